import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatMetres } from '#app/text/figures.ts'
import type { Hazard, HazardLevel, PlaceHazards } from '#database/values/before-you-go.ts'
import { asksOntoBoats } from '#database/values/catalogue-kinds.ts'
import { altitudeLevel } from './before-you-go.ts'

/** Rules of what a trip's own days ask for: tablets, heights, cover. */

export interface TripNight {
  country: string
  slug: string
  name: string
  altitudeM: number
}

/** Of a trip's days: where it sleeps, how high it goes, and what is done on the way. */
export interface TripGround {
  countries: string[]
  /** Each place once, in the order of travel. */
  nights: TripNight[]
  /** The highest bed, sight, pass or summit, in metres. */
  highestM: number
  /** Of each day that ends where it began: the altitude of its place and the metres climbed. */
  climbs: { fromM: number; climbM: number }[]
  /** What tours and sights ask, and the modes of transport. */
  asks: string[]
  interests: string[]
}

function listOf(items: readonly string[]): string {
  return new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(items)
}

/** What is said of the places of a trip, by how seriously something is to be taken there. */
const sentences: Record<Hazard, Record<Exclude<HazardLevel, 'none'>, (places: string) => string>> = {
  yellowFever: {
    real: places => m.before_trip_yellow_fever({ places }),
    low: places => m.before_trip_yellow_fever_low({ places }),
  },
  malaria: {
    real: places => m.before_trip_malaria({ places }),
    low: places => m.before_trip_malaria_low({ places }),
  },
  dengue: {
    real: places => m.before_trip_dengue({ places }),
    low: places => m.before_trip_dengue_low({ places }),
  },
}

const absent: Record<Hazard, () => string> = {
  yellowFever: m.before_trip_no_yellow_fever,
  malaria: m.before_trip_no_malaria,
  dengue: m.before_trip_no_dengue,
}

/** Where something must be taken seriously on a trip; nothing if that is not known of any of its places. */
export function hazardWords(
  hazard: Hazard,
  nights: readonly { name: string; hazards?: PlaceHazards | undefined }[],
): string[] {
  const known = nights.flatMap(({ name, hazards }) => (hazards ? [{ name, level: hazards[hazard] }] : []))
  if (known.length === 0) return []
  const lines = (['real', 'low'] as const).flatMap(level => {
    const places = known.filter(one => one.level === level).map(({ name }) => name)
    return places.length > 0 ? [sentences[hazard][level](listOf(places))] : []
  })
  return lines.length > 0 ? lines : [absent[hazard]()]
}

/** The highest bed, and what is above it. */
export function altitudeWords({ nights, highestM }: Pick<TripGround, 'nights' | 'highestM'>): string[] {
  const bed = nights.toSorted((a, b) => b.altitudeM - a.altitudeM)[0]
  if (!bed) return []
  const metres = (value: number) => formatMetres(value, getLocale())
  const isNoticed = altitudeLevel(Math.max(bed.altitudeM, highestM)) !== 'none'
  const above = highestM - bed.altitudeM >= ABOVE_BED
  return [
    m.before_trip_highest_bed({ metres: metres(bed.altitudeM), place: bed.name }),
    ...(isNoticed && above ? [m.before_trip_highest_point({ metres: metres(highestM) })] : []),
    isNoticed ? m.before_trip_altitude_ask() : m.before_trip_no_altitude(),
  ]
}

/** Metres that a sight must be above the highest bed to be named. */
const ABOVE_BED = 150
/** Policies name a height from about here on, in steps of this size. */
const INSURED_FROM = 2_500
const STEP = 500

/** What a policy must name, by what tours and sights ask, how one travels, and what tours are about. */
const covers: readonly { of: readonly string[]; words: () => string }[] = [
  { of: asksOntoBoats, words: m.before_cover_boats },
  { of: ['swim'], words: m.before_cover_swimming },
  { of: ['snorkelling'], words: m.before_cover_snorkelling },
  { of: ['rafting'], words: m.before_cover_rafting },
  { of: ['surf'], words: m.before_cover_surfing },
  { of: ['cycling'], words: m.before_cover_cycling },
  { of: ['cave'], words: m.before_cover_caves },
  { of: ['heights'], words: m.before_cover_heights },
]

/** How high a policy must go: where one sleeps that high already, a day's climb is added to its bed. */
function insuredHeight({ highestM, climbs }: Pick<TripGround, 'highestM' | 'climbs'>): number {
  const high = climbs.filter(({ fromM }) => fromM > INSURED_FROM)
  return Math.max(highestM, ...high.map(({ fromM, climbM }) => fromM + climbM))
}

/** The cover that a trip needs: what every trip does, and what this one adds by name. */
export function coverWords(ground: Omit<TripGround, 'countries' | 'nights'>): string[] {
  const does = new Set([...ground.asks, ...ground.interests])
  const height = Math.ceil(insuredHeight(ground) / STEP) * STEP
  const named = [
    ...(height > INSURED_FROM ? [m.before_cover_height({ metres: formatMetres(height, getLocale()) })] : []),
    ...covers.filter(({ of }) => of.some(one => does.has(one))).map(({ words }) => words()),
  ]
  return [
    m.before_cover_all(),
    ...(named.length > 0 ? [m.before_cover_named({ things: listOf(named) })] : []),
  ]
}
