import { z } from 'zod'
import type { StripeSettings } from '#app/features/money/payment/open-stripe.server.ts'
import type { PaymentProvider } from '#app/features/money/payment/payment-provider.ts'

/** Settings of payment providers: with those of one, deposits can be paid by card on its pages. */
export const paymentSettings = {
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Another address of Stripe's API, for tests. */
  STRIPE_HOST: z.url({ protocol: /^https?$/ }).optional(),
}

/** The settings of the configured provider, and which it is. */
export type PaymentConfig = { provider: 'stripe' } & StripeSettings

type Settings = z.infer<z.ZodObject<typeof paymentSettings>>

/** Reads the configured provider; null without one. Returns what is wrong if its settings are incomplete. */
export function readPayments(settings: Settings): PaymentConfig | null | { wrong: string } {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_HOST: host } = settings
  if (!secretKey !== !webhookSecret)
    return { wrong: 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: both, or neither' }
  return secretKey && webhookSecret ? { provider: 'stripe', secretKey, webhookSecret, host } : null
}

/** Loads and opens the configured provider. */
export async function openPayments({ provider, ...settings }: PaymentConfig): Promise<PaymentProvider> {
  switch (provider) {
    case 'stripe':
      return (await import('#app/features/money/payment/open-stripe.server.ts')).openStripe(settings)
  }
}
