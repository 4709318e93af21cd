import { AppError } from '#app/app-error.ts'
import { nearbyTripsTitle } from '#app/features/catalogue/country/country.ts'
import { getLowestPrice } from '#app/features/catalogue/country/country-queries.server.ts'
import { PlannerWords } from '#app/features/catalogue/country/planner-words.tsx'
import { SoughtPlaces } from '#app/features/catalogue/country/sought-places.tsx'
import { ThingsToDo } from '#app/features/catalogue/country/things-to-do.tsx'
import { getSpeciesIn } from '#app/features/catalogue/species/species-api-queries.server.ts'
import { SpeciesRow } from '#app/features/catalogue/species/species-row.tsx'
import { OtherThemes } from '#app/features/catalogue/theme/other-themes.tsx'
import { themeOfSegment } from '#app/features/catalogue/theme/theme.ts'
import { ThemeHead, themeTrail } from '#app/features/catalogue/theme/theme-head.tsx'
import { ThemePlaces } from '#app/features/catalogue/theme/theme-places.tsx'
import { getThemePage } from '#app/features/catalogue/theme/theme-queries.server.ts'
import { getTourCards } from '#app/features/catalogue/tour/tour-row-queries.server.ts'
import { FittingTours } from '#app/features/catalogue/tour-card/fitting-tours.tsx'
import { getProfilesOf } from '#app/features/people/staff/staff-profile-queries.server.ts'
import { getPromise } from '#app/features/plan/clock/find-answerer.server.ts'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { breadcrumbsNode, describePage } from '#app/features/reading/structured-data/describe-page.server.ts'
import { YearOfSuns } from '#app/features/trip/season/year-of-suns.tsx'
import { FittingTrips } from '#app/features/trip/trip-card/fitting-trips.tsx'
import { getTripCards } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { AskName } from '#app/picture/ask-name.tsx'
import { unlikeOn } from '#app/picture/page-pictures.ts'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Route } from './+types/theme.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

const SPECIES_SHOWN = 6

export const loader = pageDoor(async (ctx, { params }: Route.LoaderArgs) => {
  const key = themeOfSegment(params.vacations)
  if (key === null) throw new AppError('not_found')
  const theme = await getThemePage(ctx, params.country, key)
  const { name, country, poster } = theme
  const title = m.theme_title({ key, theme: name, country: country.name })
  const cards = await getTripCards(ctx, theme.tripKeys)
  const planner = theme.ownTrips ? mostOften(cards.flatMap(trip => trip.planner?.fkey ?? [])) : null
  const [price, tourCards, species, promise, card] = await Promise.all([
    getLowestPrice(ctx, theme.ownTrips ? theme.tripKeys : []),
    getTourCards(ctx, theme.tours),
    getSpeciesIn(ctx, {
      country: country.tag,
      kinds: theme.kinds,
      places: theme.places.map(({ slug }) => slug),
      count: SPECIES_SHOWN,
    }),
    getPromise(ctx, country.tag, planner ?? country.answerer?.fkey ?? null),
    signCard(ctx, { title, kicker: '', poster }),
  ])
  const team = await getProfilesOf(ctx, country.tag)
  const answers = team.find(({ fkey }) => fkey === promise.person?.fkey) ?? null
  const trail = [...themeTrail(theme), { label: name, to: links.theme(country.tag, key) }]
  const unlike = unlikeOn([theme.picture])
  const trips = unlike(cards)
  const places = unlike(theme.places)
  const tours = unlike(tourCards)
  const data = describePage(breadcrumbsNode(ctx, trail))
  return { theme: { ...theme, places }, trips, price, tours, species, promise, answers, card, data }
})

/** The planner of most of its trips, who knows them. */
function mostOften(keys: readonly string[]): string | null {
  const groups = [...Map.groupBy(keys, key => key)].toSorted(([, a], [, b]) => b.length - a.length)
  return groups[0]?.[0] ?? null
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { key, name, lead, country } = loaderData.theme
  return pageMeta({
    title: m.theme_title({ key, theme: name, country: country.name }),
    description: lead,
    path: links.theme(country.tag, key),
    card: loaderData.card,
    data: loaderData.data,
    unwritten: country.story === null,
    matches,
  })
}

export default function Theme({ loaderData }: Route.ComponentProps) {
  const { theme, trips, price, tours, species, promise, answers } = loaderData
  const { country, places, ownTrips } = theme
  const { tag, name, story } = country
  // A question about somebody's page goes to them, one about a page of the country to who answers for it.
  const asksFrom =
    answers && answers.fkey !== country.answerer?.fkey
      ? links.expert(answers.fkey)
      : links.theme(tag, theme.key)
  const ask = links.ask({ country: tag, url: asksFrom })
  return (
    <main id="main">
      <ThemeHead theme={theme} price={price} answers={answers}>
        <AskName promise={promise} to={ask} />
      </ThemeHead>
      <FittingTrips
        group={theme.group}
        title={ownTrips ? m.theme_trips() : nearbyTripsTitle(name, theme.nearest)}
        trips={trips}
      >
        <MoreLink to={links.trips(ownTrips ? { fcountry: [tag] } : {})}>{m.theme_all_trips()}</MoreLink>
      </FittingTrips>
      {places.length > 0 ? (
        <ThemePlaces theme={theme} />
      ) : (
        <SoughtPlaces tag={tag} name={name} places={country.topPlaces} map={country.map} />
      )}
      <FittingTours title={m.theme_tours()} tours={tours}>
        <MoreLink to={links.tours(tag)}>{m.country_all_tours({ country: name })}</MoreLink>
      </FittingTours>
      {species.length > 0 && (
        <Section tone="sunken" id="species">
          <Wrap>
            <SectionHead title={m.theme_species()}>
              <MoreLink to={links.floraFauna({ country: tag })}>{m.theme_species_all()}</MoreLink>
            </SectionHead>
            <SpeciesRow species={species} />
          </Wrap>
        </Section>
      )}
      {story ? (
        <YearOfSuns {...story.seasons} />
      ) : (
        <ThingsToDo tag={tag} name={name} activities={country.activities} linked={false} />
      )}
      {/* Who answers is beside the text already. */}
      {!(answers && story) && <PlannerWords {...country} />}
      <OtherThemes theme={theme} />
    </main>
  )
}
