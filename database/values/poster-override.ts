/** Content's explicit choices for a poster; the rest is derived from the facts. */
export interface PosterOverride {
  kind?: string
  palette?: string
  seed?: string | number
}
