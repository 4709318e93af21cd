import { LRUCache } from 'lru-cache'
import { monthsAt, type WildPlace, type Written } from '#app/features/catalogue/species/species.ts'
import { binomial } from '#database/values/catalogue-kinds.ts'

/** Which species a trip has, and on which of its days. */

/** A place whose list marks rare species in their names: “Jaguar, rarely”. */
interface ListedPlace extends WildPlace {
  wildlife: readonly (WildPlace['wildlife'][number] & { name: { en: string } })[]
}

/** The data of a day that decides its species. */
export interface WildDay {
  number: number
  /** The place where it ends. */
  place: ListedPlace
  /** Attractions visited on the way. */
  visits: readonly ListedPlace[]
  /** Whether the day is an excursion, not spent at its place. */
  goesOut: boolean
  onTheRoad: boolean
  /** Whether the night is spent where the day ends. */
  sleeps: boolean
  /**
   * What the day looks for: its title, the names and first sentences of its tours, and the names of its visits. In
   * English.
   */
  headline: string
  /** The day's title and story, in English. */
  story: string
  /** The day's own text and the texts of its tours and visits, in English. */
  text: string
  /** Texts of other tours and attractions at the place; species named there need such an excursion. */
  leftOut: string
}

export interface Named extends Written {
  key: string
  /** In English. */
  name: string
}

/** How likely a day has a species, the most likely first. */
export type Chance = 'sought' | 'named' | 'visited' | 'at leisure' | 'on arrival'

export const CHANCES: readonly Chance[] = ['sought', 'named', 'visited', 'at leisure', 'on arrival']

export interface Meeting {
  day: number
  /** The place where the day ends. */
  place: string
  /** Index in `CHANCES`. */
  chance: number
  /** The names by which the day's texts may mention it, in English. */
  names: readonly string[]
  /** Months in which the species is present there. */
  months: readonly number[]
}

interface Met<Species> {
  species: Species
  /** The most likely first. */
  meetings: readonly Meeting[]
}

export interface SpeciesOfTrip<Species> {
  /** The most likely species, in the order of the trip. */
  seen: Species[]
  /** Some of them by the number of their most likely day; none twice. */
  byDay: ReadonlyMap<number, Species[]>
}

const PER_DAY = 3
/** Maximum length of the row. */
const PER_TRIP = 18

/** Species of a trip in its best months, from the texts of its days and from its places. */
export function speciesOfTrip<Species extends Named>(
  days: readonly WildDay[],
  species: readonly Species[],
  bestMonths: readonly number[],
): SpeciesOfTrip<Species> {
  const told = days.map(day => toNarratedDay(day, species))
  const met = species
    .map(one => ({ species: one, meetings: meetingsOf(one, told, bestMonths) }))
    .filter(({ meetings }) => meetings.length > 0)
    .toSorted((a, b) => surest(a) - surest(b) || bySeason(a, b))
    .slice(0, PER_TRIP)
  return {
    seen: met.toSorted((a, b) => firstDay(a) - firstDay(b) || bySeason(a, b)).map(one => one.species),
    byDay: spread(met),
  }
}

/** Where a day can have a species, and in which months. */
interface Whereabouts {
  atPlace: readonly number[] | null
  atVisit: readonly number[] | null
}

/** How English texts mention a species. */

/** Short name of a species: “quetzal”. */
function lastWord(name: string): string {
  return name.slice(name.lastIndexOf(' ') + 1).toLowerCase()
}

/** Last words that only one of the names has, so that “quetzal” is unambiguous. */
function shortNames(names: readonly string[]): ReadonlySet<string> {
  const words = names.map(lastWord)
  return new Set(words.filter(word => words.indexOf(word) === words.lastIndexOf(word)))
}

/** Names of a species, including its short name if that is unambiguous. */
function namesOf(name: string, short: ReadonlySet<string>): string[] {
  return short.has(lastWord(name)) ? [name, lastWord(name)] : [name]
}

