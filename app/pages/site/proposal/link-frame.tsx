import type { ReactNode } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { QuietHead } from '#app/brand/quiet-head.tsx'
import { useFocusReturn } from '#app/client/use-focus-return.ts'
import { LinkClosed } from '#app/features/traveller/sharing/link-closed.tsx'
import { otherLanguage } from '#app/links.ts'
import { ErrorPage } from '#app/pages/site/error-page.tsx'
import { useSite } from '#app/pages/site/use-site.ts'

/** The frame of a page behind a link: the way home, and the other language. */
export function LinkFrame({ children }: { children: ReactNode }) {
  useFocusReturn()
  const { operator } = useSite().site
  const { pathname, search } = useLocation()
  return (
    <>
      <QuietHead name={operator.name} otherLanguage={otherLanguage(pathname, search)} />
      {children}
    </>
  )
}

/** Explains an invalid link; other errors are shown as usual. */
export function LinkError() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <LinkClosed /> : <ErrorPage />
}

export function LinkErrorBoundary() {
  return (
    <LinkFrame>
      <LinkError />
    </LinkFrame>
  )
}
