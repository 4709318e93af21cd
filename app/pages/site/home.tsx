import { type ShouldRevalidateFunctionArgs, useLocation, useSearchParams } from 'react-router'
import { getWall } from '#app/features/catalogue/country/country-queries.server.ts'
import { Experts } from '#app/features/people/staff/experts.tsx'
import { getGlobalContacts } from '#app/features/people/staff/staff-queries.server.ts'
import { DEFAULT_COUNTRY } from '#app/features/plan/core/plan.ts'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import {
  describePage,
  organizationNode,
  websiteNode,
} from '#app/features/reading/structured-data/describe-page.server.ts'
import type { SentenceValue } from '#app/features/search/sentence/sentence.ts'
import { Sentence } from '#app/features/search/sentence/sentence.tsx'
import { sentenceOf, withSentence } from '#app/features/search/sentence/sentence-address.ts'
import { linksThatFind } from '#app/features/search/trip-search/trip-search-queries.server.ts'
import { getTripCards } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import { FilmCarousel } from '#app/features/voices/film/film-carousel.tsx'
import { getFilms } from '#app/features/voices/film/film-queries.server.ts'
import { getVoices } from '#app/features/voices/review/review-queries.server.ts'
import { SiteHeader } from '#app/frame/header/site-header.tsx'
import { HomeHero } from '#app/frame/home/home-hero.tsx'
import { HowItWorks } from '#app/frame/home/how-it-works.tsx'
import { PosterWall } from '#app/frame/home/poster-wall.tsx'
import { links, otherLanguage, splitLocale } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { unlikeOn } from '#app/picture/page-pictures.ts'
import { Note } from '#app/ui/note.tsx'
import { whenWanted } from '#app/ui/when-wanted.tsx'
import type { Route } from './+types/home.ts'
import { useSite } from './use-site.ts'

const SiteTrips = whenWanted(async () => (await import('#app/frame/home/home-trips.tsx')).HomeTrips)

/** Reviews on a page; they are readable and scrollable before their script loads. */
const SiteVoices = whenWanted(
  async () => (await import('#app/features/voices/review/voices-band.tsx')).VoicesBand,
)

export { publicPage as headers } from '#app/pages/page-headers.ts'

/** Specification, section 9: reviews of the home page. */
const REVIEWS = 16

/** A longer name of an unknown country is cut before it is shown again. */
const LONGEST_NAME = 60

/** The wall of countries, and the treks that have a trip. */
async function getHomeWall(ctx: Parameters<typeof getWall>[0]) {
  const wall = await getWall(ctx)
  return { ...wall, treks: await linksThatFind(ctx, wall.treks) }
}

export const loader = pageDoor(async ctx => {
  const wall = await getHomeWall(ctx)
  const [cards, contacts, voices, films, card, operator] = await Promise.all([
    getTripCards(ctx, wall.tripKeys),
    getGlobalContacts(ctx),
    getVoices(ctx, REVIEWS),
    getFilms(ctx),
    signCard(ctx, { title: m.home_title(), kicker: '', poster: null }),
    organizationNode(ctx),
  ])
  const data = describePage(operator, websiteNode(ctx, operator.name))
  const trips = unlikeOn(wall.countries.map(({ picture }) => picture))(cards)
  return { wall, trips, contacts, voices, films, card, data }
})

/** A country in the address changes nothing that is loaded. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({
    title: m.home_title(),
    description: m.home_description(),
    path: links.home(),
    card: loaderData?.card,
    data: loaderData?.data,
    matches,
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { wall, trips, contacts, voices, films } = loaderData
  const { site } = useSite()
  const { pathname, search } = useLocation()
  const [, setQuery] = useSearchParams()
  const { path } = splitLocale(pathname)
  const language = otherLanguage(pathname, search)
  const query = new URLSearchParams(search)
  const value = sentenceOf(path, query, site.countries)
  const asked = query.get('country')
  const [chosen = null] = value.countries
  /** The address of the page with the country chosen (specification, section 2), and with all else that is. */
  function onChoices(choices: SentenceValue): void {
    const after = withSentence(query, choices)
    if (after.toString() !== query.toString()) setQuery(after, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <SiteHeader variant="home" site={site} pathname={path} otherLanguage={language} chosen={chosen} />
      <main id="main">
        <HomeHero title={m.sentence_title()} line={`${m.home_title()}.`}>
          {asked && !chosen && (
            <Note kind="wait" icon="map-trifold">
              {m.home_country_unknown({ country: asked.slice(0, LONGEST_NAME) })}
            </Note>
          )}
          <Sentence variant="form" countries={site.countries} value={value} onChoices={onChoices} />
        </HomeHero>
        <PosterWall wall={wall} chosen={chosen} />
        {trips.length > 0 && <SiteTrips trips={trips} />}
        <HowItWorks planner={contacts.find(({ countries }) => countries.includes(DEFAULT_COUNTRY))} />
        <SiteVoices voices={voices} title={m.review_from_home()} />
        <FilmCarousel films={films} />
        <Experts people={contacts} />
      </main>
    </>
  )
}
