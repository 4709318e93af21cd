import { getPartner } from '#app/features/account/partner/partner-queries.server.ts'
import { PartnerNothingSent, PartnerThanks } from '#app/features/account/partner/partner-thanks.tsx'
import { ReceiptProgress } from '#app/features/request/receipt/receipt-progress.tsx'
import { getAnswerClock, getReceipt } from '#app/features/request/receipt/receipt-queries.server.ts'
import { ReceiptSplit } from '#app/features/request/receipt/receipt-split.tsx'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { m } from '#app/paraglide/messages.js'
import { SunPath } from '#app/picture/sun-path/sun-path.tsx'
import type { Route } from './+types/partner-success.ts'
import { PartnerFrame } from './partner-frame.tsx'

export { privatePage as headers } from '#app/pages/page-headers.ts'

/** A partner's thank-you page; with a receipt's key it says who has the request. */
export const loader = pageDoor(async (ctx, { params, request }: Route.LoaderArgs) => {
  const partner = await getPartner(ctx, params.partner)
  const askedAt = ctx.now().toISOString()
  const key = new URL(request.url).searchParams.get('receipt')
  const found = key ? await getReceipt(ctx, key) : null
  if (!key || !found) return { partner, askedAt, sent: null }
  const { reader, country, closedReason } = found
  return {
    partner,
    askedAt,
    sent: { key, receipt: { reader, country, closedReason }, clock: await getAnswerClock(ctx, found) },
  }
})

export function meta({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }) {
  return [
    { title: loaderData ? m.partner_title({ partner: loaderData.partner.name }) : m.receipt_title() },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function PartnerSuccess({ loaderData }: Route.ComponentProps) {
  const { partner, askedAt, sent } = loaderData
  return (
    <PartnerFrame partner={partner.name}>
      {sent ? (
        <ReceiptProgress receipt={sent.receipt} clock={sent.clock} askedAt={askedAt}>
          <PartnerThanks partner={partner} receiptKey={sent.key} />
        </ReceiptProgress>
      ) : (
        <ReceiptSplit sky={<SunPath clock={null} now={new Date(askedAt)} place={null} />}>
          <PartnerNothingSent partner={partner} />
        </ReceiptSplit>
      )}
    </PartnerFrame>
  )
}
