import { childrenIn } from '#app/features/search/understanding/party.ts'
import type {
  Activity,
  Budget,
  Length,
  Meaning,
  NamedPlace,
  Part,
  Party,
  Thing,
  Understanding,
  When,
} from '#app/features/search/understanding/understanding.ts'
import type { Travellers } from '#app/features/trip/price/party-price.ts'
import { usualAdults } from '#app/features/wish/travellers.ts'
import type { Avoidance, NeedKind } from '#app/features/wish/wish.ts'
import type { Group } from '#database/values/goals.ts'

/** Converts each part of a visitor's words to a weighted criterion. */

/** A species, its names, and where and when it is seen. */
export interface AnimalMeaning {
  key: string
  name: { en: string; es: string }
  /** `place:peru/manu`, or `country:peru` if no place is named. */
  seen: readonly { at: string; months: readonly number[] }[]
}

/** An activity: its name, and the values of finder_trip that match it. */
export interface ActivityMeaning {
  name: { en: string; es: string }
  /** The trip's own tours and habitats. */
  sure: readonly string[]
  /** Places where the activity is possible. */
  likely: readonly string[]
  /** Choices of trips designed for it. */
  choices: readonly string[]
  /** What a trip has if it has it: `interest:surf`, `tour-type:water`. */
  topics: readonly string[]
}

/** The catalogue's facts about the animals, activities and places that were understood. */
export interface Meanings {
  animals: ReadonlyMap<string, AnimalMeaning>
  activities: ReadonlyMap<string, ActivityMeaning>
  places: ReadonlyMap<string, { en: string; es: string }>
  /** Names of interests, habitats and types of tour, by `interest:surf`. */
  topics: ReadonlyMap<string, { en: string; es: string }>
  /** Topics of the places that a trip should resemble. */
  likes: ReadonlySet<string>
}

export function activityKey({ kind, key }: Activity): string {
  return `${kind}:${key}`
}

export function placeKey({ country, slug }: Pick<NamedPlace, 'country' | 'slug'>): string {
  return `${country}/${slug}`
}

/** A criterion, with its maximum number of points. */
export type Criterion = { points: number } & (
  | {
      /** The trip has one of `best`, for all points, or one of `next`, for a share of them. */
      kind: 'has'
      in: 'choices' | 'contents'
      best: readonly string[]
      next: readonly string[]
      share: number
      /** Whether few trips have it, so that an index looks them up. */
      rare: boolean
    }
  | { kind: 'days'; least: number; most: number }
  | { kind: 'price'; mostMinor: number }
  | { kind: 'level'; level: 'cheap' | 'comfortable' | 'luxury' }
  | { kind: 'without'; what: 'driving' | 'flights' | 'boats' | 'altitude' }
  /** The trip contains one of the phrases. */
  | { kind: 'says'; phrases: readonly string[]; prefix: boolean }
  /** Points depend on how often and how prominently the phrases occur. */
  | { kind: 'speaks'; phrases: readonly string[] }
)

type Has = Extract<Criterion, { kind: 'has' }>

function has(points: number, best: readonly string[], others: Partial<Omit<Has, 'kind' | 'best'>> = {}): Has {
  return { kind: 'has', in: 'contents', points, best, next: [], share: 0, rare: true, ...others }
}

const choice = (points: number, best: readonly string[], next: readonly string[] = [], share = 0): Has =>
  has(points, best, { in: 'choices', next, share, rare: false })

function animalCriteria(
  { value: keys, from }: Part<readonly string[]>,
  when: When | null,
  { animals }: Meanings,
): Criterion[] {
  const asked = keys.flatMap(key => animals.get(key) ?? [])
  const seen = asked.flatMap(animal => animal.seen)
  const inSeason = seen.filter(({ months }) => !when || when.months.some(month => months.includes(month)))
  const at = (those: typeof seen) => [...new Set(those.map(one => one.at))]
  const names = asked.slice(0, MOST_NAMES).flatMap(({ name }) => [name.en, name.es])
  return [
    has(3, at(inSeason), { next: at(seen), share: 0.5 }),
    { kind: 'says', points: 2, phrases: [from, ...names], prefix: false },
  ]
}

