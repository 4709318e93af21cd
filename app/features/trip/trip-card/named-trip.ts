/** A trip by its name; its address stands under `country`. */
export interface NamedTrip {
  key: string
  country: string
  title: string
}
