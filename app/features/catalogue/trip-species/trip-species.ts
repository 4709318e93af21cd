import { monthsAt, type WildPlace, type Written } from '#app/features/catalogue/species/species.ts'
import { binomial } from '#database/values/catalogue-kinds.ts'
import { lastWord, namesOf, type Said, shortNames, speaksOf, toSaid } from './species-mention.ts'

/** Pure rules about which species a trip meets, and on which of its days. */

/** A place whose list says in its names what is rare: “Jaguar, rarely”. */
interface ListedPlace extends WildPlace {
  wildlife: readonly (WildPlace['wildlife'][number] & { name: { en: string } })[]
}

/** A day as far as it matters to what lives there. */
export interface WildDay {
  number: number
  /** Where it ends. */
  place: ListedPlace
  /** What it visits on the way. */
  visits: readonly ListedPlace[]
  /** It goes out to something: it is not spent at its place. */
  goesOut: boolean
  onTheRoad: boolean
  /** It spends the night where it ends. */
  sleeps: boolean
  /** What it looks for: its title, what its tours are called and begin with, and what its visits are called. In English. */
  headline: string
  /** Its own words: its title and story, in English. */
  story: string
  /** Its own words and what its tours and visits say, in English. */
  text: string
  /** What its place's other tours and sights say: what they name is met by going there. */
  leftOut: string
}

interface Named extends Written {
  key: string
  /** In English. */
  name: string
}

/** How surely a day meets a species, the surest first. */
type Chance = 'sought' | 'named' | 'visited' | 'at leisure' | 'on arrival'

const CHANCES: readonly Chance[] = ['sought', 'named', 'visited', 'at leisure', 'on arrival']

interface Meeting {
  day: number
  /** Where it ends. */
  place: string
  chance: number
  /** The months in which it is about there. */
  months: readonly number[]
}

interface Met<Species> {
  species: Species
  /** The surest first. */
  meetings: readonly Meeting[]
}

export interface SpeciesOfTrip<Species> {
  /** What it meets most surely, in the order of the trip. */
  seen: Species[]
  /** Some of them by the number of the day that meets them most surely; none of them twice. */
  byDay: ReadonlyMap<number, Species[]>
}

const PER_DAY = 3
/** The whole row. */
const PER_TRIP = 18

/** What a trip meets in the months it is best in: by the words of its days, and by where they are spent. */
export function speciesOfTrip<Species extends Named>(
  days: readonly WildDay[],
  species: readonly Species[],
  bestMonths: readonly number[],
): SpeciesOfTrip<Species> {
  const told = days.map(day => toToldDay(day, species))
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

/** Where a day meets what lives there, and in which months. */
interface Whereabouts {
  atPlace: readonly number[] | null
  atVisit: readonly number[] | null
}

/** A day as every species is asked of it. */
interface ToldDay extends Omit<WildDay, 'headline' | 'story' | 'text' | 'leftOut'> {
  headline: Said
  story: Said
  text: Said
  leftOut: Said
  living: ReadonlyMap<Named, Whereabouts>
  /** Last words of names that only one of what lives there has: “quetzal”. */
  short: ReadonlySet<string>
}

function toToldDay(day: WildDay, species: readonly Named[]): ToldDay {
  const living = new Map<Named, Whereabouts>()
  for (const one of species) {
    const found = whereaboutsOf(one, day)
    if (found) living.set(one, found)
  }
  return {
    ...day,
    headline: toSaid(day.headline),
    story: toSaid(day.story),
    text: toSaid(day.text),
    leftOut: toSaid(day.leftOut),
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

function meetingsOf(species: Named, days: readonly ToldDay[], bestMonths: readonly number[]): Meeting[] {
  const ruledOut = days.filter(day => isRuledOut(day, species))
  const isSaid = ({ chance }: Meeting) => chance <= CHANCES.indexOf('named')
  return days
    .filter(day => !ruledOut.includes(day))
    .flatMap(day => meetingOn(day, species) ?? [])
    .filter(meeting => isSaid(meeting) || !ruledOut.some(({ place }) => place.slug === meeting.place))
    .filter(({ months }) => months.some(month => bestMonths.includes(month)))
    .toSorted((a, b) => a.chance - b.chance || a.day - b.day)
}

/** Whether a day's own words say that it does not meet a species, by its name or its kind: “no turtles”. */
function isRuledOut(day: ToldDay, species: Named): boolean {
  return speaksOf(day.story, [species.name, lastWord(species.name)]) === 'denied'
}

function meetingOn(day: ToldDay, species: Named): Meeting | null {
  const whereabouts = day.living.get(species)
  const names = whereabouts ? namesOf(species.name, day.short) : [species.name]
  const { atPlace = null, atVisit = null } = whereabouts ?? {}
  const meeting = (chance: Chance, months: readonly number[]) => ({
    day: day.number,
    place: day.place.slug,
    chance: CHANCES.indexOf(chance),
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

/** Whether a place's own list says that one hardly meets it there. */
function isRareAt({ latin }: Named, { wildlife }: ListedPlace): boolean {
  return wildlife.some(one => one.latin && binomial(one.latin) === binomial(latin) && RARE.test(one.name.en))
}

/** A tour that may go to look for something. */
interface Seeking {
  /** What it is called and begins with, in English. */
  headline: string
  minimumAge: number | null
}

/** The species that the youngest of a trip may look for: some tour that does so takes them, or none goes to look. */
export function openTo<Species extends Named>(
  youngest: number,
  living: readonly Species[],
  tours: readonly Seeking[],
): Species[] {
  const short = shortNames(living.map(({ name }) => name))
  const told = tours.map(tour => ({ ...tour, headline: toSaid(tour.headline) }))
  return living.filter(({ name }) => {
    const names = namesOf(name, short)
    const seeking = told.filter(({ headline }) => speaksOf(headline, names) === 'named')
    return seeking.length === 0 || seeking.some(({ minimumAge }) => (minimumAge ?? 0) <= youngest)
  })
}

/** Each species on its surest day with room left, in the order they are given. */
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
