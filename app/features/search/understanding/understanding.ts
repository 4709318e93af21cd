import type { Avoidance, Effort, NeedKind } from '#app/features/wish/wish.ts'
import type { Goal, Group } from '#database/values/goals.ts'
import type { Locale } from '#database/values/locale.ts'
import { type Found, isApart, type Token, tokensOf } from './words.ts'

/** A parsed wish, which `understand.ts` produces, the text while it is parsed, and the text without a part of it. */

/** Offsets in UTF-16 units of the cleaned text, the end exclusive. */
export type Span = readonly [number, number]

/** A parsed part, with the words it came from as typed, and their position in the text. */
export interface Part<T> {
  value: T
  from: string
  span: Span
  /** Other positions of the same part: "with a toddler, in May, and grandparents". */
  also?: readonly Span[]
}

/** Time of travel: months 1 to 12 in order, and dates (YYYY-MM-DD) if the words name them. */
export interface When {
  months: readonly number[]
  from: string | null
  to: string | null
}

/** Length in days of the trip; null for an open end. */
export interface Length {
  least: number | null
  most: number | null
}

/** Budget for the land part of a trip, in minor units of US dollars; an estimate if it was said in other money. */
export interface Budget {
  /** Upper limit; null for "cheap" or "luxury", which rank trips and exclude none. */
  mostMinor: number | null
  per: 'person' | 'group'
  /** Whether the limit is for each day of the trip. */
  isDaily: boolean
  level: 'cheap' | 'comfortable' | 'luxury' | null
  /** The amount as it was said, in its own currency; null if that is the dollar. */
  said: { mostMinor: number; currency: string } | null
}

/** The party. Ages in years. */
export interface Party {
  group: Group | null
  adults: number | null
  children: readonly number[]
  /** How many children come, as far as it is said; of some of them no age may be. */
  childCount: number
  /** Of how many of them only that they are teenagers is known; they are taken to be fifteen. */
  teenagers: number
  /** Whether children are spoken of, with or without ages. */
  withChildren: boolean
  withGrandparents: boolean
  /** Whether somebody's grown-up parents come, who may not be anybody's grandparents. */
  withElders: boolean
}

/** An activity is an interest, habitat, vacation theme or type of tour of the catalogue. */
export interface Activity {
  kind: 'interest' | 'habitat' | 'theme' | 'tour-type'
  key: string
}

/** A place of the catalogue: a destination, an attraction or a region. */
export interface NamedPlace {
  kind: 'destination' | 'attraction' | 'region'
  slug: string
  country: string
  /** One of several of the same country, any of which will do: “northern Vietnam”. */
  isAnyOf?: true
  /** It is not what was named, but nearest to it: the Salkantay for the Inca Trail. */
  isNearest?: true
}

/** A thing with a name of its own, narrower than any word of the catalogue: a zip line, a night train. */
export interface Thing {
  /** Its usual name. */
  name: Readonly<Record<Locale, string>>
  /** How texts say it. */
  names: Readonly<Record<Locale, readonly string[]>>
  /** What is nearest in spirit: it ranks, and is never claimed. */
  near: readonly Activity[]
  /** Whether no trip has it, whatever texts say. */
  isAbsent: boolean
  /** How one travels: only such a leg of a day is one, whatever texts say. */
  legs: 'rail' | null
  /** In how many places one sleeps at most: only such a trip is one. */
  beds: number | null
  /** One sleeps in it: only a trip with such a house is one. */
  isHouse?: true
  /** It is looked at, from a house or on a day. */
  isSight?: true
}

/** Up to which height somebody goes, or only sleeps. */
export interface HeightLimit {
  mostM: number
  isOfBeds: boolean
}

export interface Need {
  kind: NeedKind
  /** Of an altitude that was said with a figure. */
  heights?: HeightLimit
}

export type Weather = 'warm' | 'cool' | 'dry'

/** A country or region in which we plan nothing. */
export type Elsewhere = Readonly<Record<Locale, string>>

/** A possible meaning of a name. */
export type Meaning =
  | { kind: 'country'; tag: string; isUnplanned?: true }
  | { kind: 'place'; place: NamedPlace }
  | { kind: 'animals'; keys: readonly string[] }
  | { kind: 'activity'; activity: Activity }
  | { kind: 'goal'; goal: Goal }
  | { kind: 'thing'; thing: Thing }
  /** `near`: what is like it here. */
  | { kind: 'elsewhere'; name: Elsewhere; near?: readonly Activity[] }

export interface Understanding {
  /** The text as read: cleaned, at most 500 characters. */
  text: string
  /** Country tags. */
  countries: readonly Part<string>[]
  places: readonly Part<NamedPlace>[]
  when: Part<When> | null
  length: Part<Length> | null
  budget: Part<Budget> | null
  party: Part<Party> | null
  goals: readonly Part<Goal>[]
  effort: Part<Effort> | null
  /** Keys of species; several if the words name a group ("monkeys"). */
  animals: readonly Part<readonly string[]>[]
  activities: readonly Part<Activity>[]
  things: readonly Part<Thing>[]
  avoid: readonly Part<Avoidance>[]
  /** What somebody needs or fears. */
  needs: readonly Part<Need>[]
  weather: Part<Weather> | null
  /** Where we plan nothing. */
  elsewhere: readonly Part<Elsewhere>[]
  /** What a trip should resemble without being it: “like the Galápagos but cheaper”. */
  like: readonly Part<Meaning>[]
  /** Unwanted names: "not Cusco", "no snakes". */
  unwanted: readonly Part<Meaning>[]
  /** What is said but means nothing to us: an amount in euros, a reef elsewhere. It is not searched for. */
  unread: readonly Part<string>[]
  /** The remaining words, without stop words. */
  words: readonly Part<string>[]
}

