import type {
  Activity,
  Avoidance,
  Budget,
  Effort,
  NamedPlace,
  Part,
  Understanding,
} from '#app/features/search/understanding/understanding.ts'
import type { FirstDraft } from '#database/values/first-draft.ts'
import type { Goal } from '#database/values/goals.ts'
import type { DraftCatalogue, Words } from './draft-catalogue.ts'

/** What a traveller's words ask of one country: measured against its rows, with defaults where they are silent. */
export interface Wishes {
  days: number
  /** Days that were asked for, where more or fewer are drafted than that. */
  daysAsked: number | null
  /** First day, YYYY-MM-DD; null while it is open. */
  startsOn: string | null
  /** 1 to 12; null while it is open. */
  month: number | null
  adults: number
  childAges: readonly number[]
  /** Age of the youngest for what has a least age; grown-ups alone have none. */
  youngest: number | null
  group: string | null
  withGrandparents: boolean
  effort: Effort | null
  budget: Budget | null
  avoid: ReadonlySet<Avoidance>
  places: readonly Part<NamedPlace>[]
  animals: readonly Part<readonly string[]>[]
  activities: readonly Part<Activity>[]
  goals: readonly Part<Goal>[]
}

export const DAYS = { least: 3, usual: 9, most: 21 } as const
/** Of children whose age is not said: what is from six is for them, what is from eight is not. */
const AGE_UNSAID = 6
const DAY_MS = 86_400_000

function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The second Saturday of the next such month that is a fortnight away: when most people fly. */
export function dayInMonth(month: number, today: string): string {
  const soonest = dayAfter(today, 14)
  const years = [0, 1].map(more => Number(today.slice(0, 4)) + more)
  const days = years.map(year => {
    const first = `${year}-${String(month).padStart(2, '0')}-01`
    const weekday = new Date(`${first}T00:00:00Z`).getUTCDay()
    return dayAfter(first, ((6 - weekday + 7) % 7) + 7)
  })
  return days.find(day => day >= soonest) ?? days[1] ?? soonest
}

/** How many of the animals asked for are met in each month, in a country. */
function monthsOfAnimals(animals: Wishes['animals'], { species }: DraftCatalogue): number[] {
  return Array.from(
    { length: 12 },
    (_, i) =>
      animals.filter(({ value: keys }) =>
        species.some(({ key, months }) => keys.includes(key) && months.includes(i + 1)),
      ).length,
  )
}

/** How many destinations are at their best in each month. */
function monthsOfPlaces({ places }: DraftCatalogue): number[] {
  return Array.from(
    { length: 12 },
    (_, i) => places.filter(({ bestMonths }) => !bestMonths || bestMonths.includes(i + 1)).length,
  )
}

/**
 * The month to draft for: the best of those that were said; without one, the best for animals that are not there all
 * year. Null where neither says anything.
 */
function monthFor(said: readonly number[], animals: Wishes['animals'], catalogue: DraftCatalogue) {
  const met = monthsOfAnimals(animals, catalogue)
  const best = monthsOfPlaces(catalogue)
  const isSeasonal = new Set(met).size > 1
  if (said.length === 0 && !isSeasonal) return null
  const among = said.length > 0 ? said : Array.from({ length: 12 }, (_, i) => i + 1)
  const worth = (month: number) => (met[month - 1] ?? 0) * 100 + (best[month - 1] ?? 0)
  return among.toSorted((a, b) => worth(b) - worth(a) || a - b)[0] ?? null
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
}

function daysAsked({ length, when }: Understanding): number | null {
  const { from = null, to = null } = when?.value ?? {}
  if (length) return length.value.most ?? length.value.least
  if (from && to && to > from && daysBetween(from, to) <= 40) return daysBetween(from, to)
  return null
}

function startFor({ when }: Understanding, month: number | null, today: string): string | null {
  const from = when?.value.from
  if (from && from >= today) return from
  return month === null ? null : dayInMonth(month, today)
}

/** Who comes, as far as it is said. */
function partyOf({ party }: Understanding): Pick<Wishes, 'adults' | 'childAges' | 'youngest' | 'group'> {
  const said = party?.value
  const childAges = [...(said?.children ?? [])].slice(0, 12)
  const usual = said?.group === 'Solo' ? 1 : said?.withGrandparents ? 4 : 2
  const adults = Math.min(20, Math.max(1, said?.adults ?? usual))
  const hasChildren = childAges.length > 0 || said?.withChildren === true
  const youngest = childAges.length > 0 ? Math.min(...childAges) : hasChildren ? AGE_UNSAID : null
  return { adults, childAges, youngest, group: said?.group ?? (hasChildren ? 'Family' : null) }
}

export function wishesOf(understanding: Understanding, catalogue: DraftCatalogue, today: string): Wishes {
  const { animals, activities, goals, places, effort, budget, avoid, party, when } = understanding
  const asked = daysAsked(understanding)
  const days = Math.min(DAYS.most, Math.max(DAYS.least, asked ?? DAYS.usual))
  const saidMonths = when?.value.from ? [Number(when.value.from.slice(5, 7))] : (when?.value.months ?? [])
  const startsOn = startFor(understanding, monthFor(saidMonths, animals, catalogue), today)
  return {
    days,
    daysAsked: asked !== null && asked !== days ? asked : null,
    startsOn,
    month: startsOn === null ? null : Number(startsOn.slice(5, 7)),
    ...partyOf(understanding),
    withGrandparents: party?.value.withGrandparents ?? false,
    effort: effort?.value ?? null,
    budget: budget?.value ?? null,
    avoid: new Set(avoid.map(({ value }) => value)),
    places: places.filter(({ value }) => value.country === catalogue.tag),
    ...{ animals, activities, goals },
  }
}

/** Interests and habitats that an activity stands for, or a type of tour. */
export interface ActivityKeys {
  interests: readonly string[]
  habitats: readonly string[]
  tourType: string | null
}

export function activityKeys({ kind, key }: Activity, { themes }: DraftCatalogue): ActivityKeys {
  const theme = kind === 'theme' ? themes.find(one => one.key === key) : undefined
  if (theme) return { interests: theme.interests, habitats: theme.habitats, tourType: null }
  return {
    interests: kind === 'interest' ? [key] : [],
    habitats: kind === 'habitat' ? [key] : [],
    tourType: kind === 'tour-type' ? key : null,
  }
}

/** What an activity is called. */
export function activityName({ kind, key }: Activity, { themes, wordNames }: DraftCatalogue): Words {
  const theme = kind === 'theme' ? themes.find(one => one.key === key) : undefined
  return theme?.name ?? wordNames[key] ?? { en: key, es: key }
}

/** The ways to travel that are not wanted, of those that can be gone without. */
export function modesWithout({ avoid }: Pick<Wishes, 'avoid'>): FirstDraft['without'] {
  return [...(avoid.has('flights') ? ['air' as const] : []), ...(avoid.has('boats') ? ['boat' as const] : [])]
}
