import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { ReviewsAbout } from '#app/features/review/reviews-about.tsx'
import { getReviewsAbout } from '#app/features/review/testimonial-queries.server.ts'
import { DrawnTrips } from '#app/features/staff/drawn-trips.tsx'
import { ProfileHead } from '#app/features/staff/profile-head.tsx'
import { ProfileWords } from '#app/features/staff/profile-words.tsx'
import { getExpert } from '#app/features/staff/staff-profile-queries.server.ts'
import { TripCard } from '#app/features/trip/trip-card.tsx'
import { getTripCards } from '#app/features/trip/trip-card-queries.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor(async (ctx, { params }: LoaderFunctionArgs) => {
  const { person, countries, tripKeys } = await getExpert(ctx, params.fkey ?? '')
  const [trips, reviews] = await Promise.all([getTripCards(ctx, tripKeys), getReviewsAbout(ctx, person.fkey)])
  return { person, countries, trips, reviews }
})

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { fkey, name, place, role, since } = loaderData.person
  return pageMeta({
    title: m.staff_meta_title({ name, place }),
    description: `${m.staff_role_from({ role, place })}. ${since}`,
    path: links.expert(fkey),
    matches,
  })
}

export default function Expert() {
  const { person, countries, trips, reviews } = useLoaderData<typeof loader>()
  return (
    <main id="main">
      <ProfileHead person={person} countries={countries} />
      <ProfileWords person={person} />
      <DrawnTrips firstName={person.firstName} countries={countries.map(({ tag }) => tag)}>
        {trips.map(trip => (
          <TripCard key={trip.key} trip={trip} />
        ))}
      </DrawnTrips>
      <ReviewsAbout firstName={person.firstName} reviews={reviews} />
    </main>
  )
}
