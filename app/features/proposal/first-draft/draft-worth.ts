import { nightMinor } from '#app/features/proposal/pricing/rates.ts'
import type { Activity } from '#app/features/search/understanding/understanding.ts'
import { type DraftKind, draftKinds, type ProposalContent } from '#database/values/proposal-content.ts'
import {
  asksForAnimals,
  bestForAnimals,
  isForAnimals,
  isToAnimals,
  lastWord,
  mammalsAt,
  permitsIn,
} from './draft-animals.ts'
import {
  type DraftCatalogue,
  type DraftHotel,
  type DraftPlace,
  type DraftTour,
  gatewaysOf,
} from './draft-catalogue.ts'
import { getConnectionFinder } from './draft-connections.ts'
import { modesWithout, placeSuits, suits, TOO_HIGH_M } from './draft-limits.ts'
import { type ActivityKeys, activityKeys, type Wishes } from './draft-wishes.ts'

/** Scores places and tours against the wishes. Scores are only compared with each other. */

/** A place's score. A wish counts in full once per draft. */
export interface PlaceWorth {
  /** Score that does not depend on the rest of the draft. */
  own: number
  /** By wish ("animal:0"), the score it adds the first time. */
  wishes: Readonly<Record<string, number>>
}

/** The key, among the wishes, of what most trips to a country go for. */
export const HEART_OF_COUNTRY = 'heart'
const HEART = 14
/** Of each of its highlights, for those who ask for them, and of the first of all. */
const HIGHLIGHT = 24
const FIRST_OF_ALL = 30
/** A place is of the heart if it has this share of the trips of the place with most, gateways aside. */
const OF_HEART = 0.6
const ANIMAL = 18
const ACTIVITY = 12
/** Added if there is a guided tour to it. */
const GUIDED = 8
const NAMED = 60
/** Subtracted if every tour of a place is too hard, out of season or not for the children's age. */
const NOTHING_SUITS = 8

/**
 * Whether a wished animal is seen at a place in the month, or in any month if the month is open: with a permit, if it
 * needs one, on one of these outings.
 */
export function meetsAt(
  keys: readonly string[],
  slug: string,
  month: number | null,
  catalogue: DraftCatalogue,
  tours: readonly DraftTour[] = catalogue.tours.filter(({ place }) => place === slug),
): boolean {
  return catalogue.species.some(({ key, months, places }) => {
    if (!keys.includes(key) || !places.includes(slug)) return false
    const permitted = permitsIn(catalogue).get(key)
    return (
      (month === null || months.includes(month)) &&
      (permitted === undefined || tours.some(tour => permitted.has(tour.key)))
    )
  })
}

/** A city; animals live there too, but travellers do not go there to see them. */
export function isTown({ habitats }: Pick<DraftPlace, 'habitats'>): boolean {
  return habitats.includes('city')
}

/** Whether a tour is about an animal, judged by the last word of the animal's name. */
export function isAbout(tour: DraftTour, keys: readonly string[], { species }: DraftCatalogue): boolean {
  const words = species.filter(({ key }) => keys.includes(key)).map(({ name }) => lastWord(name))
  const said = `${tour.name.en} ${tour.line.en} ${tour.key}`.toLowerCase()
  return words.some(word => word.length > 3 && said.includes(word))
}

/** Whether a place is for what words for an activity name, without its outings. */
export function isFor(
  place: DraftPlace,
  wish: readonly Activity[],
  { month }: Pick<Wishes, 'month'>,
  catalogue: DraftCatalogue,
): boolean {
  if (asksForAnimals(wish)) return isForAnimals(place, month, catalogue)
  const { interests, habitats } = activityKeys(wish, catalogue)
  return (
    (asksForBeach({ interests, habitats }) && place.isByBeach) ||
    interests.some(key => !BEACH.has(key) && place.interests.includes(key)) ||
    habitats.some(key => !BEACH.has(key) && place.habitats.includes(key))
  )
}

/** Interest and habitat of a beach: who wishes for it sleeps by one where people bathe; no outing is one. */
const BEACH: ReadonlySet<string> = new Set(['beaches', 'beach'])

const asksForBeach = ({ interests, habitats }: Pick<ActivityKeys, 'interests' | 'habitats'>) =>
  [...interests, ...habitats].some(key => BEACH.has(key))

