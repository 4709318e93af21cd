/** What is asked for in words of its own, by the part of a file of content/nicknames that says which. */
export const nicknameKinds = {
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
export type NicknameKind = (typeof nicknameKinds)[keyof typeof nicknameKinds]