/** Maximum number of a group's species names searched for in texts. */
const MOST_NAMES = 8

function activityCriteria({ value, from }: Part<Activity>, { activities }: Meanings): Criterion[] {
  const meaning = activities.get(activityKey(value))
  const { sure = [], likely = [], choices = [], name } = meaning ?? {}
  return [
    ...(sure.length + likely.length > 0 ? [has(6, sure, { next: likely, share: 0.5 })] : []),
    ...(choices.length > 0 ? [choice(3, choices)] : []),
    { kind: 'says', points: 3, phrases: [from, ...(name ? [name.en, name.es] : [])], prefix: false },
  ]
}

function thingCriteria(
  { value: { names, near, isAbsent }, from }: Part<Thing>,
  meanings: Meanings,
): Criterion[] {
  const known = near.flatMap(activity => meanings.activities.get(activityKey(activity)) ?? [])
  const sure = known.flatMap(one => one.sure)
  return [
    ...(isAbsent
      ? []
      : [{ kind: 'says' as const, points: 5, phrases: [from, ...names.en, ...names.es], prefix: false }]),
    ...(sure.length > 0 ? [has(2, sure)] : []),
  ]
}

/** From this age on a family travels as friends do. */
const NEARLY_GROWN = 12

/** For whom a trip is looked for: with half-grown children, or grown-ups and their parents, for anybody. */
export function groupOf(party: Party): Group | null {
  const { group, children, withChildren, withElders } = party
  const isGrown = children.length > 0 && Math.min(...children) >= NEARLY_GROWN
  if (group === 'Family' && (isGrown || (withElders && !withChildren))) return null
  return group ?? (childrenIn(party) === 'named' ? 'Family' : null)
}

/** Whether grown-ups travel, without children and not with their parents. */
export function isGrown({ withChildren, withGrandparents, withElders, group }: Party): boolean {
  return !withChildren && !withGrandparents && !withElders && group !== 'Family'
}

function partyCriteria({ value: party }: Part<Party>): Criterion[] {
  const { children, withGrandparents, withElders } = party
  const withFamily = childrenIn(party) === 'named' || (withGrandparents && !withElders)
  const asked = groupOf(party)
  const isSmall = children.some(age => age < 8)
  return [
    ...(asked ? [choice(6, [`party:${asked}`]), has(2, [`best:${asked}`], { rare: false })] : []),
    // Half-grown children are welcome on most trips, and on those for families first.
    ...(asked === null && withFamily ? [choice(3, ['party:Family'])] : []),
    // A grown-up and their mother are no family with children.
    ...(withElders && !withFamily
      ? [
          choice(4, ['party:Couple', 'party:Friends', 'party:Solo']),
          { kind: 'without', what: 'altitude', points: 3 } as const,
        ]
      : []),
    ...(withFamily || withElders
      ? [
          choice(
            withGrandparents || withElders || isSmall ? 6 : 1.5,
            ['effort:easy'],
            ['effort:moderate'],
            0.4,
          ),
        ]
      : []),
    ...(isSmall || withGrandparents ? [{ kind: 'without', what: 'driving', points: 1 } as const] : []),
  ]
}

/** Who travels, as far as it can be known; two where nobody says how many, and then they are not counted. */
export function payingOf(party: Part<Party> | null): Travellers & { isCounted: boolean } {
  const two = { adults: 2, childAges: [], isCounted: false }
  if (!party) return two
  const { adults, children, childCount, withChildren, withGrandparents, withElders } = party.value
  // A family whose children are named has two grown-ups, unless more generations come; a card says for whom its price is.
  const isFamily = childCount > 0 && !withGrandparents && !withElders
  const grown = adults ?? (isFamily ? 2 : null)
  if (grown === null || (withChildren && childCount === 0)) return two
  const unknown = Array.from({ length: Math.max(0, childCount - children.length) }, () => null)
  return { adults: grown, childAges: [...children, ...unknown], isCounted: true }
}

