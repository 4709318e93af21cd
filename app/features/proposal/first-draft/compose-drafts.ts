import { nightMinor } from '#app/features/proposal/pricing/rates.ts'
import { paceOf } from '#app/features/proposal/proposal/pace-of.ts'
import type { Understanding } from '#app/features/search/understanding/understanding.ts'
import {
  type DraftKind,
  draftKinds,
  type FirstDraft,
  type ProposalContent,
} from '#database/values/proposal-content.ts'
import { asksForAnimals, isToAnimals } from './draft-animals.ts'
import {
  type DraftCatalogue,
  type DraftHotel,
  gatewaysOf,
  placeOf,
  takesIn,
  tourOf,
} from './draft-catalogue.ts'
import { detourOf, getConnectionFinder, MOST_DETOUR } from './draft-connections.ts'
import {
  contentOfDraft,
  factsOfDraft,
  isActiveParty,
  isWishingFamily,
  knownMinor,
  toursFor,
} from './draft-content.ts'
import { bedSuits, limitsOfNeeds, limitsSights, modesWithout } from './draft-limits.ts'
import { activityKeys, type Wishes, wishesOf } from './draft-wishes.ts'
import {
  isAbout,
  isFor,
  isWished,
  meetsAt,
  meetsOnStay,
  visitedIn,
  wishedSights,
  wishesOfTour,
} from './draft-worth.ts'
import { findRoutes, type Reach, type Route } from './route-search.ts'

/**
 * Composes three contrasting itineraries from a traveller's words and one country's rows. It is deterministic for the
 * same words, rows and day. No draft has a finding that the pace doctor grades as broken.
 */

/** The country of a set of drafts, and why; one set covers one country. */

interface CountryChoice {
  catalogue: DraftCatalogue
  /** Whether the words named it, or it meets their wishes best, or it is only the first. */
  because: 'named' | 'wishes' | 'first'
  /** The wishes it was chosen for, as typed. */
  met: string[]
}

function isMet(wishes: Wishes, catalogue: DraftCatalogue): { from: string; share: number }[] {
  const { places, species } = catalogue
  const slept = places.filter(({ slug }) => catalogue.hotels.some(({ place }) => place === slug))
  const animals = wishes.animals.map(({ value, from }) => ({
    from,
    share: slept.filter(({ slug }) => meetsAt(value, slug, wishes.month, { ...catalogue, species })).length,
  }))
  const activities = wishes.activities.map(({ value, from }) => {
    const { interests, tourTypes } = activityKeys(value, catalogue)
    const tours = catalogue.tours.filter(tour =>
      asksForAnimals(value)
        ? isToAnimals(tour, catalogue)
        : tourTypes.includes(tour.type ?? '') || interests.some(key => tour.interests.includes(key)),
    ).length
    const found = slept.filter(place => isFor(place, value, wishes, catalogue)).length
    return { from, share: found + tours / 2 }
  })
  return [...animals, ...activities]
}

/** Share of the country's destinations that are at their best in the month: 0 to 1. */
function seasonShare({ month }: Wishes, { places }: DraftCatalogue): number {
  if (places.length === 0) return 0
  const best = places.filter(({ bestMonths }) => bestMonths === null || bestMonths.includes(month))
  return best.length / places.length
}

function countryWorth(understanding: Understanding, catalogue: DraftCatalogue, today: string) {
  const wishes = wishesOf(understanding, catalogue, today)
  const met = isMet(wishes, catalogue).filter(({ share }) => share > 0)
  const goals = wishes.goals.reduce(
    (sum, { value }) =>
      sum + catalogue.places.reduce((all, { goals: own }) => all + (own[value] ?? 0), 0) / 30,
    0,
  )
  const depth = met.reduce((sum, { share }) => sum + Math.min(4, share) / 4, 0)
  return {
    met: met.map(({ from }) => from),
    worth: met.length * 10 + depth + goals + seasonShare(wishes, catalogue) * 3,
  }
}

/** The countries, those that meet most wishes first. */
export function countriesByWorth(
  understanding: Understanding,
  catalogues: readonly DraftCatalogue[],
  today: string,
) {
  return catalogues
    .map(catalogue => ({ catalogue, ...countryWorth(understanding, catalogue, today) }))
    .toSorted((a, b) => b.worth - a.worth)
}

