import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation, useRouteLoaderData } from 'react-router'
import { PrintSign } from '#app/features/brand/print-sign.tsx'
import { AskAnywhere } from '#app/features/contact/ask-anywhere.tsx'
import { getAnswerers } from '#app/features/contact/ask-queries.server.ts'
import { getSiteNavigation } from '#app/features/navigation/navigation-queries.server.ts'
import { SiteFooter } from '#app/features/navigation/site-footer.tsx'
import { siteFrame } from '#app/features/navigation/site-frame.ts'
import { SiteHeader } from '#app/features/navigation/site-header.tsx'
import { splitLocale } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import { SkipLink } from '#app/ui/skip-link.tsx'
import { ErrorPage } from './error-page.tsx'
import { otherLanguage } from './other-language.ts'

/** What every page of the site shares. It changes with the country alone. */
export const loader = pageDoor(async (ctx, { params }: LoaderFunctionArgs) => {
  const [site, answerers] = await Promise.all([getSiteNavigation(ctx, params.country), getAnswerers(ctx)])
  return { site, answerers, origin: ctx.origin }
})

type Params = Partial<Record<string, string>>

export function shouldRevalidate({
  currentParams,
  nextParams,
}: {
  currentParams: Params
  nextParams: Params
}) {
  return currentParams.country !== nextParams.country
}

interface FrameProps {
  data: Awaited<ReturnType<typeof loader>>
  /** A page that could not be shown has header and footer wherever it stands. */
  always?: boolean
  children: ReactNode
}

function Frame({ data: { site, answerers, origin }, always = false, children }: FrameProps) {
  const { pathname, search } = useLocation()
  const { path } = splitLocale(pathname)
  const shown = siteFrame(path)
  const common = { site, pathname: path, otherLanguage: otherLanguage(pathname, search) }
  return (
    <>
      <SkipLink />
      <PrintSign name={site.operator.name} address={origin + pathname} />
      {(shown.header || always) && <SiteHeader {...common} variant="page" />}
      {children}
      {(shown.footer || always) && <SiteFooter {...common} />}
      <AskAnywhere countries={site.countries} answerers={answerers} />
    </>
  )
}

export default function SiteLayout() {
  const data = useLoaderData<typeof loader>()
  return (
    <Frame data={data}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  const data = useRouteLoaderData<typeof loader>(`${getLocale()}:layout`)
  if (!data) return <ErrorPage />
  return (
    <Frame data={data} always>
      <ErrorPage />
    </Frame>
  )
}
