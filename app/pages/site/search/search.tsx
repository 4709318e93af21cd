import { useLocation } from 'react-router'
import { MAX_WORDS, readFinderQuery } from '#app/features/search/finder/filter-rows.ts'
import { SearchBox } from '#app/features/search/search-box/search-box.tsx'
import { SearchResults } from '#app/features/search/search-box/search-results.tsx'
import { SearchWayOn } from '#app/features/search/search-box/search-way-on.tsx'
import { countsOf, kindsShown } from '#app/features/search/search-box/search-words.ts'
import { siteKinds } from '#app/features/search/site-search/site-kinds.ts'
import { searchSite } from '#app/features/search/site-search/site-search-queries.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Route } from './+types/search.ts'
import styles from './search.module.css'

export { publicPage as headers } from '#app/pages/page-headers.ts'

/** Accepts any input: without letters or digits nothing is searched, and beyond the limit it is cut. */
export const loader = pageDoor(async (ctx, { request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url)
  const { filters, cut } = readFinderQuery(new URLSearchParams({ q: searchParams.get('q') ?? '' }), {
    countries: [],
    animals: [],
  })
  const { words } = filters
  const whole = siteKinds.find(kind => kind === searchParams.get('all')) ?? null
  const isTyped = (searchParams.get('q') ?? '').trim() !== ''
  return {
    words,
    cut: cut ? MAX_WORDS : null,
    isTyped,
    found: words === '' ? null : await searchSite(ctx, words, whole),
  }
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const words = loaderData?.words ?? ''
  const title = words === '' ? m.search_title() : m.search_title_words({ words })
  const page = { title, description: m.search_description(), path: links.search(), unwritten: true }
  return pageMeta({ ...page, matches })
}

export default function SearchPage({ loaderData: { words, cut, isTyped, found } }: Route.ComponentProps) {
  const { site, answerers } = useSite()
  const { pathname, search } = useLocation()
  const isFound = found !== null && found.order.length > 0
  const named = site.countries.find(({ tag }) => tag === found?.countries[0]?.key)
  return (
    <main id="main">
      <Section tone="mist" rhythm="tight" className={styles.head}>
        <Wrap>
          {words === '' ? (
            <Display as="h1" size={64} className={styles.title}>
              {m.search_title()}
            </Display>
          ) : (
            // The field below shows the words.
            <VisuallyHidden as="h1">{m.search_title_words({ words })}</VisuallyHidden>
          )}
          <SearchBox variant="page" words={words} />
          <Text className={styles.note}>
            {found !== null && found.meant !== null && `${m.search_meant({ meant: found.meant })} `}
            {isFound
              ? m.search_found({
                  counts: countsOf(
                    kindsShown(found.order).map(kind => ({ kind, count: found.totals[kind] })),
                  ),
                })
              : noteOf(words, isTyped)}
            {cut !== null && ` ${m.search_cut({ most: cut })}`}
          </Text>
        </Wrap>
      </Section>
      {found && (
        <Section rhythm="close">
          <Wrap>
            {isFound && <SearchResults found={found} words={words} />}
            <SearchWayOn
              words={words}
              country={named}
              planner={named && (answerers[named.tag] ?? undefined)}
              url={pathname + search}
            />
          </Wrap>
        </Section>
      )}
    </main>
  )
}

/** Why there are no results. */
function noteOf(words: string, isTyped: boolean): string {
  if (words !== '') return m.search_none()
  return isTyped ? m.search_no_letters() : m.search_begin()
}