/** The words and phrases that were not understood, as typed, in the order of the text. */
export function notUnderstood({ unread, words }: Pick<Understanding, 'unread' | 'words'>): string[] {
  return [...unread, ...words].toSorted((a, b) => a.span[0] - b.span[0]).map(({ from }) => from)
}

/** Whether any part was understood. */
export function isUnderstood({
  text: _text,
  unread: _unread,
  elsewhere: _elsewhere,
  words: _words,
  ...parts
}: Understanding): boolean {
  return Object.values(parts).some(part => (Array.isArray(part) ? part.length > 0 : part !== null))
}

/** Maximum number of characters read. */
const MAX_TEXT = 500

/** Readers that may use words another one has already taken. */
type Reader = 'names' | 'party'

/** A text while it is parsed, with the tokens already taken. */
export interface Reading {
  text: string
  tokens: readonly Token[]
  taken: boolean[]
  /**
   * For each taken token, the reader that may still use it: "family" and "luna de miel" name both a party and a
   * vacation.
   */
  openTo: (Reader | null)[]
  /** The tokens after names of animals. */
  animalEnds: ReadonlySet<number>
  /** The tokens of names of places, habitats and animals: what “quiet” says of a lake, it says of no trip. */
  nouns: ReadonlySet<number>
}

/** One line without control characters, at most 500 characters, without a lone surrogate. */
export function cleanText(text: string): string {
  return text
    .slice(0, MAX_TEXT * 4)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{C}\uFFFD\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_TEXT)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
}

export function readText(text: string): Reading {
  const tokens = tokensOf(text)
  return {
    text,
    tokens,
    taken: tokens.map(() => false),
    openTo: tokens.map(() => null),
    animalEnds: new Set(),
    nouns: new Set(),
  }
}

export function isFree({ taken, tokens }: Reading, at: number, count: number): boolean {
  return at + count <= tokens.length && !taken.slice(at, at + count).includes(true)
}

/** Whether the tokens are not taken yet, or are open to this reader. */
export function isOpen(reading: Reading, at: number, count: number, reader: Reader): boolean {
  const { taken, openTo, tokens } = reading
  if (at + count > tokens.length) return false
  return taken.slice(at, at + count).every((isTaken, i) => !isTaken || openTo[at + i] === reader)
}

export function leaveOpen(
  { openTo }: Reading,
  { at, count }: Pick<Found<unknown>, 'at' | 'count'>,
  reader: Reader,
): void {
  openTo.fill(reader, at, at + count)
}

export function take({ taken }: Reading, { at, count }: Pick<Found<unknown>, 'at' | 'count'>): void {
  taken.fill(true, at, at + count)
}

function spanOf({ tokens }: Reading, { at, count }: Pick<Found<unknown>, 'at' | 'count'>): Span {
  return [tokens[at]?.start ?? 0, tokens[at + count - 1]?.end ?? 0]
}

/** A part that is taken, but means nothing to us. */
export function unreadOf(reading: Reading, found: Found<unknown>): Part<string> {
  const part = partOf(reading, found, '')
  return { ...part, value: part.from }
}

/** Makes a part of the text from a match; `elsewhere` holds its other positions. */
export function partOf<T>(
  reading: Reading,
  found: Found<unknown>,
  value: T,
  elsewhere: readonly Found<unknown>[] = [],
): Part<T> {
  const span = spanOf(reading, found)
  const part = { value, from: reading.text.slice(...span), span }
  return elsewhere.length > 0 ? { ...part, also: elsewhere.map(one => spanOf(reading, one)) } : part
}

/** Prepositions and articles that are dropped with the words they precede. */
const leading = new Set(
  'in on at for with during of to from by around about and or but de del en con para por durante a al desde hacia y e o u pero la el los las un una the an'.split(
    ' ',
  ),
)
/** Words that may start the remaining text. */
const joining = new Set(['and', 'or', 'but', 'y', 'e', 'o', 'u', 'pero', 'with', 'con'])

/**
 * A text without one of its parts, at all its positions, and without the prepositions and commas that belong to it:
 * "Peru in May with kids" without May is "Peru with kids".
 */
export function withoutPart(text: string, part: Pick<Part<unknown>, 'span' | 'also'>): string {
  const spans = [part.span, ...(part.also ?? [])].toSorted((a, b) => b[0] - a[0])
  return spans.reduce(without, cleanText(text))
}

function without(text: string, [start, end]: readonly [number, number]): string {
  const tokens = tokensOf(text)
  let first = tokens.findIndex(token => token.end > start)
  if (first < 0) return text
  let head = start
  for (let token = tokens[first]; first > 0; token = tokens[first]) {
    const before = tokens[first - 1]
    if (!before || !token || isApart(token) || !leading.has(before.plain)) break
    head = before.start
    first--
  }
  const before = text.slice(0, head).replace(/[\s,;:(¿¡–—-]+$/u, '')
  const rest = text.slice(end)
  const after = rest.replace(/^[\s,;:)–—-]+/u, '')
  const joint = /^[.!?]/.test(after) ? '' : /^\s*,/.test(rest) && after !== '' ? ', ' : ' '
  if (before !== '') return cleanText(before + joint + after)
  const opening = tokensOf(after)[0]
  const remaining = opening && joining.has(opening.plain) ? after.slice(opening.end) : after
  return cleanText(remaining.replace(/^[\s,;:.!?–—-]+/u, ''))
}