/** A negation before a name: “no lions”, “will not promise a jaguar”. */
const DENIED = '(?<!\\p{L})(?:no|nobody|none|not|never|nor|without)\\s(?:[\\p{L}’-]+\\s){0,3}'

/** A negation after a name: “lions are further north”. */
const AWAY = '\\s(?:and\\s[\\p{L}’-]+\\s)?(?:is|are)\\s(?:[\\p{L}’-]+\\s){0,4}(?:further|elsewhere)(?!\\p{L})'

/** Long words that people shorten. */
const SHORTENED = /(?<=^(?:.* )?(?:rhino|hippo))(?:ceros|potamus)$/i

/** Expressions that match a name as whole words at a position: everywhere, or only without a negation. */
interface Patterns {
  anywhere: RegExp
  named: RegExp
}

/** The common lower-case part of all spellings of a name: a quick check that spares most texts the expressions. */
const stems = new Map<string, string>()

function stemOf(name: string): string {
  const stem = stems.get(name) ?? name.replace(SHORTENED, '').toLowerCase()
  stems.set(name, stem)
  return stem
}

/** At about 4 KB each, of the names that texts have: a trip looks for the same ones on each of its days. */
const kept = new LRUCache<string, Patterns>({ max: 500 })

function patternsOf(name: string): Patterns {
  const found = kept.get(name)
  if (found) return found
  const words = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(SHORTENED, rest => `(?:${rest})?`)
  const made = {
    anywhere: new RegExp(`(?<!\\p{L})${words}s?(?!\\p{L})`, 'iuy'),
    named: new RegExp(`(?<!\\p{L}|${DENIED})${words}s?(?!\\p{L}|${AWAY})`, 'iuy'),
  }
  kept.set(name, made)
  return made
}

/** A text that is searched for many names. */
interface Mentions {
  text: string
  lower: string
}

export function toMentions(text: string): Mentions {
  return { text, lower: text.toLowerCase() }
}

/** How a text mentions something by any of its names; null if it does not. */
export function speaksOf({ text, lower }: Mentions, names: readonly string[]): 'named' | 'denied' | null {
  let isDenied = false
  for (const name of names) {
    const stem = stemOf(name)
    for (let at = lower.indexOf(stem); at >= 0; at = lower.indexOf(stem, at + 1)) {
      const { named, anywhere } = patternsOf(name)
      anywhere.lastIndex = at
      if (!anywhere.test(text)) continue
      named.lastIndex = at
      if (named.test(text)) return 'named'
      isDenied = true
    }
  }
  return isDenied ? 'denied' : null
}

/** A day prepared for checking every species. */
export interface NarratedDay extends Omit<WildDay, 'headline' | 'story' | 'text' | 'leftOut'> {
  headline: Mentions
  story: Mentions
  text: Mentions
  leftOut: Mentions
  living: ReadonlyMap<Named, Whereabouts>
  /** Last words of names that are unambiguous among the species there: “quetzal”. */
  short: ReadonlySet<string>
}

export function toNarratedDay(day: WildDay, species: readonly Named[]): NarratedDay {
  const living = new Map<Named, Whereabouts>()
  for (const one of species) {
    const found = whereaboutsOf(one, day)
    if (found) living.set(one, found)
  }
  return {
    ...day,
    headline: toMentions(day.headline),
    story: toMentions(day.story),
    text: toMentions(day.text),
    leftOut: toMentions(day.leftOut),
    living,
    short: shortNames([...living.keys()].map(({ name }) => name)),
  }
}

function whereaboutsOf(species: Named, { place, visits }: WildDay): Whereabouts | null {
  const atPlace = monthsAt(species, place)
  let atVisit: number[] | null = null
  for (const visit of visits) atVisit ??= monthsAt(species, visit)
  return atPlace || atVisit ? { atPlace, atVisit } : null
}

