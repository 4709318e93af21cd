import { CLIMB_M, HIGH_BED_M } from '#app/features/proposal/proposal/pace.ts'
import type { DraftKind } from '#database/values/proposal-content.ts'
import { asksForAnimals } from './draft-animals.ts'
import { type DraftCatalogue, type DraftPlace, gatewaysOf, placeOf, takesIn } from './draft-catalogue.ts'
import { type DraftConnection, type FindConnection, getConnectionFinder } from './draft-connections.ts'
import { bedSuits, journeySuits, modesWithout, placeSuits } from './draft-limits.ts'
import type { Wishes } from './draft-wishes.ts'
import {
  firstSights,
  HEART_OF_COUNTRY,
  isHeart,
  isNamed,
  isRefused,
  type PlaceWorth,
  worthOf,
} from './draft-worth.ts'

/** Searches for routes with a beam search over places, always from gateway to gateway. */

export interface RouteStay {
  place: string
  nights: number
}

export interface Route {
  stays: RouteStay[]
  score: number
  /** How many of the wished animals, activities and places it leaves unmet. */
  misses: number
  /** Whether it is without the unmissable place that it should have. */
  isWithoutFirst: boolean
}

/** Limits of a day's travel, in minutes. */
export interface Reach {
  driving: number
  all: number
  /** Limit of the last day. */
  lastDay: number
  /** Extra nights allowed beyond a place's usual number. */
  stretch: number
}

const BEAM = 48
const MOST_STAYS = 8
const MOST_ROUTES = 40
/** Default nights per stay for each kind of draft. */
const NIGHTS_A_STAY = { calmer: 3.6, wilder: 2, cheaper: 2.6 } as const
/** Score lost per hour of travel; a place is worth 5 to 40. */
const HOUR = { calmer: 4, wilder: 1.4, cheaper: 1.6 } as const
const FLIGHT = { calmer: 8, wilder: 4, cheaper: 7 } as const
/** Score lost for each place that a day's way only passes, because the table does not join its ends. */
const PASSED = { calmer: 5, wilder: 4, cheaper: 3 } as const
/** Fraction of a wish's score if another place of the draft already meets it. */
const AGAIN = 0.22
/** The same of a wish for animals: each park has others. */
const ANIMALS_AGAIN = 0.7
/** Added where a wish is met for the first time: a draft without it is shown only if none has it. */
const FIRST = 20
/** Score lost for a place that an earlier draft visits. */
const REPEATED = 7
/**
 * A gateway with at least this share of the trips is the country's main one, used to pass through rather than to
 * stay.
 */
const MAIN_GATE = 0.5

interface Found {
  stays: DraftPlace[]
  travel: number
  worth: number
  met: ReadonlySet<string>
  /** Places that were passed on the way from one stay to another. */
  passed: readonly string[]
}

export interface Searching {
  kind: DraftKind
  wishes: Wishes
  catalogue: DraftCatalogue
  reach: Reach
  /** Places of earlier drafts, which this one should avoid. */
  used: ReadonlySet<string>
}

interface Ground extends Searching {
  places: DraftPlace[]
  worths: Map<string, PlaceWorth>
  findConnection: FindConnection
  begins: Set<string>
  ends: string[]
  /** The unmissable places that the draft should have. */
  first: string[]
  /** The wishes that ask to see animals, whichever. */
  ofAnimals: ReadonlySet<string>
}

/** Whether a way leads through no place that is too high for a need: one gets out there, if only to change. */
function isLow({ through }: DraftConnection, { wishes, catalogue }: Pick<Searching, 'wishes' | 'catalogue'>) {
  return through.every(slug => {
    const place = placeOf(catalogue, slug)
    return place === undefined || placeSuits(place, wishes)
  })
}

function isWithin(
  connection: DraftConnection | null,
  most: { driving: number; all: number },
  searching: Pick<Searching, 'wishes' | 'catalogue'>,
): connection is DraftConnection {
  return (
    connection !== null &&
    connection.drivingMinutes <= most.driving &&
    connection.minutes <= most.all &&
    connection.walkingMinutes <= 90 &&
    journeySuits(connection, searching.wishes) &&
    isLow(connection, searching)
  )
}

function groundOf(searching: Searching): Ground {
  const { kind, wishes, catalogue } = searching
  const beds = catalogue.hotels.filter(hotel => takesIn(hotel, wishes.youngest) && bedSuits(hotel, wishes))
  const gates = new Set([...gatewaysOf(catalogue.begins), ...gatewaysOf(catalogue.ends)])
  const places = catalogue.places.filter(
    place =>
      placeSuits(place, wishes) &&
      beds.some(bed => bed.place === place.slug) &&
      // One arrives and leaves where the planes do, wanted or not.
      (gates.has(place.slug) || !isRefused(place, wishes)),
  )
  return {
    ...searching,
    places,
    worths: new Map(places.map(place => [place.slug, worthOf(place, kind, wishes, catalogue)])),
    findConnection: getConnectionFinder(catalogue, modesWithout(wishes)),
    begins: new Set(gatewaysOf(catalogue.begins)),
    ends: gatewaysOf(catalogue.ends),
    first: firstSights(kind, wishes, catalogue),
    ofAnimals: new Set(
      wishes.activities.flatMap(({ value }, i) => (asksForAnimals(value) ? [`activity:${i}`] : [])),
    ),
  }
}

