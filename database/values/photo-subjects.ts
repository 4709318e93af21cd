/** The kinds of things that a photograph can show; a subject's key is unique within its kind. */
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
