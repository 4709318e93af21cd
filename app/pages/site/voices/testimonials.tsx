import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { RouteStrip } from '#app/features/trip/trip-card/route-strip.tsx'
import { FilmCarousel, FilmHits } from '#app/features/voices/film/film-carousel.tsx'
import { getFilms } from '#app/features/voices/film/film-queries.server.ts'
import { Answers } from '#app/features/voices/question/answers.tsx'
import { AskBox } from '#app/features/voices/question/ask-box.tsx'
import { askTravellers } from '#app/features/voices/question/question-queries.server.ts'
import { eachTripOnce } from '#app/features/voices/review/review.ts'
import { testimonialQuery } from '#app/features/voices/review/review-schema.ts'
import { TestimonialHead } from '#app/features/voices/review/testimonial-head.tsx'
import { TestimonialList } from '#app/features/voices/review/testimonial-list.tsx'
import { getTestimonials } from '#app/features/voices/review/testimonial-queries.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { unlikeOn } from '#app/picture/page-pictures.ts'
import type { Route } from './+types/testimonials.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

/** Specification, section 3: about 20 entries. */
const FILMS = 24

export const loader = pageDoor(async (ctx, { request }: Route.LoaderArgs) => {
  const found = await getTestimonials(ctx, new URL(request.url).searchParams)
  const { country, q = '', party = null } = found.filters
  const [question, films, card] = await Promise.all([
    askTravellers(ctx, { text: q, country, group: party }),
    getFilms(ctx, { ...(country && { first: country }), limit: FILMS }),
    signCard(ctx, { title: m.testimonial_title(), kicker: '', poster: null }),
  ])
  const said = new Set(question?.films.map(({ film }) => film.key))
  const reviews = eachTripOnce(found.reviews, unlikeOn([]), [])
  return { found: { ...found, reviews }, question, films: films.filter(({ key }) => !said.has(key)), card }
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta({
    title: m.testimonial_title(),
    description: m.testimonial_description(),
    // A question changes what is shown beside the reviews; the reviews are the same as without it.
    path: links.testimonials({
      ...testimonialQuery(loaderData.found.filters),
      review: loaderData.found.filters.review,
      q: undefined,
      party: undefined,
    }),
    card: loaderData.card,
    matches,
  })
}

export default function TestimonialsPage({ loaderData }: Route.ComponentProps) {
  const { found, question, films } = loaderData
  const same = { ...testimonialQuery(found.filters), page: 1 }
  return (
    <main id="main">
      <TestimonialHead found={found} />
      <AskBox question={question} country={found.filters.country} />
      {question && (
        <Answers
          question={question}
          to={party => links.testimonials({ ...same, party }, '#asked')}
          toWord={q => links.testimonials({ ...same, q, party: undefined }, '#asked')}
        />
      )}
      {question && <FilmHits hits={question.films} />}
      <TestimonialList found={found} route={stops => <RouteStrip stops={stops} look="bare" />} />
      <FilmCarousel films={films} />
    </main>
  )
}
