import type { PriceLine, ProposalContent } from '#database/values/proposal-content.ts'
import {
  type BasisChange,
  basisOf,
  changesOfBasis,
  nightsOf,
  nightsOfContent,
  peopleIn,
} from './catalogue-lines.ts'
import { computedLines, type DraftPrices, type PricedDraft } from './follow-days.ts'
import { roomsFor } from './rates.ts'

/** Numbers of nights that a price line states in words or digits, in English or Spanish. */

const NUMBERS = [
  ['one', 'un', 'una'],
  ['two', 'dos'],
  ['three', 'tres'],
  ['four', 'cuatro'],
  ['five', 'cinco'],
  ['six', 'seis'],
  ['seven', 'siete'],
  ['eight', 'ocho'],
  ['nine', 'nueve'],
  ['ten', 'diez'],
  ['eleven', 'once'],
  ['twelve', 'doce'],
  ['thirteen', 'trece'],
  ['fourteen', 'catorce'],
  ['fifteen', 'quince'],
  ['sixteen', 'dieciséis'],
  ['seventeen', 'diecisiete'],
  ['eighteen', 'dieciocho'],
  ['nineteen', 'diecinueve'],
  ['twenty', 'veinte'],
  ['twenty-one', 'veintiuna', 'veintiún'],
] as const

const STATED =
  /(?<![\p{L}\d])(\d{1,2}|[\p{L}-]+)\s+(?:more\s+|further\s+|extra\s+)?(?:nights?|noches?)(?!\p{L})(\s+(?:less|menos)(?!\p{L}))?/giu

function numberOf(word: string): number | null {
  if (/^\d+$/.test(word)) return Number(word)
  const at = NUMBERS.findIndex(words => (words as readonly string[]).includes(word.toLowerCase()))
  return at < 0 ? null : at + 1
}

/** The nights that a text states, added up; null if it states none. "1 night less" counts against them. */
function statedNights(text: string): number | null {
  const found = [...text.matchAll(STATED)].flatMap(([, word = '', less]) => {
    const number = numberOf(word)
    return number === null ? [] : less ? -number : number
  })
  return found.length === 0 ? null : found.reduce((sum, number) => sum + number, 0)
}

/** What in a draft's price does not agree with its days, its nights or its party. */

export const disagreementCodes = [
  ...(['nights', 'days_changed', 'party', 'party_wish', 'adults_unknown', 'sum', 'rooms'] as const),
]

/** How many travel, by age. */
export interface Heads {
  adults: number
  childAges: readonly number[]
}

/** How many travel, as a request has it. */
export interface WishedHeads extends Heads {
  /** Children travel, and nobody has said with how many adults. */
  areAdultsGuessed: boolean
}

interface OfLine {
  /** Id of the price line. */
  line: string
  what: string
}

/**
 * `nights`: a line states other nights than there are; `days_changed`: it was set by hand, and the days under it have
 * changed; `party`: it is for another number of travellers; `party_wish`: the draft is for another party than the
 * request; `adults_unknown`: the request has children, and does not say with how many adults; `sum`: it does not follow the catalogue any more; `rooms`: a house has too few.
 */
export type Disagreement =
  | ({ code: 'nights'; says: number; has: number } & OfLine)
  | ({ code: 'days_changed'; changes: BasisChange[] } & OfLine)
  | ({ code: 'party'; says: number; has: number } & OfLine)
  | { code: 'party_wish'; draft: Heads; wish: Heads }
  | { code: 'adults_unknown'; adults: number }
  | ({ code: 'sum'; says: number | null; has: number | null } & OfLine)
  | { code: 'rooms'; house: string; needs: number; has: number }

const EVERYBODY = /^(each|every|per|all|cada|por|todos? los) (traveller|traveler|person|viajer|persona)/i
const ADULTS = /^(each |every |per |the |cada |por |los )?(adults?|adultos?)$/i
const CHILDREN =
  /(?:children|child|kids?|niñ[oa]s?|menores)[^\d]*(?:under|de|until|hasta)\s+(?:de\s+)?(\d{1,2})/i

/** How many a line is for, as its text says; null if it is not counted by heads. */
function headsOf({ forWhom }: Pick<PriceLine, 'forWhom'>, content: Heads): number | null {
  const text = forWhom.trim()
  if (EVERYBODY.test(text)) return peopleIn({ ...content, childAges: [...content.childAges] })
  if (ADULTS.test(text)) return content.adults
  const under = CHILDREN.exec(text)?.[1]
  return under === undefined ? null : content.childAges.filter(age => age < Number(under)).length
}

/** Counts that mean something here: travellers, nights, days, rides. */
function isCountOfSomething(count: number, content: ProposalContent): boolean {
  const { adults, childAges, days } = content
  const beds = [...nightsOf(content).values()].map(({ months }) => months.length)
  const rides = days.reduce((sum, { legs }) => sum + legs.length, 0)
  const counts = [1, adults, childAges.length, adults + childAges.length, days.length, days.length - 1, rides]
  return [...counts, ...beds, nightsOfContent(content)].includes(count)
}

