import { getCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { RouteStrip } from '#app/features/trip/trip-card/route-strip.tsx'
import { FilmCarousel } from '#app/features/voices/film/film-carousel.tsx'
import { getFilms } from '#app/features/voices/film/film-queries.server.ts'
import { TestimonialHead } from '#app/features/voices/testimonial/testimonial-head.tsx'
import { TestimonialList } from '#app/features/voices/testimonial/testimonial-list.tsx'
import { getTestimonials } from '#app/features/voices/testimonial/testimonial-queries.server.ts'
import { testimonialQuery } from '#app/features/voices/testimonial/testimonial-schema.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/testimonials.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

/** Specification, section 3: about 20 entries. */
const FILMS = 24

export const loader = pageDoor(async (ctx, { request }: Route.LoaderArgs) => {
  const found = await getTestimonials(ctx, new URL(request.url).searchParams)
  const { country } = found.filters
  const [films, card] = await Promise.all([
    getFilms(ctx, { ...(country && { first: country }), limit: FILMS }),
    getCard(ctx, { title: m.testimonial_title(), kicker: '', poster: null }),
  ])
  return { found, films, card }
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta({
    title: m.testimonial_title(),
    description: m.testimonial_description(),
    path: links.testimonials(testimonialQuery(loaderData.found.filters)),
    card: loaderData.card,
    matches,
  })
}

export default function TestimonialsPage({ loaderData }: Route.ComponentProps) {
  const { found, films } = loaderData
  return (
    <main id="main">
      <TestimonialHead found={found} />
      <TestimonialList found={found} route={stops => <RouteStrip stops={stops} />} />
      <FilmCarousel films={films} />
    </main>
  )
}
