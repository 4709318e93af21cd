import { useEffect, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { refetchWhenStale } from '#app/client/api-client/query-defaults.ts'
import { presentReview } from '#app/features/voices/review/present-review.ts'
import type { ReviewData, VoicesData } from '#app/features/voices/review/review-schema.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import { searchFeedback } from './search-feedback.ts'

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
export function useFreshReviews(voices: VoicesData): readonly ReviewData[] | 'loading' {
  const [fresh, setFresh] = useState<{ of: VoicesData; reviews: ReviewData[] } | null>(null)
  const [asking, setAsking] = useState(false)
  const { address } = voices
  useEffect(() => {
    const locale = getLocale()
    return refetchWhenStale({
      ask: signal => searchFeedback(browserApi, address, signal),
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
  }, [address, voices])
  const reviews = fresh?.of === voices ? fresh.reviews : voices.reviews
  return asking && reviews.length === 0 ? 'loading' : reviews
}
