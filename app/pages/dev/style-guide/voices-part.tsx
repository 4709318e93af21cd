import { RouteStrip } from '#app/features/trip/trip-card/route-strip.tsx'
import { ReviewCarousel } from '#app/features/voices/review/review-carousel.tsx'
import type { ReviewData, TestimonialData } from '#app/features/voices/review/review-schema.ts'
import { Testimonial } from '#app/features/voices/review/testimonial.tsx'
import { Suns } from '#app/ui/suns.tsx'
import { Sample } from './sample.tsx'
import { person, stops, trip } from './samples.ts'

const review: ReviewData = {
  key: 'guide-review',
  title: 'October, dry, and nobody there',
  untitled: false,
  comment:
    'Everyone told us not to go in October. Daniela told us which coast. Eight days with one shower, at night, and the turtle we saw was laying while our friends elsewhere sent photographs of a flooded car park.',
  name: 'Teresa & João',
  where: 'Costa Rica',
  date: '2026-10-11',
  when: 'October 2026',
  rating: 4,
  translatedFrom: null,
  invented: true,
}

const short = { ...review, key: 'guide-short', comment: 'It rained, and we did not mind.', invented: false }

const letter: TestimonialData = {
  ...review,
  group: 'Couple',
  trip: { key: trip.key, title: trip.title, country: 'costa-rica', stops, picture: trip.picture },
  planner: person,
  answer: 'Thank you. The other coast sends its regards.',
}

const route = (stopped: typeof stops) => <RouteStrip stops={stopped} look="bare" />

export function VoicesPart() {
  return (
    <>
      <Sample name="Suns: five to one">
        {[5, 4, 3, 2, 1].map(rating => (
          <Suns key={rating} rating={rating} />
        ))}
      </Sample>
      <Sample name="ReviewCarousel: cut and whole cards, a translation" look="wide">
        <ReviewCarousel
          title="What travellers say"
          about={{ kind: 'all' }}
          reviews={[review, short, { ...short, key: 'guide-german', translatedFrom: 'German' }]}
        />
      </Sample>
      <Sample name="ReviewCarousel: loading" look="wide">
        <ReviewCarousel title="On their way" about={{ kind: 'all' }} reviews="loading" />
      </Sample>
      <Sample name="ReviewCarousel: empty" look="wide">
        <ReviewCarousel title="None yet" about={{ kind: 'all' }} reviews={[]} />
      </Sample>
      <Sample name="Testimonial, the review as a letter: answered, and without trip or planner" look="rows">
        <Testimonial review={letter} route={route} />
        <Testimonial
          review={{ ...letter, ...short, key: 'guide-letter', trip: null, planner: null, answer: null }}
          route={route}
        />
      </Sample>
    </>
  )
}
