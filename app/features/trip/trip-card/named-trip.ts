/** A trip's title; its address is under `country`. */
export interface NamedTrip {
  key: string
  country: string
  title: string
}
