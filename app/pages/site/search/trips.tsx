import { useRef } from 'react'
import { redirect, useLocation } from 'react-router'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { AskCard } from '#app/features/search/finder/ask-card.tsx'
import { filterFields, readFinderQuery } from '#app/features/search/finder/filter-rows.ts'
import {
  finderLink,
  PAGE_SIZE,
  seasonOf,
  sentenceOfSearch,
  withSentence,
} from '#app/features/search/finder/finder.ts'
import { Finder } from '#app/features/search/finder/finder.tsx'
import { FinderDoors } from '#app/features/search/finder/finder-doors.tsx'
import { FinderHead } from '#app/features/search/finder/finder-head.tsx'
import { FinderResults } from '#app/features/search/finder/finder-results.tsx'
import { finderTitle } from '#app/features/search/finder/finder-words.ts'
import { NothingFound } from '#app/features/search/finder/nothing-found.tsx'
import { useFinderFilters } from '#app/features/search/finder/use-finder-filters.ts'
import { getSearchWish } from '#app/features/search/ranking/ranking-queries.server.ts'
import { claimsOf } from '#app/features/search/ranking/reason-words.ts'
import type { Reasons } from '#app/features/search/ranking/reasons.ts'
import { TripClaims } from '#app/features/search/ranking/trip-claims.tsx'
import { understoodParts } from '#app/features/search/ranking/understood-parts.ts'
import { UnderstoodWords } from '#app/features/search/ranking/understood-words.tsx'
import { useSuggestions } from '#app/features/search/search-box/use-suggestions.tsx'
import { FinderSentence } from '#app/features/search/sentence/finder-sentence.tsx'
import { readSentSentence } from '#app/features/search/sentence/sentence-address.ts'
import { findDoors } from '#app/features/search/site-search/site-search-queries.server.ts'
import { drawFound } from '#app/features/search/trip-search/draw-routes.server.ts'
import {
  getFinderAnimals,
  getFinderCountries,
  getFinderPresets,
  getMapCountries,
  getUnplanned,
  loosenSearch,
  searchTrips,
} from '#app/features/search/trip-search/trip-search-queries.server.ts'
import { isUnderstood } from '#app/features/search/understanding/understanding.ts'
import { type ReadWords, readWords } from '#app/features/search/understanding/understanding-queries.server.ts'
import { TripCard } from '#app/features/trip/trip-card/trip-card.tsx'
import { needNames } from '#app/features/wish/wish-words.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { m } from '#app/paraglide/messages.js'
import { unlikeOn } from '#app/picture/page-pictures.ts'
import { monthName } from '#app/text/figures.ts'
import type { Locale, Words } from '#database/values/locale.ts'
import type { Route } from './+types/trips.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor(async (ctx, { request }: Route.LoaderArgs) => {
  const countries = await getFinderCountries(ctx)
  const animals = await getFinderAnimals(ctx)
  const tags = countries.map(({ tag }) => tag)
  const choices = { countries: tags, animals: animals.map(({ key }) => key) }
  const query = new URL(request.url).searchParams
  const elsewhere = readSentSentence(query, tags)
  if (elsewhere) throw redirect(elsewhere)
  const { filters: asked, ...notes } = readFinderQuery(query, choices)
  const words = await readWords(ctx, asked.words)
  const { page, routes, meanings, reasons, fittingIn, ...found } = await searchTrips(ctx, asked, words)
  const filters = { ...asked, page }
  const nearby = found.total === 0 ? await loosenSearch(ctx, filters) : []
  const claims = Object.fromEntries(
    [...reasons].map(([key, why]) => [key, claimsOf(why, { locale: ctx.locale, countries })]),
  )
  const understood =
    words && meanings ? understoodParts(words.understood, { locale: ctx.locale, meanings, countries }) : []
  const wish = await getSearchWish(
    ctx,
    filters,
    words && meanings && { understood: words.understood, meanings },
  )
  const fields = filterFields(filters, { animals, locale: ctx.locale })
  const card = await signCard(ctx, { title: finderTitle(filters, countries), kicker: '', poster: null })
  const unknown = page === asked.page ? notes.unknown : [...notes.unknown, String(asked.page)]
  const all = found.fitting === null ? found.counts?.countries : found.fitting > 0 ? fittingIn : null
  // Those that miss something of what was asked for would spread the map over the world.
  const fitting = Math.max(0, (found.fitting ?? 0) - (page - 1) * PAGE_SIZE)
  const beside = saidBeside(words, (query.get('q') ?? '').trim() !== '', {
    reasons,
    locale: ctx.locale,
    unplanned: await getUnplanned(ctx),
  })
  // What we do not plan is read, and no trip has it.
  const hasAll =
    beside.elsewhere.length === 0 &&
    isAllAnswered(
      words,
      found.trips.slice(0, fitting).map(({ key }) => reasons.get(key)),
    )
  const drawn = fitting > 0 ? routes.slice(0, fitting) : routes
  const map = drawFound({ routes: drawn, filters, counts: all ?? null }, await getMapCountries(ctx))
  const doors = words
    ? (await findDoors(ctx, asked.words, words)).map(({ name, url }) => ({ name, url }))
    : []
  const presets = await getFinderPresets(ctx)
  const shown = {
    understood,
    hasAll,
    wish,
    claims,
    fields,
    countries,
    presets,
    season: monthName(seasonOf(asked.months, ctx.now()), ctx.locale),
    nearby,
    respelled: words?.respelled ?? null,
    unsaid: words?.unsaid ?? [],
    doors,
    ...beside,
  }
  return { ...found, trips: unlikeOn([])(found.trips), ...notes, ...shown, map, unknown, filters, card }
})

