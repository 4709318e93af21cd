import type { ReactNode } from 'react'
import {
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { PrintSign } from '#app/brand/print-sign.tsx'
import { themeOfSegment } from '#app/features/catalogue/theme/theme.ts'
import type { PlannerTime } from '#app/features/people/calendar/promise.ts'
import type { Answerer } from '#app/features/request/form/answerer.tsx'
import { AskAnywhere } from '#app/features/request/form/ask-anywhere.tsx'
import { ContactBanner } from '#app/features/request/form/contact-banner.tsx'
import { answerersOn } from '#app/features/request/form/who-answers.ts'
import { ConsentSlot } from '#app/features/visit/measuring/consent-slot.tsx'
import { SiteHeader } from '#app/frame/header/site-header.tsx'
import { plannedCountry } from '#app/frame/navigation/navigation-schema.ts'
import { rendersOwnVoices, siteFrame } from '#app/frame/navigation/site-frame.ts'
import { otherLanguage, splitLocale } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import { PageTop } from '#app/ui/page-top.tsx'
import { SkipLink } from '#app/ui/skip-link.tsx'
import { whenWanted } from '#app/ui/when-wanted.tsx'
import type { Route } from './+types/layout.ts'
import { ErrorPage } from './error-page.tsx'
import { getFrameRows } from './frame-rows.server.ts'
import { SiteAfterContent } from './site-after-content.tsx'

/** The footer; its links and its form work before its script is loaded. */
const SiteFooter = whenWanted(async () => (await import('#app/frame/footer/footer.tsx')).Footer)

/**
 * The planner responsible for the page's subject, if its loader returns one as `answerer`, with their hours.
 * @param times when the planners of the page's country work, by their keys.
 */
function usePageAnswerer(times: Readonly<Record<string, PlannerTime>>): Answerer | null {
  const page = useMatches().at(-1)?.loaderData as { answerer?: Omit<Answerer, 'time'> | null } | undefined
  const answerer = page?.answerer ?? null
  return answerer && { ...answerer, time: times[answerer.fkey] ?? null }
}

/** The data that all pages of the site share. It changes with the country, and with the kind of vacation. */
export const loader = pageDoor(async (ctx, { params, request }: Route.LoaderArgs) => {
  const { pathname } = new URL(request.url)
  const rows = await getFrameRows(ctx, {
    countryTag: params.country,
    themeKey: themeOfSegment(params.vacations ?? ''),
    hasVoices: hasVoicesBelow(pathname),
  })
  return { ...rows, origin: ctx.origin, services: ctx.services, mailbox: ctx.mailbox }
})

function hasVoicesBelow(pathname: string): boolean {
  const { path } = splitLocale(pathname)
  return siteFrame(path).voices && !rendersOwnVoices(path)
}

type Moving = Pick<ShouldRevalidateFunctionArgs, 'currentParams' | 'nextParams' | 'currentUrl' | 'nextUrl'>

export function shouldRevalidate({ currentParams, nextParams, currentUrl, nextUrl }: Moving) {
  const voicesMissing = hasVoicesBelow(nextUrl.pathname) && !hasVoicesBelow(currentUrl.pathname)
  const moved = ['country', 'vacations'].some(name => currentParams[name] !== nextParams[name])
  return moved || voicesMissing
}

interface FrameProps {
  data: Awaited<ReturnType<typeof loader>>
  /** An error page always has header and footer, whatever its address. */
  always?: boolean
  children: ReactNode
}

function Frame({
  data: { site, answerers: known, plannerTimes, voices, origin, services },
  always = false,
  children,
}: FrameProps) {
  const { pathname, search } = useLocation()
  const planned = plannedCountry(site.country)?.tag
  const answerer = usePageAnswerer(plannerTimes)
  const answerers = answerersOn(planned, { answerers: known, answerer })
  const { path } = splitLocale(pathname)
  const shown = siteFrame(path)
  const common = { site, pathname: path, otherLanguage: otherLanguage(pathname, search) }
  return (
    <>
      {!shown.area && <PageTop />}
      <SkipLink />
      <PrintSign
        name={site.operator.name}
        address={origin + pathname}
        phone={(site.country?.phone ?? site.operator.phones.us).number}
      />
      {(shown.header || always) && <SiteHeader {...common} variant="page" />}
      {children}
      {!always && !rendersOwnVoices(path) && (shown.voices || shown.planner) && (
        <SiteAfterContent shown={shown} voices={voices} countries={site.countries} country={planned} />
      )}
      {(shown.footer || shown.closing || always) && <SiteFooter {...common} />}
      {shown.banner && !always && (
        <ContactBanner
          key={shown.banner}
          wording={shown.banner}
          site={site}
          path={path}
          answerers={answerers}
        />
      )}
      <AskAnywhere countries={site.countries} answerers={answerers} hiddenStaff={site.hiddenStaff} />
      {services && <ConsentSlot services={services} name={site.operator.name} />}
    </>
  )
}

export default function SiteLayout({ loaderData: data }: Route.ComponentProps) {
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
