import { Suspense } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { REQUEST_ID_TAG, useRequestId } from '#app/request-id.ts'
import { Button } from '#app/ui/button.tsx'
import { latePart } from '#app/ui/late-part.ts'
import { Text } from '#app/ui/text.tsx'
import { ErrorBand, ErrorWays } from './error-band.tsx'

/** The status used if there was no answer. */
const UNANSWERED = 0

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

/** What a refusal says comes apart from what every page has; a fault of ours, or no answer, is said at once. */
const RefusedPage = latePart(async () => (await import('./refused-page.tsx')).RefusedPage)

/** Why a page cannot be shown, and three links. If there was no answer, the first reloads the page. */
export function ErrorPage() {
  const status = statusOf(useRouteError())
  const { pathname, search } = useLocation()
  if (status === UNANSWERED)
    return (
      <ErrorBand title={m.error_unanswered_title()} text={m.error_unanswered_text()}>
        <ErrorWays>
          <Button to={pathname + search}>{m.error_again()}</Button>
        </ErrorWays>
      </ErrorBand>
    )
  if (status !== 500)
    return (
      <Suspense>
        <RefusedPage status={status} />
      </Suspense>
    )
  return (
    <ErrorBand title={m.error_500_title()} text={m.error_500_text()}>
      <Reference />
      <ErrorWays>
        <Button to={links.trips()}>{m.error_trips()}</Button>
      </ErrorWays>
    </ErrorBand>
  )
}
