import type { SubmissionResult } from '@conform-to/react'
import { data, redirect, type ShouldRevalidateFunctionArgs, useLocation, useNavigation } from 'react-router'
import { getCountryPoster } from '#app/features/catalogue/country/country-queries.server.ts'
import { presenceWords } from '#app/features/people/staff/presence.ts'
import { getPresence } from '#app/features/people/staff/staff-queries.server.ts'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { dropUnsent } from '#app/features/request/form/contact-unsent.ts'
import { receivePlanning } from '#app/features/request/guided/planning-door.server.ts'
import { getPlanningCountry } from '#app/features/request/guided/planning-queries.server.ts'
import type { SentRequest } from '#app/features/request/sending/follow-sent.ts'
import { signChallenge } from '#app/features/request/spam/proof-commands.server.ts'
import { links, otherLanguage } from '#app/links.ts'
import { NO_STORE, pageDoor, unsent } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { m } from '#app/paraglide/messages.js'
import { dayOf } from '#app/text/days.ts'
import { whenWanted } from '#app/ui/when-wanted.tsx'
import type { Route } from './+types/travel-planning.ts'

/** The HTML is complete and its forms work without script, so the script loads later. */
const Planner = whenWanted(async () => (await import('#app/features/request/guided/planner.tsx')).Planner)

export { publicPage as headers } from '#app/pages/page-headers.ts'

/** The possible choices. Those already made are in the address, which the page reads itself. */
export const loader = pageDoor(async (ctx, { params, request }: Route.LoaderArgs) => {
  const today = dayOf(ctx.now())
  const about = new URL(request.url).searchParams.get('about')
  const country = await getPlanningCountry(ctx, params.country, about)
  const { tag, name } = country
  const title = m.planning_title({ country: name })
  const [poster, presence] = await Promise.all([getCountryPoster(ctx, tag), getPresence(ctx, tag)])
  const card = await signCard(ctx, { title, kicker: '', poster })
  return { country, presence, today, requestKey: today, card }
})

export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.country !== nextParams.country
}

type Unsent = { result: SubmissionResult<string[]> } | { failed: true }

/** Whether the page's script sent the request, and not the browser as a form post. */
function isScript(request: Request): boolean {
  return request.headers.get('sec-fetch-dest') === 'empty'
}

const receiptOf = ({ receiptKey }: Pick<SentRequest, 'receiptKey'>) => `${links.receipt(receiptKey)}?sent`

export const action = pageDoor(async (ctx, { params, request }: Route.ActionArgs) => {
  const answer = await receivePlanning(ctx, request, params.country)
  if (!answer.ok) return data<Unsent>({ result: answer.result }, unsent(answer))
  const { userId, receiptKey, utmTicket } = answer
  if (isScript(request)) {
    const challenge = await signChallenge(ctx, answer)
    return data<SentRequest>({ userId, receiptKey, utmTicket, challenge }, NO_STORE)
  }
  throw redirect(receiptOf(answer), 303)
})

/** Reports the sender to attribution and services, as the form does. If the server cannot be reached, everything typed stays. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<Unsent> {
  const answer = await serverAction().catch((error: unknown) => {
    if (!(error instanceof Response)) return { failed: true } as const
    dropUnsent()
    throw error
  })
  if (!('userId' in answer)) return answer
  dropUnsent()
  void import('#app/features/request/sending/follow-sent.ts').then(({ followSent }) => followSent(answer))
  throw redirect(receiptOf(answer))
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { country, presence } = loaderData
  const { tag, name } = country
  return pageMeta({
    title: m.planning_title({ country: name }),
    description: `${m.planning_description()} ${presenceWords(presence, name)}`,
    path: links.travelPlanning(tag),
    card: loaderData.card,
    matches,
  })
}

export default function TravelPlanning({ loaderData, actionData: sent }: Route.ComponentProps) {
  const { country, today, requestKey } = loaderData
  const { site } = useSite()
  const { pathname, search } = useLocation()
  const sending = useNavigation().formMethod === 'POST'
  const failed = sent !== undefined && 'failed' in sent
  return (
    <Planner
      country={country}
      today={today}
      brand={site.operator.name}
      otherLanguage={otherLanguage(pathname, search)}
      requestKey={requestKey}
      result={sent && 'result' in sent ? sent.result : undefined}
      status={sending ? 'sending' : failed ? 'failed' : 'idle'}
    />
  )
}
