/** The catalogue's facts about a proposal's places and tours, for pace and sky. */
export interface ProposalFacts {
  /** By slug. */
  places: Record<string, PlaceFacts>
  /** By key of the catalogue item. */
  tours: Record<string, TourFacts>
}

export interface PlaceFacts {
  name: string
  latitude: number
  longitude: number
  altitudeM: number
  /** IANA time zone. */
  timeZone: string
  /** Twelve months, in °C and days with rain; null if unknown. */
  climate: { high: number; low: number; rainDays: number }[] | null
  wildlife: { name: string; months: number[] }[]
}

export interface TourFacts {
  name: string
  minutes: number | null
  /** Null means all ages. */
  minimumAge: number | null
  /** 1 to 7, Monday to Sunday; empty means every day. */
  days: number[]
  /** 1 to 12; null means all year. */
  months: number[] | null
}

const ISO_DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/

/** Minutes of an ISO 8601 duration of days, hours and minutes, such as PT2H30M; null if it is not one. */
export function minutesOfDuration(duration: string | null): number | null {
  const found = duration ? ISO_DURATION.exec(duration) : null
  if (!found || found[0] === 'P') return null
  const [days = 0, hours = 0, minutes = 0] = found.slice(1).map(part => Number(part ?? 0))
  return days * 1440 + hours * 60 + minutes
}

/** Consecutive nights in one place. */
export interface Stay {
  place: string
  nights: number
}

/** The stays of a journey, from the place of each night. */
export function staysOf(beds: readonly string[]): Stay[] {
  const stays: Stay[] = []
  for (const place of beds) {
    const last = stays.at(-1)
    if (last?.place === place) last.nights++
    else stays.push({ place, nights: 1 })
  }
  return stays
}
