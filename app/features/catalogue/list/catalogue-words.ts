import { m } from '#app/paraglide/messages.js'
import type { FacetKey, SortKey } from './list.ts'

const facets: Record<FacetKey, { label: () => string; any: () => string }> = {
  type: { label: m.catalogue_type, any: m.catalogue_any_type },
  region: { label: m.catalogue_region, any: m.catalogue_any_region },
  place: { label: m.catalogue_place, any: m.catalogue_any_place },
  price: { label: m.catalogue_price, any: m.catalogue_any_price },
  month: { label: m.catalogue_month, any: m.catalogue_any_month },
  interest: { label: m.catalogue_interest, any: m.catalogue_any_interest },
  habitat: { label: m.catalogue_habitat, any: m.catalogue_any_habitat },
}

const sorts: Record<SortKey, () => string> = {
  north: m.catalogue_sort_north,
  name: m.catalogue_sort_name,
  price: m.catalogue_sort_price,
  duration: m.catalogue_sort_duration,
  altitude: m.catalogue_sort_altitude,
}

/** Label of a facet. */
export function facetLabel(key: FacetKey): string {
  return facets[key].label()
}

/** Label of a facet's empty option. */
export function anyOf(key: FacetKey): string {
  return facets[key].any()
}

export function sortName(key: SortKey): string {
  return sorts[key]()
}
