import { getTripBefore } from '#app/features/catalogue/before-you-go/trip-before-queries.server.ts'
import { getBedsOfTrip } from '#app/features/catalogue/hotel/hotel-queries.server.ts'
import { DaySpecies } from '#app/features/catalogue/trip-species/day-species.tsx'
import { SeenOnTrip } from '#app/features/catalogue/trip-species/seen-on-trip.tsx'
import { getSpeciesOfTrip } from '#app/features/catalogue/trip-species/trip-species-queries.server.ts'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import {
  breadcrumbsNode,
  describePage,
  describeTrip,
  namedOperator,
} from '#app/features/reading/structured-data/describe-page.server.ts'
import { Itinerary } from '#app/features/trip/itinerary/itinerary.tsx'
import { PriceBlock } from '#app/features/trip/price/price-block.tsx'
import { useLivePrice } from '#app/features/trip/price/use-live-price.ts'
import { RelatedTrips } from '#app/features/trip/trip/related-trips.tsx'
import { TripBar, TripSubnav } from '#app/features/trip/trip/trip-bars.tsx'
import { TripIntro } from '#app/features/trip/trip/trip-intro.tsx'
import { TripMasthead, tripTrail } from '#app/features/trip/trip/trip-masthead.tsx'
import { getTripPage } from '#app/features/trip/trip/trip-page-queries.server.ts'
import { useLiveTrip } from '#app/features/trip/trip-card/live-trips.ts'
import { getTripCards } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import { getVoicesOfTrip } from '#app/features/voices/review/review-queries.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { SiteAfterContent } from '#app/pages/site/site-after-content.tsx'
import { useSite } from '#app/pages/site/use-site.ts'
import { m } from '#app/paraglide/messages.js'
import { unlikeOn } from '#app/picture/page-pictures.ts'
import { useFoldings } from '#app/ui/folding.tsx'
import { SaveAndShare } from '#app/ui/save-mark.tsx'
import { whenWanted } from '#app/ui/when-wanted.tsx'
import type { Route } from './+types/trip.ts'
import styles from './trip.module.css'

/** Reviews of a trip; they are readable and scrollable before their script loads. */
const TripVoices = whenWanted(
  async () => (await import('#app/features/voices/review/trip-voices-band.tsx')).TripVoicesBand,
)

/** The form in a trip's page: it posts without its script, which comes when the form is near or something is pressed. */
const LateChangeTrip = whenWanted(
  async () => (await import('#app/features/request/form/change-trip.tsx')).ChangeTrip,
)

/** Downloads of a trip: plain links and forms. */
const LateTakeAlong = whenWanted(
  async () => (await import('#app/features/trip/itinerary/take-along.tsx')).TakeAlong,
)

/** The houses of a trip, without their script in the first load: they have none of their own. */
const TripBeds = whenWanted(
  async () => (await import('#app/features/catalogue/hotel/trip-beds-section.tsx')).TripBedsSection,
)

/** What to know before a trip, without its script in the first load: it has none of its own. */
const LateTripBefore = whenWanted(
  async () =>
    (await import('#app/features/catalogue/before-you-go/trip-before-section.tsx')).TripBeforeSection,
)

export { publicPage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor(async (ctx, { params }: Route.LoaderArgs) => {
  const { route, lowest, ...trip } = await getTripPage(ctx, params.country, params.tripKey)
  const { title, dayCount: count, poster } = trip
  const kicker = m.trip_card_line({ count, country: trip.country.name })
  const [voices, beds, cards, species, before, operator, card] = await Promise.all([
    getVoicesOfTrip(ctx, { country: trip.country, trip: trip.key }),
    getBedsOfTrip(ctx, trip.id),
    getTripCards(ctx, trip.related),
    getSpeciesOfTrip(ctx, trip.id),
    getTripBefore(ctx, trip.id),
    namedOperator(ctx),
    signCard(ctx, { title, kicker, poster }),
  ])
  const unlike = unlikeOn([trip.picture])
  const itinerary = { ...trip.itinerary, days: unlike(trip.itinerary.days) }
  const data = describePage(
    describeTrip(ctx, { ...trip, route, lowest }, operator, card),
    breadcrumbsNode(ctx, [
      ...tripTrail(trip),
      { label: title, to: links.trip(trip.canonicalCountry, trip.key) },
    ]),
  )
  return {
    trip: { ...trip, itinerary },
    answerer: trip.planner,
    voices,
    beds,
    related: unlike(cards),
    species,
    before,
    card,
    data,
  }
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { key, title, line, dayCount, country, canonicalCountry } = loaderData.trip
  return pageMeta({
    title: m.trip_meta_title({ title, count: dayCount, country: country.name }),
    description: line,
    path: links.trip(canonicalCountry, key),
    card: loaderData.card,
    data: loaderData.data,
    matches,
  })
}

/** Its pages turn without script. */
const LateGallery = whenWanted(
  async () => (await import('#app/picture/gallery/gallery-section.tsx')).GallerySection,
)

/** A trip has its own voices, among its sections. */
const PLANNER = { voices: false, planner: true }

export default function Trip({ loaderData }: Route.ComponentProps) {
  const { trip: rendered, voices, beds, related, species, before } = loaderData
  const trip = { ...rendered, price: useLivePrice(rendered) }
  const { site, origin, plannerTimes } = useSite()
  const time = plannerTimes[trip.planner.fkey] ?? null
  const address = links.trip(trip.country.tag, trip.key)
  useFoldings()
  const isOffered = useLiveTrip(trip.key) !== null
  return (
    <>
      <main id="main">
        <TripMasthead
          trip={trip}
          time={time}
          tools={
            <SaveAndShare
              item={`trip/${trip.key}`}
              name={trip.title}
              address={origin + links.trip(trip.canonicalCountry, trip.key)}
            />
          }
        />
        <TripSubnav trip={trip} />
        <TripIntro trip={trip} />
        {trip.gallery && <LateGallery gallery={trip.gallery} name={trip.title} />}
        <Itinerary
          tripKey={trip.key}
          {...trip.itinerary}
          afterDay={day => <DaySpecies species={species} day={day} />}
        >
          <LateTakeAlong country={trip.country.tag} tripKey={trip.key} />
        </Itinerary>
        <SeenOnTrip species={species} country={trip.country.tag} />
        {beds.length > 0 && <TripBeds beds={beds} />}
        <PriceBlock price={trip.price} covers={trip.covers} isOffered={isOffered} />
        {before && <LateTripBefore before={before} />}
        <div className={styles.onwards}>
          <TripVoices voices={voices} country={trip.country.name} />
          <RelatedTrips trips={related} />
        </div>
      </main>
      <SiteAfterContent
        shown={PLANNER}
        voices={null}
        countries={site.countries}
        country={trip.country.tag}
        before={<LateChangeTrip trip={trip} url={address} planner={{ ...trip.planner, time }} />}
      />
      <TripBar trip={trip} />
    </>
  )
}
