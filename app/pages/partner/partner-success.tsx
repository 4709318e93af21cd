import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { getPartner } from '#app/features/account/partner/partner-queries.server.ts'
import { PartnerThanks } from '#app/features/account/partner/partner-thanks.tsx'
import { getReceipt } from '#app/features/request/plan/plan-queries.server.ts'
import type { Receipt } from '#app/features/request/plan/plan-schema.ts'
import { formatDue } from '#app/features/request/receipt/format-due.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { m } from '#app/paraglide/messages.js'
import type { RequestContext } from '#app/request-context.ts'
import { PartnerFrame } from './partner-frame.tsx'

export { privatePage as headers } from '#app/pages/page-headers.ts'

/** Who has the request, and when an answer is due. */
function holderOf({ reader, dueAt, country }: Receipt, locale: RequestContext['locale']): string {
  if (!dueAt) return m.receipt_waiting()
  const who = reader
    ? m.receipt_who_has_it({ name: reader.name, place: reader.place })
    : m.receipt_who_has_it_unknown({ country: country.name })
  return `${who} ${m.receipt_answer_due({ due: formatDue(dueAt, locale, reader?.timeZone) })}`
}

/** A partner's thank-you page; with the key of a receipt it says who has what was sent. */
export const loader = pageDoor(async (ctx, { params, request }: LoaderFunctionArgs) => {
  const partner = await getPartner(ctx, params.partner ?? '')
  const key = new URL(request.url).searchParams.get('receipt')
  const receipt = key ? await getReceipt(ctx, key) : null
  return { partner, receipt: key && receipt ? { key, holder: holderOf(receipt, ctx.locale) } : null }
})

export function meta({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }) {
  return [
    { title: loaderData ? m.partner_title({ partner: loaderData.partner.name }) : m.partner_thanks() },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function PartnerSuccess() {
  const { partner, receipt } = useLoaderData<typeof loader>()
  return (
    <PartnerFrame partner={partner.name}>
      <PartnerThanks partner={partner} receipt={receipt} />
    </PartnerFrame>
  )
}