function costOf(connection: DraftConnection, { kind, wishes }: Searching): number {
  const driving = wishes.avoid.has('driving') ? (connection.drivingMinutes / 60) * 3 : 0
  const long = Math.max(0, connection.drivingMinutes - 240) / 60
  const hops = connection.flights * FLIGHT[kind] + connection.through.length * PASSED[kind]
  return (connection.minutes / 60) * HOUR[kind] + hops + driving + long * 2
}

/** Whether a way leads through a place that the route has passed before, without a night there. */
function isToAndFro({ passed }: Found, { through }: DraftConnection): boolean {
  return through.some(place => passed.includes(place))
}

function added(found: Found, place: DraftPlace, connection: DraftConnection | null, ground: Ground): Found {
  const worth = ground.worths.get(place.slug) ?? { own: 0, wishes: {} }
  const isBack = found.stays.includes(place)
  let sum = isBack ? 0 : worth.own - (ground.used.has(place.slug) ? REPEATED : 0)
  for (const [wish, value] of Object.entries(isBack ? {} : worth.wishes))
    sum += found.met.has(wish)
      ? value * (ground.ofAnimals.has(wish) ? ANIMALS_AGAIN : AGAIN)
      : value + (isHeart(wish) ? 0 : FIRST)
  return {
    stays: [...found.stays, place],
    travel: found.travel + (connection ? costOf(connection, ground) : 0),
    worth: found.worth + sum,
    met: new Set([...found.met, ...Object.keys(worth.wishes)]),
    passed: [...found.passed, ...(connection?.through ?? [])],
  }
}

function heightCost(stays: readonly DraftPlace[]): number {
  return stays.reduce((sum, place, i) => {
    const before = stays[i - 1]
    const isClimb = before && place.altitudeM >= HIGH_BED_M && place.altitudeM - before.altitudeM >= CLIMB_M
    return sum + (isClimb ? 3 : 0)
  }, 0)
}

/** The connection from the last stay to the nearest gateway. */
export function findConnectionOut(
  from: string,
  ends: readonly string[],
  findConnection: FindConnection,
): { to: string; connection: DraftConnection } | null {
  const connections = ends.flatMap(to => {
    const connection = findConnection(from, to)
    return connection ? [{ to, connection }] : []
  })
  return (
    connections.toSorted(
      (a, b) => a.connection.minutes - b.connection.minutes || (a.to < b.to ? -1 : 1),
    )[0] ?? null
  )
}

/** Divides the nights among the places. Returns null if they do not fit. A gateway may have a single night. */
function sharedNights(stays: readonly DraftPlace[], nights: number, ground: Ground): RouteStay[] | null {
  const isGate = (i: number) =>
    (i === 0 || i === stays.length - 1) && [...ground.begins, ...ground.ends].includes(stays[i]?.slug ?? '')
  const isHighlight = (i: number) => {
    const slug = stays[i]?.slug ?? ''
    return ground.worths.get(slug)?.wishes[`${HEART_OF_COUNTRY}:${slug}`] !== undefined
  }
  const least = stays.map(({ nights: own }, i) =>
    isGate(i) && !isHighlight(i) ? 1 : Math.max(own.least, ground.kind === 'calmer' ? 2 : 1),
  )
  const isBack = (i: number) => i > 0 && stays[i]?.slug === stays[0]?.slug
  const most = stays.map(({ nights: own }, i) => {
    if (isBack(i)) return 1
    const longer = (ground.kind === 'calmer' && !isGate(i) ? 1 : 0) + ground.reach.stretch
    return Math.max(least[i] ?? 1, own.most + longer)
  })
  const shared = [...least]
  let left = nights - shared.reduce((sum, count) => sum + count, 0)
  if (left < 0 || nights > most.reduce((sum, count) => sum + count, 0)) return null
  const wanted = stays.map(({ slug }) => {
    const worth = ground.worths.get(slug)
    return (worth?.own ?? 0) + Object.values(worth?.wishes ?? {}).reduce((sum, value) => sum + value, 0)
  })
  while (left > 0) {
    let at = -1
    let best = Number.NEGATIVE_INFINITY
    shared.forEach((count, i) => {
      if (count >= (most[i] ?? count)) return
      const gain = (wanted[i] ?? 0) / (count * count) - (isGate(i) && !isHighlight(i) ? 20 : 0)
      if (gain > best) [at, best] = [i, gain]
    })
    if (at < 0) return null
    shared[at] = (shared[at] ?? 0) + 1
    left--
  }
  return stays.map(({ slug }, i) => ({ place: slug, nights: shared[i] ?? 1 }))
}

