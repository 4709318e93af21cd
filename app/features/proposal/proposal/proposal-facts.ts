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