/** The wishes that a tour meets, such as "animal:0". */
export function wishesOfTour(tour: DraftTour, wishes: Wishes, catalogue: DraftCatalogue): string[] {
  return [
    ...wishes.animals.flatMap(({ value }, i) => (isAbout(tour, value, catalogue) ? `animal:${i}` : [])),
    ...wishes.activities.flatMap(({ value }, i) => {
      if (asksForAnimals(value)) return isToAnimals(tour, catalogue) ? `activity:${i}` : []
      const { interests, habitats, tourTypes } = activityKeys(value, catalogue)
      const isOne =
        tourTypes.includes(tour.type ?? '') ||
        interests.some(key => !BEACH.has(key) && tour.interests.includes(key)) ||
        (interests.length === 0 && habitats.some(key => !BEACH.has(key) && tour.habitats.includes(key)))
      return isOne ? `activity:${i}` : []
    }),
  ]
}

function seasonOf(place: DraftPlace, { month, avoid }: Wishes): number {
  if (month === null) return 0
  const climate = place.climate?.[month - 1]
  const best = place.bestMonths === null || place.bestMonths.includes(month) ? 4 : -3
  const rain = climate ? -Math.max(0, climate.rainDays - 14) * (avoid.has('rain') ? 1.2 : 0.25) : 0
  const heat = climate && avoid.has('heat') ? -Math.max(0, climate.high - 29) * 1.5 : 0
  return best + rain + heat
}

const hearts = new WeakMap<DraftCatalogue, ReadonlySet<string>>()

/** The places that most published trips go for, beside those where trips begin and end. */
function heartOf(catalogue: DraftCatalogue): ReadonlySet<string> {
  const known = hearts.get(catalogue)
  if (known) return known
  const gates = [...gatewaysOf(catalogue.begins), ...gatewaysOf(catalogue.ends)]
  const others = catalogue.places.filter(({ slug }) => !gates.includes(slug))
  const most = Math.max(1, ...others.map(({ trips }) => trips))
  const heart = new Set(others.filter(({ trips }) => trips >= most * OF_HEART).map(({ slug }) => slug))
  hearts.set(catalogue, heart)
  return heart
}

const TOP = 'Top Sites & Highlights'
/** The least share of the trips to the sight with most that makes another a highlight. */
const OF_TOP = 0.7

/** The share of the trips through a gateway that are for the highlights, from which it is one itself. */
const GATE_OF_TOP = 0.5

const highlights = new WeakMap<DraftCatalogue, ReadonlyMap<string, number>>()

/** How much of a highlight of its country each place is: by the trips to its sights, as a share of those to the first of all. */
function highlightsOf(catalogue: DraftCatalogue): ReadonlyMap<string, number> {
  const known = highlights.get(catalogue)
  if (known) return known
  const gates = [...gatewaysOf(catalogue.begins), ...gatewaysOf(catalogue.ends)]
  const visited = catalogue.places
    .filter(({ slug, goals, trips }) => !gates.includes(slug) || (goals[TOP] ?? 0) >= trips * GATE_OF_TOP)
    .map(({ slug, sights }) => [slug, Math.max(0, ...sights.map(({ trips }) => trips))] as const)
  const most = Math.max(1, ...visited.map(([, trips]) => trips))
  const found = new Map(
    visited.flatMap(([slug, trips]) => (trips >= most * OF_TOP ? [[slug, trips / most] as const] : [])),
  )
  highlights.set(catalogue, found)
  return found
}

/** The places of the sights that more of the country's trips visit than any other: Machu Picchu, Angkor. */
export function unmissable(catalogue: DraftCatalogue): DraftPlace[] {
  const shares = highlightsOf(catalogue)
  return catalogue.places.filter(({ slug }) => shares.get(slug) === 1)
}

const asksForHighlights = ({ goals }: Pick<Wishes, 'goals'>) => goals.some(({ value }) => value === TOP)

function unmissableFor(wishes: Wishes, catalogue: DraftCatalogue): string[] {
  const all = unmissable(catalogue).filter(place => placeSuits(place, wishes))
  return all.some(place => isRefused(place, wishes)) ? [] : all.map(({ slug }) => slug)
}

/** The best places for animals that can be reached, those of most trips first, for who asks for animals alone and names none. */
function wishedParks(wishes: Wishes, catalogue: DraftCatalogue): string[] {
  const { places, animals, activities, month } = wishes
  const [only] = activities
  if (places.length + animals.length > 0 || activities.length > 1 || !only || !asksForAnimals(only.value))
    return []
  const find = getConnectionFinder(catalogue, modesWithout(wishes))
  const gates = gatewaysOf(catalogue.begins)
  return bestForAnimals(month, catalogue)
    .toSorted((a, b) => b.trips - a.trips)
    .filter(
      place =>
        placeSuits(place, wishes) &&
        !isRefused(place, wishes) &&
        gates.some(gate => find(gate, place.slug) !== null),
    )
    .map(({ slug }) => slug)
}

