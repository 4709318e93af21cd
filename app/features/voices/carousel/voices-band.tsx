import { chooseQuoted } from '#app/features/voices/review/review.ts'
import { rotated } from '#app/features/voices/review/review-builder.ts'
import type { VoicesData } from '#app/features/voices/review/review-schema.ts'
import { FreshReviews } from './fresh-reviews.tsx'
import { Voices } from './voices.tsx'

export interface VoicesBandProps {
  voices: VoicesData
  /** Title of the reviews. */
  title: string
  /** Rotation that decides which review comes first. */
  turn?: number
}

/** The benefits, a quote from the best review, and a row of reviews. */
export function VoicesBand({ voices, title, turn = 0 }: VoicesBandProps) {
  const quoted = chooseQuoted(rotated(voices.reviews, turn))
  return (
    <>
      <Voices quote={quoted && { ...quoted.review, words: quoted.quote }} />
      <FreshReviews title={title} voices={voices} turn={turn} quoted={quoted?.review.key} />
    </>
  )
}
