import { PlannerWords } from '#app/features/catalogue/country/planner-words.tsx'
import { ThingsToDo } from '#app/features/catalogue/country/things-to-do.tsx'
import { CatalogueHead } from '#app/features/catalogue/list/catalogue-head.tsx'
import { OtherTypes } from '#app/features/catalogue/tour/other-types.tsx'
import { getTourCards } from '#app/features/catalogue/tour/tour-row-queries.server.ts'
import { TourRows } from '#app/features/catalogue/tour/tour-rows.tsx'
import type { TourTypePage } from '#app/features/catalogue/tour/tour-schema.ts'
import { getTourTypePage } from '#app/features/catalogue/tour/tour-type-queries.server.ts'
import { FittingTours } from '#app/features/catalogue/tour-card/fitting-tours.tsx'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { breadcrumbsNode, describePage } from '#app/features/reading/structured-data/describe-page.server.ts'
import { YearOfSuns } from '#app/features/trip/season/year-of-suns.tsx'
import { FittingTrips } from '#app/features/trip/trip-card/fitting-trips.tsx'
import { getTripCards } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import type { TripCardData } from '#app/features/trip/trip-card/trip-card-schema.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { unlikeOn } from '#app/picture/page-pictures.ts'
import { MoreLink } from '#app/ui/more-link.tsx'
import { SaveMark } from '#app/ui/save-mark.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Route } from './+types/tour-type.ts'
import styles from './list-page.module.css'
import { Unwritten } from './unwritten.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor(async (ctx, { params }: Route.LoaderArgs) => {
  const found = await getTourTypePage(ctx, params.country, params.typeKey)
  const unlike = unlikeOn([])
  const page = { ...found, tours: unlike(found.tours) }
  const [cards, elsewhere, card] = await Promise.all([
    getTripCards(ctx, page.tripKeys),
    getTourCards(ctx, page.elsewhere),
    signCard(ctx, { title: titleOf(page), kicker: '', poster: page.country.poster }),
  ])
  const data = describePage(
    breadcrumbsNode(ctx, [
      ...trailOf(page),
      { label: titleOf(page), to: links.tourType(page.list.tag, page.key) },
    ]),
  )
  return { page, trips: unlike(cards), elsewhere: unlike(elsewhere), card, data }
})

/** The breadcrumbs. */
function trailOf({ list: { tag, name } }: Pick<TourTypePage, 'list'>) {
  return [
    { label: name, to: links.country(tag) },
    { label: m.catalogue_tours(), to: links.tours(tag) },
  ]
}

function titleOf({ name, list }: Pick<TourTypePage, 'name' | 'list'>): string {
  return m.tour_type_title({ type: name, country: list.name })
}

function leadOf({ lead, list }: Pick<TourTypePage, 'lead' | 'list'>): string {
  return lead ?? m.tour_unwritten({ country: list.name })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page, card, data } = loaderData
  return pageMeta({
    title: titleOf(page),
    description: leadOf(page),
    path: links.tourType(page.list.tag, page.key),
    card,
    data,
    unwritten: page.tours.length === 0,
    matches,
  })
}

export default function TourType({ loaderData }: Route.ComponentProps) {
  const { page, trips, elsewhere } = loaderData
  const { list, country, tours, activities } = page
  const { tag, name } = list
  const url = links.tourType(tag, page.key)
  if (tours.length > 0) return <Written page={page} trips={trips} />
  return (
    <Unwritten
      country={list}
      page={country}
      trips={trips}
      title={titleOf(page)}
      lead={leadOf(page)}
      trail={[{ label: m.catalogue_tours(), to: links.tours(tag) }]}
      url={url}
    >
      <ThingsToDo tag={tag} name={name} activities={activities} linked={false} />
      <FittingTours title={m.tour_elsewhere()} tours={elsewhere} />
    </Unwritten>
  )
}

interface WrittenProps {
  page: TourTypePage
  trips: readonly TripCardData[]
}

function Written({ page, trips }: WrittenProps) {
  const { list, country, tours, throughTrips } = page
  const { tag } = list
  return (
    <main id="main">
      <Wrap className={styles.page}>
        <CatalogueHead trail={trailOf(page)} title={titleOf(page)}>
          {leadOf(page)}
        </CatalogueHead>
        <TourRows
          tours={tours}
          tool={({ key, name }) => <SaveMark item={`tour/${tag}/${key}`} name={name} />}
        />
      </Wrap>
      {country.story && <YearOfSuns {...country.story.seasons} />}
      <FittingTrips title={throughTrips ? m.tour_type_trips() : m.theme_trips()} trips={trips}>
        <MoreLink to={links.trips({ fcountry: [tag] })}>{m.theme_all_trips()}</MoreLink>
      </FittingTrips>
      <PlannerWords {...country} />
      <OtherTypes page={page} />
    </main>
  )
}