/** Whether nothing of the words is left unread, and no card of those that fit says what it lacks. */
function isAllAnswered(words: ReadWords | null, fitting: readonly (Reasons | undefined)[]): boolean {
  const unread = words ? [...words.understood.words, ...words.understood.unread] : []
  return unread.length === 0 && fitting.every(reasons => !reasons || reasons.missed.length === 0)
}

/** What is said above the cards, beside what the trips are. */
function saidBeside(
  words: ReadWords | null,
  isTyped: boolean,
  {
    reasons,
    locale,
    unplanned,
  }: { reasons: ReadonlyMap<string, Reasons>; locale: Locale; unplanned: ReadonlyMap<string, Words> },
) {
  if (!words) return { isNotUnderstood: isTyped, elsewhere: [], unmeasured: [] }
  const { understood } = words
  const unknown = [...reasons.values()].flatMap(({ missed }) =>
    missed.flatMap(reason => (reason.kind === 'need' && reason.status === 'unknown' ? [reason] : [])),
  )
  const tags = understood.countries.flatMap(({ value }) => unplanned.get(value)?.[locale] ?? [])
  return {
    isNotUnderstood:
      !isUnderstood(understood) && understood.elsewhere.length === 0 && understood.words.length === 0,
    elsewhere: [...new Set([...understood.elsewhere.map(({ value }) => value[locale]), ...tags])],
    unmeasured: [
      ...new Set(
        unknown.map(({ need, words: said }) =>
          need === 'other' || need === 'diet' ? said : needNames[need]({}, { locale }),
        ),
      ),
    ],
  }
}

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  if (!page) return []
  return pageMeta({
    title: finderTitle(page.filters, page.countries),
    description: m.finder_description(),
    path: finderLink(page.filters),
    card: page.card,
    matches,
  })
}

export default function TripsPage({ loaderData: page }: Route.ComponentProps) {
  const { site, answerers } = useSite()
  const { pathname: url } = useLocation()
  const finding = useFinderFilters(page.filters)
  const input = useRef<HTMLInputElement>(null)
  const { list, ...suggesting } = useSuggestions(input)
  const { filters, apply, busy } = finding
  const { total, countries, trips, map } = page
  // While other words are looked for, those of the page say nothing of them.
  const said = filters.words === page.filters.words ? page.understood : []
  return (
    <main id="main">
      <FinderHead finding={finding} box={{ ...suggesting, input, retry: list.retry }}>
        <FinderSentence
          countries={site.countries}
          value={sentenceOfSearch(filters, said)}
          onChange={value => apply(withSentence(filters, said, value))}
        />
      </FinderHead>
      <Finder
        finding={finding}
        total={total}
        exact={page.exact}
        isRanked={total > 0 && page.understood.length > 0}
        fitting={page.fitting}
        hasAll={page.hasAll}
        counts={page.counts}
        fields={page.fields}
        countries={countries}
        presets={page.presets}
        season={page.season}
        notes={{ ...page, words: page.filters.words, isUnmet: page.fitting === 0 && total > 0 }}
        doors={<FinderDoors doors={page.doors} />}
        understood={<UnderstoodWords parts={page.understood} filters={filters} linkTo={finding.linkTo} />}
      >
        {map === null ? (
          <NothingFound
            finding={finding}
            filters={page.filters}
            fields={page.fields}
            countries={countries}
            planners={answerers}
            nearby={page.nearby}
            wish={page.wish}
            url={url}
          />
        ) : (
          <FinderResults
            trips={trips}
            map={map}
            filters={page.filters}
            pages={page.pages}
            fitting={
              page.fitting === null
                ? trips.length
                : Math.max(0, page.fitting - (page.filters.page - 1) * PAGE_SIZE)
            }
            busy={busy}
            card={(trip, { lit, index }) => (
              <TripCard
                trip={trip}
                group={sentenceOfSearch(filters, said).group}
                why={
                  <TripClaims
                    claims={page.claims[trip.key] ?? []}
                    country={trip.countries[0]?.tag ?? ''}
                    tripKey={trip.key}
                  />
                }
                lit={lit}
                priority={index < 2}
              />
            )}
          >
            <AskCard wish={page.wish} url={url} words={page.filters.words} />
          </FinderResults>
        )}
      </Finder>
    </main>
  )
}
