import { links } from '#app/links.ts'
import type { PlaceKind } from './place-page-schema.ts'

/** The page of a place. */
export function placeAddress(country: string, kind: PlaceKind, slug: string): string {
  return links[kind](country, slug)
}
