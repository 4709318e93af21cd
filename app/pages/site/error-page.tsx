import { Suspense } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { links, splitLocale } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { CeibaScene } from '#app/picture/tree/ceiba-scene.tsx'
import { REQUEST_ID_TAG, useRequestId } from '#app/request-id.ts'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { latePart } from '#app/ui/late-part.ts'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './error-page.module.css'

/** The status used if there was no answer. */
const UNANSWERED = 0

const words = {
  [UNANSWERED]: { title: m.error_unanswered_title, text: m.error_unanswered_text },
  400: { title: m.error_400_title, text: m.error_400_text },
  404: { title: m.error_404_title, text: m.error_404_text },
  413: { title: m.error_413_title, text: m.error_413_text },
  500: { title: m.error_500_title, text: m.error_500_text },
  503: { title: m.error_503_title, text: m.error_503_text },
} as const

function wordsFor(status: number) {
  if (status in words) return words[status as keyof typeof words]
  return words[status < 500 ? 400 : 500]
}

/**
 * The errors of `fetch` in Chrome, Firefox and Safari if there was no answer, and of the router if the answer was not
 * ours: from a proxy while the server starts, or from a hotel's network.
 */
const NO_ANSWER = /^TypeError: (Failed to fetch|Network|Load failed)|^Error: Unable to decode turbo-stream/

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  return NO_ANSWER.test(String(error)) ? UNANSWERED : 500
}

/** The request id to quote when reporting the error. */
function Reference() {
  const reference = useRequestId()
  if (!reference) return null
  return (
    <>
      <meta name={REQUEST_ID_TAG} content={reference} />
      <Text size="small">{m.error_reference({ reference })}</Text>
    </>
  )
}

const LostSearch = latePart(
  async () => (await import('#app/features/search/search-box/lost-search.tsx')).LostSearch,
)

/** Why a page cannot be shown, and the ways on. If there was no answer, the first reloads the page. */
export function ErrorPage() {
  const status = statusOf(useRouteError())
  const { pathname, search } = useLocation()
  const { title, text } = wordsFor(status)
  return (
    <main id="main">
      <title>{title()}</title>
      <Section tone="sky" className={styles.band}>
        <CeibaScene state="fallen" />
        <Wrap className={styles.words}>
          <Display as="h1" size={96}>
            {title()}
          </Display>
          <Text size="lead">{text()}</Text>
          {status === 500 && <Reference />}
          {status === 404 && (
            <Suspense>
              <LostSearch path={splitLocale(pathname).path} />
            </Suspense>
          )}
          <div className={styles.ways}>
            {status === 404 ? null : status === UNANSWERED ? (
              <Button to={pathname + search}>{m.error_again()}</Button>
            ) : (
              <Button to={links.trips()}>{m.error_trips()}</Button>
            )}
            <MoreLink to={links.home()}>{m.error_home()}</MoreLink>
            {status === 404 && (
              <>
                <MoreLink to={links.countries()}>{m.nav_destinations()}</MoreLink>
                <MoreLink to={links.trips()}>{m.error_trips()}</MoreLink>
              </>
            )}
            <MoreLink to={links.ask()} data-ask="">
              {m.error_ask()}
            </MoreLink>
          </div>
        </Wrap>
      </Section>
    </main>
  )
}