/** Tags of the countries that the words name, otherwise of the places they name. */
export function namedCountries({ countries, places }: Pick<Understanding, 'countries' | 'places'>): string[] {
  const said = countries.map(({ value }) => value)
  return [...new Set(said.length > 0 ? said : places.map(({ value }) => value.country))]
}

/** Chooses the catalogue that meets the most wishes; on a tie, the first. */
export function chooseCountry(
  understanding: Understanding,
  catalogues: readonly DraftCatalogue[],
  today: string,
): CountryChoice | null {
  const named = namedCountries(understanding)
  const among = named.length > 0 ? catalogues.filter(({ tag }) => named.includes(tag)) : catalogues
  const [best] = countriesByWorth(understanding, among, today)
  if (!best) return null
  return {
    catalogue: best.catalogue,
    because: named.length > 0 ? 'named' : best.met.length > 0 ? 'wishes' : 'first',
    met: best.met,
  }
}

export interface Composed {
  wishes: Wishes
  drafts: FirstDraft[]
}

/** Limits to try in turn: from what a day should be to what it may be if the country's roads leave no choice. */
const REACHES: Record<DraftKind, readonly Reach[]> = {
  calmer: [
    { driving: 210, all: 300, lastDay: 180, stretch: 0 },
    { driving: 300, all: 400, lastDay: 270, stretch: 1 },
    { driving: 420, all: 540, lastDay: 400, stretch: 4 },
  ],
  wilder: [
    { driving: 300, all: 420, lastDay: 240, stretch: 0 },
    { driving: 420, all: 540, lastDay: 330, stretch: 1 },
    { driving: 510, all: 660, lastDay: 450, stretch: 4 },
  ],
  cheaper: [
    { driving: 300, all: 400, lastDay: 240, stretch: 0 },
    { driving: 400, all: 540, lastDay: 330, stretch: 1 },
    { driving: 510, all: 660, lastDay: 450, stretch: 4 },
  ],
}
/** For those who want no long drives: what a draft then says is kept, at most three hours. */
const UNHURRIED: readonly Reach[] = [
  { driving: 150, all: 260, lastDay: 150, stretch: 0 },
  { driving: 180, all: 320, lastDay: 180, stretch: 1 },
]

/** Longer drives than were asked for only if no draft keeps to them. */
function reachesFor(kind: DraftKind, { avoid }: Wishes, isFirst: boolean): readonly Reach[] {
  if (!avoid.has('driving')) return REACHES[kind]
  return isFirst ? [...UNHURRIED, ...REACHES[kind]] : UNHURRIED
}

/** The hotel of a stay: the cheapest, or the one that suits the party and its wishes. */
function hotelFor(place: string, kind: DraftKind, wishes: Wishes, { hotels }: DraftCatalogue): string | null {
  const cost = (hotel: DraftHotel) => nightMinor(hotel, wishes.month)
  const isCheap = kind === 'cheaper' || wishes.budget?.level === 'cheap'
  const fits = (hotel: DraftHotel) => (wishes.group && hotel.goodFor.includes(wishes.group) ? 1 : 0)
  const wild = (hotel: DraftHotel) =>
    kind === 'wilder' && /lodge|tented-camp|boat|farm/.test(hotel.type) ? 1 : 0
  const order = (a: DraftHotel, b: DraftHotel) => {
    if (isCheap) return cost(a) - cost(b)
    if (wishes.budget?.level === 'luxury') return cost(b) - cost(a)
    return fits(b) - fits(a) || wild(b) - wild(a) || cost(b) - cost(a)
  }
  const here = hotels.filter(
    hotel => hotel.place === place && takesIn(hotel, wishes.youngest) && bedSuits(hotel, wishes),
  )
  return here.toSorted((a, b) => order(a, b) || (a.key < b.key ? -1 : 1))[0]?.key ?? null
}

