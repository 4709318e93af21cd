import type { PaymentProvider } from '#app/features/money/payment/payment-provider.ts'
import type { InSpan, Work } from './tracing.ts'

/** Traces each call to the payment provider; its webhooks arrive as ordinary requests. */
export function tracePayments(provider: PaymentProvider, inSpan: InSpan): PaymentProvider {
  function asking(name: string): Work {
    const attributes = { 'peer.service': provider.name }
    return { name: `payment provider: ${name}`, kind: 'client', attributes }
  }
  return {
    ...provider,
    openPage: charge => inSpan(asking('open a page'), () => provider.openPage(charge)),
    closePage: id => inSpan(asking('close a page'), () => provider.closePage(id)),
    refund: back => inSpan(asking('refund'), () => provider.refund(back)),
  }
}
