import { useLocation } from 'react-router'
import { LostSearch } from '#app/features/search/search-box/lost-search.tsx'
import { links, splitLocale } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { MoreLink } from '#app/ui/more-link.tsx'
import { ErrorBand, ErrorWays } from './error-band.tsx'

/** An address without a page: the search with its words, and the ways on. */
export function LostPage() {
  const { path } = splitLocale(useLocation().pathname)
  return (
    <ErrorBand title={m.error_404_title()} text={m.error_404_text()}>
      <LostSearch path={path} />
      <ErrorWays>
        <MoreLink to={links.countries()}>{m.nav_destinations()}</MoreLink>
        <MoreLink to={links.trips()}>{m.error_trips()}</MoreLink>
      </ErrorWays>
    </ErrorBand>
  )
}
