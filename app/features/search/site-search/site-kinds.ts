/** Kinds of things that a search answers with; those that fit equally well are told in this order. */
export const siteKinds = [
  'trips',
  'countries',
  'places',
  'species',
  'tours',
  'hotels',
  'planners',
  'articles',
] as const
export type SiteKind = (typeof siteKinds)[number]
