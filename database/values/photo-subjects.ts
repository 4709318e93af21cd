/** What a photograph can be attached to; a subject's key is its own among its kind. */
export const photoSubjects = [
  'country',
  'place',
  'trip',
  'trip_day',
  'tour',
  'hotel',
  'theme',
  'article',
  'web_page',
  'staff',
  'species',
] as const

export type PhotoSubjectKind = (typeof photoSubjects)[number]