/** The unmissable places for who asks for the highlights, unless one is refused; the best parks for who asks for animals. */
export function wishedSights(wishes: Wishes, catalogue: DraftCatalogue): string[] {
  return asksForHighlights(wishes) ? unmissableFor(wishes, catalogue) : wishedParks(wishes, catalogue)
}

/**
 * The unmissable places that a draft should have: all drafts for those who ask for the highlights, otherwise the first
 * one, unless it is refused, the words name places, or what draws most people is avoided.
 */
export function firstSights(kind: DraftKind, wishes: Wishes, catalogue: DraftCatalogue): string[] {
  const { places, avoid } = wishes
  const wished = wishedSights(wishes, catalogue)
  const isFirst = kind === draftKinds[0] && places.length === 0 && !avoid.has('crowds')
  // One draft has the park of most trips, the others any of the best.
  if (!asksForHighlights(wishes) && wished.length > 0) return isFirst ? wished.slice(0, 1) : wished
  return isFirst ? unmissableFor(wishes, catalogue) : wished
}

/** Whether a place, or a sight or the region of it, is not wanted. */
export function isRefused(place: DraftPlace, { refused }: Pick<Wishes, 'refused'>): boolean {
  return refused.some(({ kind, slug }) => isNamed(place, kind, slug))
}

/** The keys, among the wishes, of the highlights: each counts, where the heart counts once. */
export const isHeart = (wish: string) => wish.startsWith(HEART_OF_COUNTRY)

function likedBy(place: DraftPlace, kind: DraftKind, wishes: Wishes, catalogue: DraftCatalogue): number {
  const { avoid, goals } = wishes
  const goal = goals.reduce((sum, { value }) => sum + Math.min(3, place.goals[value] ?? 0), 0)
  const share = place.trips / Math.max(1, catalogue.trips)
  const crowds = avoid.has('crowds') ? -share * 10 : share * (kind === 'wilder' ? 7 : 12)
  const altitude = avoid.has('altitude') && place.altitudeM > TOO_HIGH_M ? -40 : 0
  const family = wishes.group === 'Family' && place.interests.includes('family') ? 3 : 0
  return goal + crowds + altitude + family
}

const WILD = [
  'rainforest',
  'cloud-forest',
  'savanna',
  'coral-reef',
  'wetland',
  'mangrove',
  'volcano',
  'mountain',
]
const RESTFUL = ['beaches', 'hot-springs', 'food', 'coffee']

function leaningOf(place: DraftPlace, kind: DraftKind, hotels: readonly DraftHotel[], month: number | null) {
  if (kind === 'wilder') {
    const wild = place.habitats.filter(key => WILD.includes(key)).length
    const town = isTown(place) ? -5 : 0
    return wild * 1.2 + Math.min(5, place.wildlife.length) * 0.8 + town
  }
  if (kind === 'calmer')
    return (
      place.interests.filter(key => RESTFUL.includes(key)).length * 1.5 + Math.min(4, place.nights.most) * 0.8
    )
  const least = Math.min(...hotels.map(hotel => nightMinor(hotel, month)))
  return -Math.min(40, (least / 100) * 0.1)
}

/** How many kinds of mammals make a place one of the best for animals. */
const MANY_MAMMALS = 4

/** How much of what words for an activity name a place has: 0 to 1. */
function shareFor(place: DraftPlace, wish: readonly Activity[], wishes: Wishes, catalogue: DraftCatalogue) {
  if (asksForAnimals(wish)) {
    if (!isForAnimals(place, wishes.month, catalogue)) return 0
    return (1 + Math.min(MANY_MAMMALS, mammalsAt(place.slug, wishes.month, catalogue)) / MANY_MAMMALS) / 2
  }
  const { interests, habitats } = activityKeys(wish, catalogue)
  if (asksForBeach({ interests, habitats })) return isFor(place, wish, wishes, catalogue) ? 1 : 0
  const at = interests.filter(key => place.interests.includes(key)).length
  const around = habitats.filter(key => place.habitats.includes(key)).length
  const all = interests.length + habitats.length
  return all > 0 ? (at + around) / all : 0
}

