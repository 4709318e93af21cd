import type { TripVoicesData } from '#app/features/voices/review/review-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { unbrokenName } from '#app/text/unbroken.ts'
import { ReviewCarousel } from './review-carousel.tsx'
import { Voices } from './voices.tsx'

/** What travellers say of a trip and of its country's others: the benefits, one quote of this trip, and a row of reviews. */
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
