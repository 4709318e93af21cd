import { monthsAt, type WildPlace, type Written } from '#app/features/catalogue/species/species.ts'

/** Pure rules about which species a trip meets, and on which of its days. */

/** A day as far as it matters to what lives there. */
export interface WildDay {
  number: number
  /** Where it ends. */
  place: WildPlace
  /** What it visits on the way. */
  visits: readonly WildPlace[]
  /** It goes out to something: it is not spent at its place. */
  goesOut: boolean
  onTheRoad: boolean
  /** Its story and what its tours and visits say, in English. */
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
type Chance = 'named' | 'visited' | 'at leisure' | 'on arrival'

const CHANCES: readonly Chance[] = ['named', 'visited', 'at leisure', 'on arrival']

interface Meeting {
  day: number
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
  const met = species
    .map(one => ({ species: one, meetings: meetingsOf(one, days, bestMonths) }))
    .filter(({ meetings }) => meetings.length > 0)
    .toSorted((a, b) => surest(a) - surest(b) || bySeason(a, b))
    .slice(0, PER_TRIP)
  return {
    seen: met.toSorted((a, b) => firstDay(a) - firstDay(b) || bySeason(a, b)).map(one => one.species),
    byDay: spread(met),
  }
}

function meetingsOf(species: Named, days: readonly WildDay[], bestMonths: readonly number[]): Meeting[] {
  const name = patternOf(species.name)
  return days
    .flatMap(day => meetingOn(day, species, name) ?? [])
    .filter(({ months }) => months.some(month => bestMonths.includes(month)))
    .toSorted((a, b) => a.chance - b.chance || a.day - b.day)
}

function meetingOn(day: WildDay, species: Named, name: RegExp): Meeting | null {
  const atVisit = day.visits.map(place => monthsAt(species, place)).find(months => months !== null)
  const atPlace = monthsAt(species, day.place)
  const meeting = (chance: Chance, months: readonly number[]) => ({
    day: day.number,
    chance: CHANCES.indexOf(chance),
    months,
  })
  if (name.test(day.text)) {
    const inCountry = species.seen.filter(({ country }) => country === day.place.country)
    return meeting('named', atVisit ?? atPlace ?? inCountry.flatMap(({ months }) => months))
  }
  if (atVisit) return meeting('visited', atVisit)
  if (!atPlace || day.goesOut || name.test(day.leftOut)) return null
  return meeting(day.onTheRoad ? 'on arrival' : 'at leisure', atPlace)
}

/** What says of a name that it is not there: “no lions”, “will not promise a jaguar”. */
const DENIED = '(?<!\\p{L})(?:no|nobody|none|not|never|nor|without)\\s(?:[\\p{L}’-]+\\s){0,3}'

/** Finds a name in a text, of one or of several, as words of their own, where it is not denied. */
function patternOf(name: string): RegExp {
  const words = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<!\\p{L}|${DENIED})${words}s?(?!\\p{L})`, 'iu')
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
