/** Kinds of results, in the order used for ties. */
export const siteKinds = [
  'pages',
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
