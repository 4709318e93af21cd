import { useEffect, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { apiLocale } from '#app/client/api-client/calls.ts'
import { refetchWhenStale } from '#app/client/api-client/query-defaults.ts'
import { chooseQuoted, inTurn } from '#app/features/voices/review/review.ts'
import type { ReviewData, VoicesData } from '#app/features/voices/review/review-schema.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import { presentReview } from './feedback-query.ts'
import { rotated } from './review.ts'
import { ReviewCarousel } from './review-carousel.tsx'
import { Voices } from './voices.tsx'

/** Time at which a page's data arrived: with the document, or when it was first rendered. */
const arrivals = new WeakMap<object, number>()
let fromDocument = true

function arrivedAt(voices: object): number {
  const known = arrivals.get(voices) ?? (fromDocument ? performance.timeOrigin : Date.now())
  fromDocument = false
  arrivals.set(voices, known)
  return known
}

/** The page's reviews, fetched again when the reader returns to old data; `loading` only if none are shown. */
function useFreshReviews(voices: VoicesData): readonly ReviewData[] | 'loading' {
  const [fresh, setFresh] = useState<{ of: VoicesData; reviews: ReviewData[] } | null>(null)
  const [asking, setAsking] = useState(false)
  const { search } = voices
  useEffect(() => {
    const locale = getLocale()
    return refetchWhenStale({
      ask: signal =>
        browserApi('GET /api/next/feedback/search', {
          query: { ...search, recent: 'true', locale: apiLocale() },
          signal,
        }),
      readAt: arrivedAt(voices),
      focus: globalThis,
      isHidden: () => document.visibilityState === 'hidden',
      onAsk: () => setAsking(true),
      onFailure: () => setAsking(false),
      onAnswer: found => {
        setFresh({ of: voices, reviews: found.map(review => presentReview(review, locale)) })
        setAsking(false)
      },
    })
  }, [search, voices])
  const reviews = fresh?.of === voices ? fresh.reviews : voices.reviews
  return asking && reviews.length === 0 ? 'loading' : reviews
}

interface FreshReviewsProps {
  title: string
  voices: VoicesData
  turn: number
  /** Key of the review quoted above. */
  quoted: string | undefined
}

/** The page's reviews, refreshed when they become stale. */
function FreshReviews({ title, voices, turn, quoted }: FreshReviewsProps) {
  const found = useFreshReviews(voices)
  const reviews = found === 'loading' ? found : inTurn(found, turn, quoted)
  return <ReviewCarousel title={title} about={voices.about} reviews={reviews} />
}

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