function draftOf({ stays }: Route, kind: DraftKind, wishes: Wishes, catalogue: DraftCatalogue): FirstDraft {
  const without = modesWithout(wishes)
  const findConnection = getConnectionFinder(catalogue, without)
  let first = 0
  const taken = new Set<string>()
  return {
    kind,
    country: catalogue.tag,
    startsOn: wishes.startsOn,
    adults: wishes.adults,
    childAges: [...wishes.childAges],
    without: [...without, ...(limitsSights(wishes) ? ['sights' as const] : [])],
    stays: stays.map(({ place, nights }, i) => {
      const before = stays[i - 1]
      const arriving = before ? (findConnection(before.place, place)?.minutes ?? 0) : 0
      const next = stays[i + 1]
      const fliesOn = next !== undefined && (findConnection(place, next.place)?.flights ?? 0) > 0
      const stay = { first, nights, place, arriving, fliesOn }
      const tours = toursFor(stay, { kind, wishes, catalogue }).filter(({ key }) => !taken.has(key))
      for (const { key } of tours) taken.add(key)
      first += nights
      return { place, nights, hotel: hotelFor(place, kind, wishes, catalogue), tours }
    }),
  }
}

/** Known price per person, in minor units. */
export function eachMinor(draft: FirstDraft, catalogue: DraftCatalogue): number {
  const people = draft.adults + draft.childAges.length
  return Math.ceil(knownMinor(draft, catalogue) / people / 100) * 100
}

function overBudget(each: number, { budget, adults, childAges }: Wishes): number {
  if (budget?.mostMinor == null || budget.isDaily) return 0
  const people = budget.per === 'group' ? adults + childAges.length : 1
  return Math.max(0, each - budget.mostMinor / people)
}

interface Faults {
  broken: number
  /** Findings for which a planner would need a reason. */
  looks: number
  /** Days on which one goes nowhere, and nothing is to be done. */
  idle: number
}

/** Counts the pace doctor's findings by grade, and the empty days. */
function paceFaults(content: ProposalContent, catalogue: DraftCatalogue): Faults {
  const findings = paceOf(content, factsOfDraft(catalogue, 'en'))
  const broken = findings.filter(({ grade }) => grade === 'broken').length
  const empty = content.days
    .slice(1, -1)
    .filter(({ legs, activities }) => legs.length + activities.length === 0)
  return { broken, looks: findings.length - broken, idle: empty.length }
}

/** The least share of nights that two drafts of a set spend in different places. */
export const LEAST_DIFFERENCE = 0.45

/** The nights of a draft by place, without those of arriving and of leaving, which all trips spend where the planes are. */
function nightsByPlace({ stays }: Pick<Route, 'stays'>): Map<string, number> {
  const nights = new Map<string, number>()
  stays.forEach(({ place, nights: count }, i) => {
    const isBack = i === stays.length - 1 && place === stays[0]?.place
    const own = count - (stays.length > 1 && (i === 0 || isBack) ? 1 : 0)
    nights.set(place, (nights.get(place) ?? 0) + own)
  })
  return nights
}

/** The share of nights that two drafts spend in other places: 0 for the same in any order, 1 for none in common. */
export function differenceOf(a: Pick<Route, 'stays'>, b: Pick<Route, 'stays'>): number {
  const [one, other] = [nightsByPlace(a), nightsByPlace(b)]
  const shared = [...one].reduce((sum, [place, count]) => sum + Math.min(count, other.get(place) ?? 0), 0)
  const all = [one, other].map(nights => [...nights.values()].reduce((sum, count) => sum + count, 0))
  return 1 - shared / Math.max(1, ...all)
}

/** How many of the best routes the pace doctor checks. */
const EXAMINED = { calmer: 12, wilder: 12, cheaper: 30 } as const
/** Minor units per person that weigh as much as one point of a route's score. */
const CHEAPNESS = 3_000
/** Score lost for each empty day, of a family that wishes for something, and of grown-ups. */
const IDLE = { family: 8, grown: 5 } as const
const LOOK = { calmer: 5, wilder: 2, cheaper: 3 } as const

/** Of how many wished animals a draft stays where they are without meeting them: for want of a permit, or of an outing. */
function notMet(
  { stays }: FirstDraft,
  content: ProposalContent,
  { animals, month }: Wishes,
  catalogue: DraftCatalogue,
): number {
  const visited = visitedIn(content)
  return animals.filter(({ value }) => {
    const at = stays.filter(({ place }) => meetsAt(value, place, month, catalogue))
    const isMet = at.some(({ place, nights, tours }) => {
      const own = tours.flatMap(({ key }) => tourOf(catalogue, key) ?? [])
      return meetsOnStay(value, { place, nights, tours: own }, visited, month, catalogue)
    })
    return at.length > 0 && !isMet
  }).length
}

