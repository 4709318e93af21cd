import { FreshReviews } from './fresh-reviews.tsx'
import type { VoicesData } from './review-schema.ts'
import { Voices } from './voices.tsx'

export interface VoicesBandProps {
  voices: VoicesData
  /** Over the reviews. */
  title: string
}

/** What travellers say: the benefits, one quote, and a row of reviews. */
export function VoicesBand({ voices, title }: VoicesBandProps) {
  return (
    <>
      <Voices quote={voices.quote} />
      <FreshReviews title={title} voices={voices} />
    </>
  )
}
