import { z } from 'zod'
import { day, text } from './words.ts'

const days = z.number().int().min(0).max(365)
const percent = z.number().int().min(0).max(100)

const refundStep = z.strictObject({ daysBefore: days, keptPercent: percent })

/** content/terms.yaml: what booking and cancelling cost, version by version; accepted versions never change. */
export const termsContent = z
  .array(
    z.strictObject({
      version: z.string().regex(/^[a-z0-9.-]{1,40}$/),
      validFrom: day,
      /** Percent of the price, due this many days after the acceptance. */
      deposit: z.strictObject({ percent: percent.min(1), dueDays: days.max(60) }),
      /** The rest is due this many days before the first day. */
      balance: z.strictObject({ dueDays: days }),
      /**
       * The percentage that is kept for a cancellation at least this many days before the first; after the last of
       * these, all.
       */
      refund: z
        .array(refundStep)
        .min(1)
        .refine(
          steps =>
            steps.every(({ daysBefore, keptPercent }, i) => {
              const before = steps[i - 1]
              return !before || (daysBefore < before.daysBefore && keptPercent > before.keptPercent)
            }),
          { error: 'from the earliest on, each keeping more than the one before' },
        ),
      points: z.array(text).min(1),
    }),
  )
  .refine(all => new Set(all.map(({ validFrom }) => validFrom)).size === all.length, {
    error: 'one version a day',
  })
