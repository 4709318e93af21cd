/** What content decides about a poster; the rest follows from the thing's facts. */
export interface PosterOverride {
  kind?: string
  palette?: string
  seed?: string | number
}