/** Scores a place for a kind of draft. */
export function worthOf(
  place: DraftPlace,
  kind: DraftKind,
  wishes: Wishes,
  catalogue: DraftCatalogue,
): PlaceWorth {
  const hotels = catalogue.hotels.filter(hotel => hotel.place === place.slug)
  const tours = catalogue.tours.filter(
    tour => tour.place === place.slug && suits(tour, kind, wishes, catalogue),
  )
  const found: Record<string, number> = {}
  if (heartOf(catalogue).has(place.slug)) found[HEART_OF_COUNTRY] = HEART
  const highlight = asksForHighlights(wishes) ? (highlightsOf(catalogue).get(place.slug) ?? 0) : 0
  if (highlight > 0)
    found[`${HEART_OF_COUNTRY}:${place.slug}`] = HIGHLIGHT * highlight + (highlight === 1 ? FIRST_OF_ALL : 0)
  else if (!asksForHighlights(wishes) && wishedParks(wishes, catalogue).includes(place.slug))
    found[`${HEART_OF_COUNTRY}:${place.slug}`] = HIGHLIGHT
  else if (firstSights(kind, wishes, catalogue).includes(place.slug))
    found[`${HEART_OF_COUNTRY}:${place.slug}`] = FIRST_OF_ALL
  wishes.animals.forEach(({ value }, i) => {
    const isGuided = tours.some(tour => isAbout(tour, value, catalogue))
    const meets = (slug: string) => meetsAt(value, slug, wishes.month, catalogue)
    // An animal in a city counts only if no place outside cities has it.
    const isElsewhere = isTown(place) && catalogue.places.some(other => !isTown(other) && meets(other.slug))
    const isSeen = meetsAt(value, place.slug, wishes.month, catalogue, tours)
    if (isSeen && !isElsewhere) found[`animal:${i}`] = ANIMAL + (isGuided ? GUIDED : 0)
  })
  wishes.activities.forEach(({ value }, i) => {
    const guided = tours.some(tour => wishesOfTour(tour, wishes, catalogue).includes(`activity:${i}`))
    const worth = ACTIVITY * shareFor(place, value, wishes, catalogue) + (guided ? GUIDED : 0)
    if (worth > 0) found[`activity:${i}`] = worth
  })
  const named = wishes.places.filter(({ value: { kind: is, slug } }) => isNamed(place, is, slug)).length
  const own =
    named * NAMED +
    seasonOf(place, wishes) +
    likedBy(place, kind, wishes, catalogue) +
    leaningOf(place, kind, hotels, wishes.month) +
    Math.min(3, tours.length) * (kind === 'cheaper' ? 1 : 2) -
    (tours.length === 0 && catalogue.tours.some(tour => tour.place === place.slug) ? NOTHING_SUITS : 0)
  return { own, wishes: found }
}

interface Stayed {
  place: string
  nights: number
  tours: readonly DraftTour[]
}

/**
 * Whether a stay meets an animal: on an outing to it, or on a whole day where the place itself has it; what only a sight
 * near it has takes an outing to animals, or a visit of that sight.
 */
export function meetsOnStay(
  keys: readonly string[],
  { place, nights, tours }: Stayed,
  visited: ReadonlySet<string>,
  month: number | null,
  catalogue: DraftCatalogue,
): boolean {
  if (!meetsAt(keys, place, month, catalogue, tours)) return false
  if (tours.some(tour => isAbout(tour, keys, catalogue))) return true
  const goesOut = tours.some(tour => isToAnimals(tour, catalogue))
  if (nights < 2 && !goesOut) return false
  const rows = catalogue.species
    .filter(one => keys.includes(one.key) && one.places.includes(place))
    .filter(({ months }) => month === null || months.includes(month))
    .flatMap(one => one.rows)
  const sights = catalogue.places.find(({ slug }) => slug === place)?.sights ?? []
  return (
    rows.includes(place) || sights.some(({ slug }) => rows.includes(slug) && (goesOut || visited.has(slug)))
  )
}

/** The sights that the days of a draft visit. */
export const visitedIn = ({ days }: Pick<ProposalContent, 'days'>): ReadonlySet<string> =>
  new Set(
    days.flatMap(({ activities }) =>
      activities.flatMap(({ kind, key }) => (kind === 'visit' && key !== null ? key : [])),
    ),
  )

/** Whether a place is the named one, has the named attraction nearby, or lies in the named region. */
export function isNamed(place: DraftPlace, kind: string, slug: string): boolean {
  if (kind === 'region') return place.region === slug
  return place.slug === slug || place.sights.some(sight => sight.slug === slug)
}

/** Whether a place has all the wished animals and activities, or was itself named. */
export function isWished(place: DraftPlace, wishes: Wishes, catalogue: DraftCatalogue): boolean {
  const { places, animals, activities, month } = wishes
  if (places.length + animals.length + activities.length === 0) return false
  return (
    places.every(({ value }) => isNamed(place, value.kind, value.slug)) &&
    animals.every(({ value }) => meetsAt(value, place.slug, month, catalogue)) &&
    activities.every(({ value }) => {
      const { tourTypes } = activityKeys(value, catalogue)
      return (
        isFor(place, value, wishes, catalogue) ||
        catalogue.tours.some(tour => tour.place === place.slug && tourTypes.includes(tour.type ?? ''))
      )
    })
  )
}
