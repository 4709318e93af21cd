import { getCountryPoster } from '#app/features/catalogue/country/country-queries.server.ts'
import { DrawnTrips } from '#app/features/people/staff/drawn-trips.tsx'
import { expertTrail, ProfileHead } from '#app/features/people/staff/profile-head.tsx'
import { ProfileWords } from '#app/features/people/staff/profile-words.tsx'
import { getExpert } from '#app/features/people/staff/staff-profile-queries.server.ts'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { breadcrumbsNode, describePage } from '#app/features/reading/structured-data/describe-page.server.ts'
import { RouteStrip } from '#app/features/trip/trip-card/route-strip.tsx'
import { TripCard } from '#app/features/trip/trip-card/trip-card.tsx'
import { getTripCards } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import { eachTripOnce } from '#app/features/voices/review/review.ts'
import { ReviewsAbout } from '#app/features/voices/review/reviews-about.tsx'
import { getReviewsAbout } from '#app/features/voices/review/testimonial-queries.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { unlikeOn } from '#app/picture/page-pictures.ts'
import type { Route } from './+types/expert.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor(async (ctx, { params }: Route.LoaderArgs) => {
  const { person, countries, tripKeys } = await getExpert(ctx, params.fkey)
  const [cards, reviews, poster] = await Promise.all([
    getTripCards(ctx, tripKeys),
    getReviewsAbout(ctx, person.fkey),
    getCountryPoster(ctx, countries[0]?.tag),
  ])
  const { name, fkey, role } = person
  const card = await signCard(ctx, { title: name, kicker: role, poster })
  const trail = [...expertTrail(), { label: name, to: links.expert(fkey) }]
  const data = describePage(breadcrumbsNode(ctx, trail))
  const unlike = unlikeOn([])
  const trips = unlike(cards)
  return { person, countries, trips, reviews: eachTripOnce(reviews, unlike, tripKeys), card, data }
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { fkey, name, place, role, since } = loaderData.person
  return pageMeta({
    title: m.staff_meta_title({ name, place }),
    description: `${m.staff_role_from({ role, place })}. ${since}`,
    path: links.expert(fkey),
    card: loaderData.card,
    data: loaderData.data,
    matches,
  })
}

export default function Expert({ loaderData }: Route.ComponentProps) {
  const { person, countries, trips, reviews } = loaderData
  return (
    <main id="main">
      <ProfileHead person={person} countries={countries} />
      <ProfileWords person={person} />
      <DrawnTrips firstName={person.firstName} countries={countries}>
        {trips.map(trip => (
          // Their face is at the head of the page.
          <TripCard key={trip.key} trip={{ ...trip, planner: null }} />
        ))}
      </DrawnTrips>
      <ReviewsAbout
        firstName={person.firstName}
        reviews={reviews}
        route={stops => <RouteStrip stops={stops} look="bare" />}
      />
    </main>
  )
}
