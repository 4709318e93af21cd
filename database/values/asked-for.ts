/** What is asked for in words of its own, by the part of a file of content/asked-for that says which. */
export const askedForKinds = {
  trips: 'trip',
  destinations: 'destination',
  attractions: 'attraction',
  regions: 'region',
  hotels: 'hotel',
  tours: 'tour',
  species: 'species',
  articles: 'article',
  pages: 'page',
} as const
export type AskedForKind = (typeof askedForKinds)[keyof typeof askedForKinds]