/** Who travels, for a price that is said for all of them. */
export function peopleCount(party: Part<Party> | null): number {
  const { group = null, adults, childCount = 0 } = party?.value ?? {}
  return Math.max(1, (adults ?? usualAdults({ group })) + childCount)
}

/** Of a level of price that is all that was said, that is said beside a price, and “cheaper than” a country. */
const LEVEL = { cheap: 16, other: 5, besidePrice: 2, cheaper: 8 } as const

function budgetCriteria(
  { mostMinor: most, per, level, isDaily }: Budget,
  { party, like }: Pick<Understanding, 'party' | 'like'>,
): Criterion[] {
  // What a day may cost is compared with the days of each trip that is read.
  const mostMinor = isDaily ? null : most
  const each = mostMinor === null ? null : per === 'group' ? mostMinor / peopleCount(party) : mostMinor
  const ofCheap = like.some(({ value }) => value.kind === 'country') ? LEVEL.cheaper : LEVEL.cheap
  const ofLevel = level === 'cheap' ? ofCheap : LEVEL.other
  return [
    ...(each === null ? [] : [{ kind: 'price', points: 6, mostMinor: Math.round(each) } as const]),
    // Who counts by the day looks for what costs less.
    ...(isDaily ? [{ kind: 'level', points: 3, level: 'cheap' } as const] : []),
    ...(level === null
      ? []
      : [{ kind: 'level', points: each === null ? ofLevel : LEVEL.besidePrice, level } as const]),
  ]
}

function lengthCriterion({ least, most }: Length): Criterion {
  return { kind: 'days', points: 5, least: least ?? 1, most: most ?? MOST_DAYS }
}

const MOST_DAYS = 32_767

/** Needs for which an easy trip is the likelier. */
const GENTLE: ReadonlySet<NeedKind> = new Set([
  'step-free',
  'knees',
  'breath',
  'pregnancy',
  'altitude',
  'heights',
])

const avoidanceCriteria: Record<Avoidance, readonly Criterion[]> = {
  driving: [{ kind: 'without', what: 'driving', points: 4 }],
  flights: [{ kind: 'without', what: 'flights', points: 4 }],
  boats: [{ kind: 'without', what: 'boats', points: 4 }],
  altitude: [{ kind: 'without', what: 'altitude', points: 4 }],
  walking: [choice(4, ['effort:easy'], ['effort:moderate'], 0.3)],
  crowds: [choice(4, ['goal:Low-Key Gems'], ['goal:Unplug & Unwind'], 0.5)],
  heat: [
    {
      kind: 'has',
      in: 'contents',
      points: 3,
      best: ['habitat:mountain', 'habitat:highland', 'habitat:cloud-forest'],
      next: [],
      share: 0,
      rare: false,
    },
  ],
  rain: [],
}

/** Places that were named; those of which any will do are one. */
function placeGroups(places: Understanding['places']): NamedPlace[][] {
  const any = places.filter(({ value }) => value.isAnyOf)
  return [
    ...places.filter(({ value }) => !value.isAnyOf).map(({ value }) => [value]),
    ...[...Map.groupBy(any, ({ span }) => span.join()).values()].map(group =>
      group.map(({ value }) => value),
    ),
  ]
}

/** What is said of a lake or a town as well as of a trip. */
const QUALITY =
  /^(quiet|quieter|peaceful|calm|calming|lazy|slow|slower|chill|tranquil[oa]s?|calma|lent[oa]s?|pausad[oa])$/i

/** The moods whose words stand in texts for them; “quiet” alone is the trip, and no lake of a title. */
export function tellingGoals(understood: Understanding): Understanding['goals'] {
  const { goals, words, activities, animals, things, places } = understood
  const isAlone = [words, activities, animals, things, places].every(({ length }) => length === 0)
  return isAlone ? goals.filter(({ from }) => !QUALITY.test(from)) : goals
}

const SCHOOL = /half.?term|school|escolar|colegio|de los ni/i