/**
 * How well a draft answers each wish for something to do: 2 with an outing, 1 with a whole day at a place for it, 0 if one
 * only passes there.
 */
function answersOf({ stays }: FirstDraft, wishes: Wishes, catalogue: DraftCatalogue): number[] {
  return wishes.activities.map(({ value }, i) => {
    const outings = stays.flatMap(({ tours }) => tours.flatMap(({ key }) => tourOf(catalogue, key) ?? []))
    if (outings.some(tour => wishesOfTour(tour, wishes, catalogue).includes(`activity:${i}`))) return 2
    const isAt = stays.some(({ place: slug, nights }) => {
      const place = placeOf(catalogue, slug)
      return nights > 1 && place !== undefined && isFor(place, value, wishes, catalogue)
    })
    return isAt ? 1 : 0
  })
}

/** How many wishes for something to do a draft only passes by: the search counts a place as soon as one sleeps there. */
function passedBy(draft: FirstDraft, wishes: Wishes, catalogue: DraftCatalogue): number {
  const answers = answersOf(draft, wishes, catalogue)
  return wishes.activities.filter(({ value }, i) => {
    if (answers[i] !== 0) return false
    return draft.stays.some(({ place: slug }) => {
      const place = placeOf(catalogue, slug)
      return (
        (place && isFor(place, value, wishes, catalogue)) ||
        catalogue.tours.some(
          tour => tour.place === slug && wishesOfTour(tour, wishes, catalogue).includes(`activity:${i}`),
        )
      )
    })
  }).length
}

/** How well a draft answers all wishes for animals and for something to do. */
function answerOf(draft: FirstDraft, wishes: Wishes, catalogue: DraftCatalogue): number {
  const guided = wishes.animals.filter(({ value }) =>
    draft.stays.some(({ place, tours }) => {
      const own = tours.flatMap(({ key }) => tourOf(catalogue, key) ?? [])
      return (
        meetsAt(value, place, wishes.month, catalogue, own) &&
        own.some(tour => isAbout(tour, value, catalogue))
      )
    }),
  )
  return answersOf(draft, wishes, catalogue).reduce((sum, one) => sum + one, guided.length * 2)
}

interface Candidate {
  draft: FirstDraft
  /** How many wishes it leaves unmet; a price that is already above the budget counts as one. */
  misses: number
  isWithoutFirst: boolean
}

