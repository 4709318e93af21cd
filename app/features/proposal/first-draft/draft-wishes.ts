import { childrenIn } from '#app/features/search/understanding/party.ts'
import type {
  Activity,
  Budget,
  NamedPlace,
  Need,
  Part,
  Understanding,
} from '#app/features/search/understanding/understanding.ts'
import { UNKNOWN_AGE, usualAdults } from '#app/features/wish/travellers.ts'
import type { Avoidance, Effort } from '#app/features/wish/wish.ts'
import { addDays, daysBetween } from '#app/text/days.ts'
import type { Goal } from '#database/values/goals.ts'
import type { DraftCatalogue } from './draft-catalogue.ts'

/** A traveller's wishes for one country, checked against its rows, with defaults for anything not mentioned. */
export interface Wishes {
  days: number
  /** The days asked for, if the draft has more or fewer. */
  daysAsked: number | null
  /** First day, YYYY-MM-DD; proposed if none was given. */
  startsOn: string
  /** 1 to 12. */
  month: number
  adults: number
  childAges: readonly number[]
  /**
   * Number of children who count as six because their age is not said; 0 if not even their number is, and null if nothing
   * is assumed of children.
   */
  agesUnsaid: number | null
  /** Age of the youngest traveller, for minimum ages; null for adults alone. */
  youngest: number | null
  group: string | null
  withGrandparents: boolean
  effort: Effort | null
  budget: Budget | null
  avoid: ReadonlySet<Avoidance>
  places: readonly Part<NamedPlace>[]
  animals: readonly Part<readonly string[]>[]
  /** Alternatives for the same words count as one wish. */
  activities: readonly Part<readonly Activity[]>[]
  goals: readonly Part<Goal>[]
  needs: readonly Part<Need>[]
  /** Places of the country that are not wanted. */
  refused: readonly NamedPlace[]
}

export const DAYS = { least: 3, usual: 9, most: 21 } as const

/** The second Saturday of the next such month that is at least two weeks away, when most people fly. */
export function dayInMonth(month: number, today: string): string {
  const soonest = addDays(today, 14)
  const years = [0, 1].map(more => Number(today.slice(0, 4)) + more)
  const days = years.map(year => {
    const first = `${year}-${String(month).padStart(2, '0')}-01`
    const weekday = new Date(`${first}T00:00:00Z`).getUTCDay()
    return addDays(first, ((6 - weekday + 7) % 7) + 7)
  })
  return days.find(day => day >= soonest) ?? days[1] ?? soonest
}

/** Number of the wished animals seen in each month. */
function monthsOfAnimals(animals: Wishes['animals'], { species }: DraftCatalogue): number[] {
  return Array.from(
    { length: 12 },
    (_, i) =>
      animals.filter(({ value: keys }) =>
        species.some(({ key, months }) => keys.includes(key) && months.includes(i + 1)),
      ).length,
  )
}

/** Number of destinations at their best in each month. */
function monthsOfPlaces({ places }: DraftCatalogue): number[] {
  return Array.from(
    { length: 12 },
    (_, i) => places.filter(({ bestMonths }) => !bestMonths || bestMonths.includes(i + 1)).length,
  )
}

/** Number of tours that run in each month. */
function monthsOfTours({ tours }: DraftCatalogue): number[] {
  return Array.from(
    { length: 12 },
    (_, i) => tours.filter(({ months }) => months === null || months.includes(i + 1)).length,
  )
}

/** The month to draft for: the best one for animals, tours and places, among those mentioned or all. */
function monthFor(said: readonly number[], animals: Wishes['animals'], catalogue: DraftCatalogue) {
  const met = monthsOfAnimals(animals, catalogue)
  const [best, running] = [monthsOfPlaces(catalogue), monthsOfTours(catalogue)]
  const among = said.length > 0 ? said : Array.from({ length: 12 }, (_, i) => i + 1)
  const worth = (month: number) =>
    (met[month - 1] ?? 0) * 100 + (best[month - 1] ?? 0) + (running[month - 1] ?? 0)
  return among.toSorted((a, b) => worth(b) - worth(a) || a - b)[0] ?? 1
}

function daysAsked({ length, when }: Understanding): number | null {
  const { from = null, to = null } = when?.value ?? {}
  if (length) {
    const { least, most } = length.value
    // “About nine” is nine: the middle of what was said.
    return least !== null && most !== null ? Math.ceil((least + most) / 2) : (most ?? least)
  }
  // Both the first and the last day count.
  const days = from && to && to > from ? daysBetween(from, to) + 1 : null
  if (days !== null && days <= 40) return days
  return null
}

