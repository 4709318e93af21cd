/** What the catalogue says of what a proposal names, for pace and sky: facts by their keys. */
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
  /** IANA name of its clock. */
  timeZone: string
  /** Twelve months, in °C and days with rain; null where they are not known. */
  climate: { high: number; low: number; rainDays: number }[] | null
  wildlife: { name: string; months: number[] }[]
}

export interface TourFacts {
  name: string
  minutes: number | null
  /** Null for all ages. */
  minimumAge: number | null
  /** 1 to 7, Monday to Sunday; empty for every day. */
  days: number[]
  /** 1 to 12; null for the whole year. */
  months: number[] | null
}