function ofParty(line: PriceLine, content: ProposalContent, isFollowing: boolean): Disagreement[] {
  const { id, what, count } = line
  const heads = headsOf(line, content)
  const of = { line: id, what, says: count }
  if (isFollowing) return []
  if (heads !== null) return heads === count ? [] : [{ code: 'party', ...of, has: heads }]
  if (line.day !== null || isCountOfSomething(count, content)) return []
  return [{ code: 'party', ...of, has: peopleIn(content) }]
}

function ofNights({ content, workings }: PricedDraft): Disagreement[] {
  const has = nightsOfContent(content)
  const { days } = content
  const stated = content.price.flatMap(line => {
    // A line of one day is not about all nights.
    const says = line.day === null ? statedNights(line.what) : null
    return says === null ? [] : [{ line, says }]
  })
  const sum = stated.reduce((all, { says }) => all + says, 0)
  const beds = days.filter(({ hotel }) => hotel !== null).length
  const fits = [has, beds, days.length - 1]
  if (fits.includes(sum)) return []
  const slept = [...nightsOf(content).values()]
  return stated.flatMap(({ line: { id, what }, says }): Disagreement[] => {
    if (workings.lines[id]?.isByHand === false || fits.includes(says)) return []
    const named = slept.find(({ name }) => what.toLowerCase().includes(name.toLowerCase()))
    if (named?.months.length === says) return []
    return [{ code: 'nights', line: id, what, says, has: named?.months.length ?? has }]
  })
}

function ofChangedDays({ content, workings }: PricedDraft): Disagreement[] {
  return content.price.flatMap(({ id, what, day }): Disagreement[] => {
    const own = workings.lines[id]
    if (!own?.isByHand || !own.basis) return []
    const changes = changesOfBasis(own.basis, basisOf(content, own.source, day))
    return changes.length === 0 ? [] : [{ code: 'days_changed', line: id, what, changes }]
  })
}

function amountOf({ count, unitMinor }: Pick<PriceLine, 'count' | 'unitMinor'>): number | null {
  return unitMinor === null ? null : unitMinor * count
}

function ofSum(draft: PricedDraft, prices: DraftPrices): Disagreement[] {
  const computed = computedLines(draft, prices)
  if (!computed) return []
  const { content, workings } = draft
  const now = new Map(computed.map(line => [line.source, line] as const))
  const following = content.price.filter(({ id }) => workings.lines[id]?.isByHand === false)
  const stale = following.flatMap((line): Disagreement[] => {
    const is = now.get(workings.lines[line.id]?.source ?? '')
    const [says, has] = [amountOf(line), is ? amountOf(is) : null]
    return is && says === has ? [] : [{ code: 'sum', line: line.id, what: line.what, says, has }]
  })
  const sources = new Set(Object.values(workings.lines).map(({ source }) => source))
  const missing = computed
    .filter(({ source }) => !sources.has(source))
    .map(
      (line): Disagreement => ({ code: 'sum', line: '', what: line.what, says: null, has: amountOf(line) }),
    )
  return [...stale, ...missing]
}

function ofRooms({ content }: PricedDraft, { rates }: DraftPrices): Disagreement[] {
  return [...nightsOf(content)].flatMap(([key, { name, months }]): Disagreement[] => {
    const hotel = rates.hotels[key]
    if (!hotel || hotel.rooms.length === 0) return []
    const needs = roomsFor(hotel, peopleIn(content), months[0] ?? null).rooms
    const has = hotel.rooms.reduce((sum, { count }) => sum + count, 0)
    return needs > has ? [{ code: 'rooms', house: name, needs, has }] : []
  })
}

export function isSameParty(a: Heads, b: Heads): boolean {
  const ages = ({ childAges }: Heads) => childAges.toSorted((x, y) => x - y).join()
  return a.adults === b.adults && ages(a) === ages(b)
}

/** Everything in a draft that its price disagrees with. `wish` is who travels as the request has it, if it says. */
export function disagreementsOf(
  draft: PricedDraft,
  prices: DraftPrices,
  wish: WishedHeads | null,
): Disagreement[] {
  const { content, workings } = draft
  const { adults, childAges } = content
  return [
    ...(wish && !isSameParty(wish, content)
      ? [
          {
            code: 'party_wish' as const,
            draft: { adults, childAges },
            wish: { adults: wish.adults, childAges: wish.childAges },
          },
        ]
      : []),
    ...(wish?.areAdultsGuessed ? [{ code: 'adults_unknown' as const, adults }] : []),
    ...ofNights(draft),
    ...ofChangedDays(draft),
    ...content.price.flatMap(line => ofParty(line, content, workings.lines[line.id]?.isByHand === false)),
    ...ofSum(draft, prices),
    ...ofRooms(draft, prices),
  ]
}

/** The same disagreement has the same name, so that a yes to it is not asked for twice. */
export function nameOfDisagreement(disagreement: Disagreement): string {
  return JSON.stringify(disagreement).slice(0, 500)
}