function bestDraft(
  kind: DraftKind,
  wishes: Wishes,
  catalogue: DraftCatalogue,
  before: readonly FirstDraft[],
): Candidate | null {
  const used = new Set(before.flatMap(({ stays }) => stays.map(({ place }) => place)))
  const least = Math.min(...before.map(draft => eachMinor(draft, catalogue)))
  const isForNamed =
    wishes.places.length + wishes.animals.length > 0 || wishedSights(wishes, catalogue).length > 0
  // Who asks for two things gets both if any day's way allows it, except the long drives that were refused.
  const isForSeveral = wishes.animals.length + wishes.activities.length > 1
  const isForFirst = !wishes.avoid.has('driving')
  const findConnection = getConnectionFinder(catalogue, modesWithout(wishes))
  const ends = gatewaysOf(catalogue.ends)
  const isStraight = ({ stays }: Route) =>
    detourOf(
      stays.map(({ place }) => place),
      ends,
      findConnection,
    ) <= MOST_DETOUR
  const isOther = (route: Route) => !before.some(other => differenceOf(other, route) < LEAST_DIFFERENCE)
  let found: Candidate | null = null
  for (const reach of reachesFor(kind, wishes, before.length === 0)) {
    if (found && !isForNamed && wishes.avoid.has('driving') && !UNHURRIED.includes(reach)) return found
    const routes = findRoutes({ kind, wishes, catalogue, reach, used }).filter(
      route => isStraight(route) && isOther(route),
    )
    const withFirst = routes.filter(({ isWithoutFirst }) => !isWithoutFirst)
    const examined = new Set([...routes.slice(0, EXAMINED[kind]), ...withFirst.slice(0, EXAMINED[kind])])
    const drafts = [...examined]
      .map(route => ({ route, draft: draftOf(route, kind, wishes, catalogue) }))
      .map(one => {
        const content = contentOfDraft(one.draft, catalogue, 'en')
        const faults = paceFaults(content, catalogue)
        return { ...one, content, faults, each: eachMinor(one.draft, catalogue) }
      })
      .filter(({ faults }) => faults.broken === 0)
      .map(one => ({
        ...one,
        misses:
          one.route.misses +
          notMet(one.draft, one.content, wishes, catalogue) +
          passedBy(one.draft, wishes, catalogue) +
          (overBudget(one.each, wishes) > 0 ? 1 : 0),
      }))
    const idle = isWishingFamily(wishes) ? IDLE.family : isActiveParty(wishes) ? IDLE.grown : 0
    const score = ({ route, faults, each }: (typeof drafts)[number]) =>
      route.score -
      faults.looks * LOOK[kind] -
      faults.idle * idle -
      (kind === 'cheaper' ? each / CHEAPNESS : 0) -
      overBudget(each, wishes) / CHEAPNESS
    const ordered = drafts.toSorted(
      (a, b) =>
        a.misses - b.misses ||
        Number(a.route.isWithoutFirst) - Number(b.route.isWithoutFirst) ||
        score(b) - score(a),
    )
    const [first] = ordered
    const cheap =
      kind === 'cheaper' && first
        ? ordered.find(
            one =>
              one.each < least &&
              one.misses === first.misses &&
              one.route.isWithoutFirst === first.route.isWithoutFirst,
          )
        : undefined
    const best = cheap ?? first
    if (!best) continue
    const { misses, route } = best
    const { isWithoutFirst } = route
    const isBetter =
      !found || misses < found.misses || (misses === found.misses && found.isWithoutFirst && !isWithoutFirst)
    if (isBetter) found = { draft: best.draft, misses, isWithoutFirst }
    // A place or an animal that was named, or what nobody should miss, is worth a longer day.
    if ((misses === 0 || !(isForNamed || isForSeveral)) && (!isWithoutFirst || !isForFirst)) return found
  }
  return found
}

/**
 * If the wishes cannot be reached without a flight or a boat that the traveller avoids, one draft uses it and says
 * so, because a planner would show both.
 */
function withoutCompromise(
  wishes: Wishes,
  [first]: readonly FirstDraft[],
  catalogue: DraftCatalogue,
): Wishes {
  // What a need forbids is no compromise.
  if (modesWithout(wishes).length === 0 || limitsOfNeeds(wishes).without.length > 0) return wishes
  const reached = new Set(first?.stays.map(({ place }) => place))
  const wanted = catalogue.places.filter(place => isWished(place, wishes, catalogue))
  if (wanted.length === 0 || wanted.some(({ slug }) => reached.has(slug))) return wishes
  return {
    ...wishes,
    avoid: new Set([...wishes.avoid].filter(what => what !== 'flights' && what !== 'boats')),
  }
}

/**
 * Composes the drafts; fewer than three if the country's rows do not allow three that differ, or if one meets what
 * another would not.
 */
export function composeDrafts(
  understanding: Understanding,
  catalogue: DraftCatalogue,
  today: string,
  kinds: readonly DraftKind[] = draftKinds,
): Composed {
  const wishes = wishesOf(understanding, catalogue, today)
  const found: Candidate[] = []
  for (const kind of kinds) {
    const drafts = found.map(({ draft }) => draft)
    const asked = kind === 'wilder' ? withoutCompromise(wishes, drafts, catalogue) : wishes
    const best = bestDraft(kind, asked, catalogue, drafts)
    if (best) found.push(best)
  }
  // Who asks for the highlights misses the first of them; to others it is a gift of the first draft.
  const isAsked = wishedSights(wishes, catalogue).length > 0
  const missed = ({ misses, isWithoutFirst }: Candidate) => misses + Number(isAsked && isWithoutFirst)
  const least = Math.min(...found.map(missed))
  const drafts = found.filter(one => missed(one) === least).map(({ draft }) => draft)
  // The draft that answers the wishes best comes first; otherwise they keep their order.
  const answered = new Map(drafts.map(draft => [draft, answerOf(draft, wishes, catalogue)]))
  return { wishes, drafts: drafts.toSorted((a, b) => (answered.get(b) ?? 0) - (answered.get(a) ?? 0)) }
}