function isUsualGate(slug: string, { catalogue }: Searching): boolean {
  return (catalogue.begins[slug] ?? 0) >= MAIN_GATE || (catalogue.ends[slug] ?? 0) >= MAIN_GATE
}

/**
 * Scores a route. Empty if the last place is too far from a gateway for the last day, or if the nights do not fit.
 */
function routeOf(found: Found, ground: Ground): Route[] {
  const { kind, wishes, reach, first } = ground
  const last = found.stays.at(-1)
  const most = { driving: reach.lastDay, all: reach.lastDay + 90 }
  const out = last ? findConnectionOut(last.slug, ground.ends, ground.findConnection) : null
  const end = out ? placeOf(ground.catalogue, out.to) : undefined
  if (!last || !out || !isWithin(out.connection, most, ground) || (end && !placeSuits(end, wishes))) return []
  const nights = wishes.days - 1
  const stays = sharedNights(found.stays, nights, ground)
  if (!stays || isToAndFro(found, out.connection)) return []
  const between = stays.filter(({ place }) => !isUsualGate(place, ground))
  const nightsBetween = between.reduce((sum, stay) => sum + stay.nights, 0)
  const wanted = Math.max(1, (nights - 1) / NIGHTS_A_STAY[kind])
  const oneNights = stays.filter((stay, i) => stay.nights === 1 && i > 0 && i < stays.length - 1).length
  const score =
    found.worth -
    found.travel -
    costOf(out.connection, ground) -
    heightCost(found.stays) -
    Math.abs(between.length - wanted) * 4 -
    Math.max(0, nights - nightsBetween - 2) * 4 -
    oneNights * (kind === 'calmer' ? 8 : 2.5)
  const named = wishes.places.filter(({ value: { kind: is, slug } }) =>
    found.stays.some(place => isNamed(place, is, slug)),
  )
  const wished = wishes.animals.length + wishes.activities.length + wishes.places.length
  const met = [...found.met].filter(key => !isHeart(key)).length + named.length
  const isWithoutFirst = first.length > 0 && !found.stays.some(({ slug }) => first.includes(slug))
  return [{ stays, score, misses: wished - met, isWithoutFirst }]
}

function mayFollow(found: Found, place: DraftPlace, { begins, ends }: Ground): boolean {
  const first = found.stays[0]?.slug
  const comesBack = place.slug === first && ends.includes(place.slug) && found.stays.length > 1
  if (found.stays.at(-1)?.slug === place.slug) return false
  if (comesBack) return true
  // A round trip ends when it returns to its start.
  const isBack = found.stays.length > 2 && found.stays.at(-1)?.slug === first
  const isOver = found.stays.length > 0 && isBack
  return !isOver && !found.stays.includes(place) && (found.stays.length > 0 || begins.has(place.slug))
}

function keep(found: readonly Found[]): Found[] {
  return found.toSorted((a, b) => b.worth - b.travel - (a.worth - a.travel)).slice(0, BEAM)
}

/** Routes, the best first, and the best with the unmissable place. Deterministic for the same wishes. */
export function findRoutes(searching: Searching): Route[] {
  const ground = groundOf(searching)
  const { reach, wishes, kind } = searching
  const nothing: Found = { stays: [], travel: 0, worth: 0, met: new Set(), passed: [] }
  let open = ground.places
    .filter(place => mayFollow(nothing, place, ground))
    .map(place => added(nothing, place, null, ground))
  const routes = open.flatMap(found => routeOf(found, ground))
  const most = Math.min(MOST_STAYS, Math.ceil((wishes.days - 1) / NIGHTS_A_STAY[kind]) + 2)
  for (let count = 2; count <= most && open.length > 0; count++) {
    open = keep(
      open.flatMap(found => {
        const from = found.stays.at(-1)?.slug ?? ''
        return ground.places.flatMap(place => {
          if (!mayFollow(found, place, ground)) return []
          const connection = ground.findConnection(from, place.slug)
          // The first night is at the arrival gateway; no drive across the country on the day of arrival.
          return isWithin(connection, reach, searching) && !isToAndFro(found, connection)
            ? [added(found, place, connection, ground)]
            : []
        })
      }),
    )
    routes.push(...open.flatMap(found => routeOf(found, ground)))
  }
  const ordered = routes.toSorted((a, b) => b.score - a.score)
  const withFirst = ordered.filter(({ isWithoutFirst }) => !isWithoutFirst)
  return [...new Set([...ordered.slice(0, MOST_ROUTES), ...withFirst.slice(0, MOST_ROUTES)])]
}
