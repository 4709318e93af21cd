import type { TripVoicesData } from '#app/features/voices/review/review-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { unbrokenName } from '#app/text/unbroken.ts'
import { ReviewCarousel } from './review-carousel.tsx'
import { Voices } from './voices.tsx'

/**
 * Reviews on a trip's page: the benefits, a quote about this trip, and reviews of it and its country's other trips.
 */
export function TripVoicesBand({
  voices: { quote, about, reviews },
  country,
}: {
  voices: TripVoicesData
  country: string
}) {
  return (
    <>
      <Voices quote={quote} />
      <ReviewCarousel
        title={m.trip_reviews({ country: unbrokenName(country) })}
        about={about}
        reviews={reviews}
      />
    </>
  )
}
