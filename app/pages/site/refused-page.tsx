import { useLocation } from 'react-router'
import { LostSearch } from '#app/features/search/search-box/lost-search.tsx'
import { links, splitLocale } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { ErrorBand, ErrorWays } from './error-band.tsx'

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
  const isLost = status === 404
  return (
    <ErrorBand title={title()} text={text()}>
      {isLost && <LostSearch path={path} />}
      <ErrorWays>
        {isLost ? (
          <>
            <MoreLink to={links.countries()}>{m.nav_destinations()}</MoreLink>
            <MoreLink to={links.trips()}>{m.error_trips()}</MoreLink>
          </>
        ) : (
          <Button to={links.trips()}>{m.error_trips()}</Button>
        )}
      </ErrorWays>
    </ErrorBand>
  )
}