/** The days that have a species in one of the months, the most likely first. */
export function meetingsOf(
  species: Named,
  days: readonly NarratedDay[],
  bestMonths: readonly number[],
): Meeting[] {
  const ruledOut = days.filter(day => isRuledOut(day, species))
  const isInTexts = ({ chance }: Meeting) => chance <= CHANCES.indexOf('named')
  return days
    .filter(day => !ruledOut.includes(day))
    .flatMap(day => meetingOn(day, species) ?? [])
    .filter(meeting => isInTexts(meeting) || !ruledOut.some(({ place }) => place.slug === meeting.place))
    .filter(({ months }) => months.some(month => bestMonths.includes(month)))
    .toSorted((a, b) => a.chance - b.chance || a.day - b.day)
}

/** Whether a day's own text denies a species, by its name or its last word: “no turtles”. */
function isRuledOut(day: NarratedDay, species: Named): boolean {
  return speaksOf(day.story, [species.name, lastWord(species.name)]) === 'denied'
}

function meetingOn(day: NarratedDay, species: Named): Meeting | null {
  const whereabouts = day.living.get(species)
  const names = whereabouts ? namesOf(species.name, day.short) : [species.name]
  const { atPlace = null, atVisit = null } = whereabouts ?? {}
  const meeting = (chance: Chance, months: readonly number[]) => ({
    day: day.number,
    place: day.place.slug,
    chance: CHANCES.indexOf(chance),
    names,
    months,
  })
  const isSought = speaksOf(day.headline, names) === 'named'
  if (isSought || speaksOf(day.text, names) === 'named') {
    const inCountry = species.seen.filter(({ country }) => country === day.place.country)
    const months = atVisit ?? atPlace ?? inCountry.flatMap(one => one.months)
    return meeting(isSought ? 'sought' : 'named', months)
  }
  if ([day.place, ...day.visits].some(place => isRareAt(species, place))) return null
  if (atVisit) return meeting('visited', atVisit)
  if (!atPlace || day.goesOut || speaksOf(day.leftOut, [species.name]) === 'named') return null
  if (!day.onTheRoad) return meeting('at leisure', atPlace)
  return day.sleeps ? meeting('on arrival', atPlace) : null
}

const RARE = /\b(?:rare|rarely|seldom|hardly ever|almost never)\b/i

/** Whether a place's own list calls the species rare. */
function isRareAt({ latin }: Named, { wildlife }: ListedPlace): boolean {
  return wildlife.some(one => one.latin && binomial(one.latin) === binomial(latin) && RARE.test(one.name.en))
}

/** A tour that may look for a species. */
interface Seeking {
  /** Its name and first sentence, in English. */
  headline: string
  minimumAge: number | null
}

/** Species open to the youngest traveller: at least one tour for it admits them, or no tour looks for it. */
export function openTo<Species extends Named>(
  youngest: number,
  living: readonly Species[],
  tours: readonly Seeking[],
): Species[] {
  const short = shortNames(living.map(({ name }) => name))
  const told = tours.map(tour => ({ ...tour, headline: toMentions(tour.headline) }))
  return living.filter(({ name }) => {
    const names = namesOf(name, short)
    const seeking = told.filter(({ headline }) => speaksOf(headline, names) === 'named')
    return seeking.length === 0 || seeking.some(({ minimumAge }) => (minimumAge ?? 0) <= youngest)
  })
}

/** Assigns each species to its most likely day with room left, in the given order. */
function spread<Species extends Named>(met: readonly Met<Species>[]): Map<number, Species[]> {
  const byDay = new Map<number, Species[]>()
  for (const { species, meetings } of met) {
    const meeting = meetings.find(({ day }) => (byDay.get(day)?.length ?? 0) < PER_DAY)
    if (meeting) byDay.set(meeting.day, [...(byDay.get(meeting.day) ?? []), species])
  }
  return byDay
}

function surest({ meetings }: Met<Named>): number {
  return meetings[0]?.chance ?? CHANCES.length
}

function firstDay({ meetings }: Met<Named>): number {
  return Math.min(...meetings.map(({ day }) => day))
}

/** The shortest season first. */
function bySeason(a: Met<Named>, b: Met<Named>): number {
  const length = ({ meetings }: Met<Named>) => Math.min(...meetings.map(({ months }) => months.length))
  return length(a) - length(b) || a.species.key.localeCompare(b.species.key)
}
