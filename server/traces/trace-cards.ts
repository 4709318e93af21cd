import type { CardCompany } from '#app/features/money/payment/payment-doors.ts'
import type { InSpan, Work } from './tracing.ts'

function asking(name: string): Work {
  return { name: `card company: ${name}`, kind: 'client', attributes: { 'peer.service': 'stripe' } }
}

/** Traces each call to the card company; its webhooks arrive as ordinary requests. */
export function traceCards(cards: CardCompany, inSpan: InSpan): CardCompany {
  return {
    ...cards,
    openPage: charge => inSpan(asking('open a page'), () => cards.openPage(charge)),
    closePage: id => inSpan(asking('close a page'), () => cards.closePage(id)),
    refund: back => inSpan(asking('refund'), () => cards.refund(back)),
  }
}