function startFor({ when }: Understanding, month: number, today: string): string {
  const from = when?.value.from
  return from && from >= today ? from : dayInMonth(month, today)
}

type PartyWishes = Pick<Wishes, 'adults' | 'childAges' | 'agesUnsaid' | 'youngest' | 'group'>

/** The party, as far as the words describe it. */
function partyOf({ party }: Understanding): PartyWishes {
  const said = party?.value
  const ages = said?.children ?? []
  const unsaid = Array.from({ length: Math.max(0, (said?.childCount ?? 0) - ages.length) }, () => UNKNOWN_AGE)
  const childAges = [...ages, ...unsaid].slice(0, 12)
  const usual = said?.withGrandparents ? 4 : usualAdults({ group: said?.group ?? null })
  const adults = Math.min(20, Math.max(1, said?.adults ?? usual))
  // “A family of five” is drafted for five: which of them are children is not known.
  const known = said ? childrenIn(said) : 'none'
  const hasChildren = childAges.length > 0 || known === 'named' || known === 'assumed'
  const youngest = childAges.length > 0 ? Math.min(...childAges) : hasChildren ? UNKNOWN_AGE : null
  const isUnsaid = hasChildren && (unsaid.length > 0 || childAges.length === 0)
  return {
    ...{ adults, childAges, youngest, group: said?.group ?? (hasChildren ? 'Family' : null) },
    agesUnsaid: isUnsaid ? unsaid.length : null,
  }
}

/** Activities by the words they came from; words already used for an animal do not count again. */
function activitiesOf({ activities, animals }: Understanding): Wishes['activities'] {
  const bySpan = Map.groupBy(activities, ({ span }) => span.join())
  const taken = new Set(animals.map(({ span }) => span.join()))
  return [...bySpan].flatMap(([span, parts]) => {
    const [first] = parts
    return first && !taken.has(span) ? [{ ...first, value: parts.map(({ value }) => value) }] : []
  })
}

export function wishesOf(understanding: Understanding, catalogue: DraftCatalogue, today: string): Wishes {
  const { animals, goals, places, effort, budget, avoid, party, when, needs, unwanted } = understanding
  const asked = daysAsked(understanding)
  const days = Math.min(DAYS.most, Math.max(DAYS.least, asked ?? DAYS.usual))
  const saidMonths = when?.value.from ? [Number(when.value.from.slice(5, 7))] : (when?.value.months ?? [])
  const startsOn = startFor(understanding, monthFor(saidMonths, animals, catalogue), today)
  return {
    days,
    daysAsked: asked !== null && asked !== days ? asked : null,
    startsOn,
    month: Number(startsOn.slice(5, 7)),
    ...partyOf(understanding),
    withGrandparents: party?.value.withGrandparents ?? false,
    effort: effort?.value ?? null,
    budget: budget?.value ?? null,
    avoid: new Set(avoid.map(({ value }) => value)),
    places: places.filter(({ value }) => value.country === catalogue.tag),
    activities: activitiesOf(understanding),
    ...{ animals, goals, needs },
    refused: unwanted.flatMap(({ value }) =>
      value.kind === 'place' && value.place.country === catalogue.tag ? [value.place] : [],
    ),
  }
}

/** Keys of the interests, habitats and types of tour that a wish means. */
export interface ActivityKeys {
  interests: readonly string[]
  habitats: readonly string[]
  tourTypes: readonly string[]
}

export function activityKeys(wish: readonly Activity[], { themes }: DraftCatalogue): ActivityKeys {
  const keysOf = (kind: Activity['kind']) => wish.filter(one => one.kind === kind).map(({ key }) => key)
  const [interests, habitats, tourTypes] = [keysOf('interest'), keysOf('habitat'), keysOf('tour-type')]
  const plain = interests.length + habitats.length + tourTypes.length > 0
  // A theme means many things, so it is used only if the words name nothing more specific.
  const named = plain ? [] : themes.filter(({ key }) => keysOf('theme').includes(key))
  return {
    interests: [...interests, ...named.flatMap(theme => theme.interests)],
    habitats: [...habitats, ...named.flatMap(theme => theme.habitats)],
    tourTypes,
  }
}
