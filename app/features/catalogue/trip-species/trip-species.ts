import { monthsAt, type WildPlace, type Written } from '#app/features/catalogue/species/species.ts'
import { binomial } from '#database/values/catalogue-kinds.ts'
import { lastWord, type Mentions, namesOf, shortNames, speaksOf, toMentions } from './short-names.ts'

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
