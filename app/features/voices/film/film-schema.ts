export type GroupType = 'Solo' | 'Family' | 'Couple'

/** A review video as its card shows it, in the reader's language. */
export interface FilmData {
  key: string
  /** The question asked. */
  title: string
  customerNames: string
  groupType: GroupType
  /** The countries it is about, in words. */
  where: string
  /** The address of the clip; null where the answer is in writing alone. */
  video: string | null
  /** The answer in writing, where there is one. */
  answer: string | null
  /** The address of the picture that stands before it plays. */
  still: string
  /** The addresses of the captions. */
  captions: { language: string; url: string }[]
  seconds: number
}

/** A moment of a film in which something asked for is said. */
export interface FilmMoment {
  /** Seconds from its beginning, and the same as a clock shows it. */
  at: number
  clock: string
  /** What is said, and which of it was asked for. */
  pieces: { words: string; isAsked: boolean }[]
}

export interface FilmHit {
  film: FilmData
  moments: FilmMoment[]
}