/** Criteria from everything that was understood, independent of the position in the text. */
export function criteriaOf(understood: Understanding, meanings: Meanings): Criterion[] {
  const { countries, places, when, length, budget, party, goals, effort } = understood
  const { animals, activities, things, avoid, unwanted, words, needs, weather, like } = understood
  const telling = tellingGoals(understood)
  const phrases = [...places, ...animals, ...activities, ...things, ...telling, ...words].map(
    ({ from }) => from,
  )
  return [
    // A region is any of its countries.
    ...[...Map.groupBy(countries, ({ span }) => span.join()).values()].map(group =>
      has(
        10,
        group.map(({ value }) => `country:${value}`),
      ),
    ),
    ...placeGroups(places).flatMap(group => [
      has(
        10,
        group.map(value => `place:${placeKey(value)}`),
      ),
      has(4, [...new Set(group.map(({ country }) => `country:${country}`))], { rare: false }),
    ]),
    ...animals.flatMap(part => animalCriteria(part, when?.value ?? null, meanings)),
    ...activities.flatMap(part => activityCriteria(part, meanings)),
    ...things.flatMap(part => thingCriteria(part, meanings)),
    ...(party ? partyCriteria(party) : []),
    ...goals.map(({ value }) => choice(5, [`goal:${value}`])),
    ...telling.map(({ from }) => ({ kind: 'says' as const, points: 3, phrases: [from], prefix: false })),
    ...(when && when.value.months.length > 0
      ? [
          choice(
            5,
            when.value.months.map(month => `month:${month}`),
          ),
        ]
      : []),
    // School holidays are those of children.
    ...(when && SCHOOL.test(when.from) && !party ? [choice(6, ['party:Family'])] : []),
    ...(length ? [lengthCriterion(length.value)] : []),
    ...(budget ? budgetCriteria(budget.value, understood) : []),
    ...(effort ? [effortCriterion(effort.value)] : []),
    ...avoid.flatMap(({ value }) => avoidanceCriteria[value]),
    ...unwanted.flatMap(({ value }) => unwantedCriteria(value, meanings)),
    ...words.map(({ value }, i) => ({
      kind: 'says' as const,
      points: 4,
      phrases: [value],
      prefix: i === words.length - 1,
    })),
    ...(phrases.length > 0 ? [{ kind: 'speaks' as const, points: 7, phrases }] : []),
    // What is weighed by the trips' own rows alone needs them ranked, equally.
    ...(needs.length + like.length + unwanted.length > 0 || weather || budget?.value.isDaily
      ? [{ kind: 'days' as const, points: 0.5, least: 1, most: MOST_DAYS }]
      : []),
    ...(needs.some(({ value }) => value.kind === 'pregnancy')
      ? [choice(4, ['goal:Unplug & Unwind', 'goal:Zen & Wellbeing'])]
      : []),
    ...(needs.some(({ value }) => GENTLE.has(value.kind) && !value.heights) && effort?.value !== 'demanding'
      ? [choice(6, ['effort:easy'], ['effort:moderate'], 0.3)]
      : []),
  ]
}

/** Unwanted things subtract points. */
function unwantedCriteria(meaning: Meaning, { animals }: Meanings): Criterion[] {
  const not = { rare: false }
  switch (meaning.kind) {
    case 'country':
      return [has(-10, [`country:${meaning.tag}`], not)]
    case 'place':
      return [has(-8, [`place:${placeKey(meaning.place)}`], not)]
    case 'animals':
      return [
        has(
          -3,
          meaning.keys.flatMap(key => animals.get(key)?.seen ?? []).map(({ at }) => at),
          not,
        ),
      ]
    case 'goal':
      return [choice(-5, [`goal:${meaning.goal}`])]
    case 'activity':
    case 'thing':
    case 'elsewhere':
      // Whether a trip has it is known of the trips that are read; they then come last.
      return []
  }
}

function effortCriterion(effort: 'easy' | 'moderate' | 'demanding'): Criterion {
  const next = effort === 'moderate' ? ['effort:easy', 'effort:demanding'] : ['effort:moderate']
  return choice(4, [`effort:${effort}`], next, 0.4)
}
