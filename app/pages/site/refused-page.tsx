import { useLocation, useRouteLoaderData } from 'react-router'
import { LostSearch } from '#app/features/search/search-box/lost-search.tsx'
import { plannedCountry } from '#app/frame/navigation/navigation-schema.ts'
import { links, splitLocale } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { ErrorBand, ErrorWays } from './error-band.tsx'
import type { getFrameRows } from './frame-rows.server.ts'

const words = {
  400: { title: m.error_400_title, text: m.error_400_text },
  404: { title: m.error_404_title, text: m.error_404_text },
  413: { title: m.error_413_title, text: m.error_413_text },
  503: { title: m.error_503_title, text: m.error_503_text },
} as const

function wordsFor(status: number) {
  return status in words ? words[status as keyof typeof words] : words[400]
}

/** Why the server refused a page, and the ways on; for an address without one the search with its words. */
export function RefusedPage({ status }: { status: number }) {
  const { path } = splitLocale(useLocation().pathname)
  const { title, text } = wordsFor(status)
  return (
    <ErrorBand title={title()} text={text()}>
      {status === 404 ? (
        <LostSearch path={path}>
          <LostWays />
        </LostSearch>
      ) : (
        <ErrorWays>
          <Button to={links.trips()}>{m.error_trips()}</Button>
        </ErrorWays>
      )}
    </ErrorBand>
  )
}

/** From below a country's address to that country's pages and planner. */
function LostWays() {
  const site = useRouteLoaderData<typeof getFrameRows>(`${getLocale()}:layout`)
  const country = plannedCountry(site?.site.country ?? null)
  if (!country)
    return (
      <ErrorWays>
        <MoreLink to={links.countries()}>{m.nav_destinations()}</MoreLink>
        <MoreLink to={links.trips()}>{m.error_trips()}</MoreLink>
      </ErrorWays>
    )
  const { tag, name } = country
  const planner = site?.answerers[tag]
  return (
    <ErrorWays
      ask={{
        to: links.ask({ country: tag }),
        label: planner ? m.staff_ask({ name: planner.firstName }) : m.error_ask(),
      }}
    >
      <MoreLink to={links.country(tag)}>{name}</MoreLink>
      <MoreLink to={links.trips({ fcountry: [tag] })}>{m.country_all_trips({ country: name })}</MoreLink>
      <MoreLink to={links.destinations(tag)}>{m.country_all_destinations()}</MoreLink>
    </ErrorWays>
  )
}
