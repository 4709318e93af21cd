import { z } from 'zod'
import { isOneLine } from '#app/form-fields.ts'
import { SHORTEST_NAME } from './booking.ts'

/** What a traveller signs: the terms they read, and their name. */
export const acceptance = z.object({
  termsVersion: z.string().min(1).max(40),
  name: z.string().trim().min(SHORTEST_NAME).max(200).refine(isOneLine, { error: 'form_one_line' }),
})

export const depositWish = z.object({ by: z.enum(['transfer', 'card']) })

export const cancellation = z.object({
  reason: z.string().trim().min(1).max(2_000),
  /** Who cancels: where it is the operator everything comes back. */
  by: z.enum(['traveller', 'operator']),
})

const minor = z.int()
const day = z.iso.date()
const due = z.object({ amountMinor: minor, dueOn: day })

const invoice = z.object({
  kind: z.enum(['deposit', 'balance']),
  amountMinor: minor,
  currency: z.string(),
  dueOn: day,
  reference: z.string(),
})

const bank = z.object({ holder: z.string(), name: z.string(), iban: z.string(), bic: z.string() })

const traveller = z.object({
  name: z.string().nullable(),
  birthday: day.nullable(),
  /** What was asked of them, as pairs of words. */
  prompts: z.array(z.record(z.string(), z.string())),
})

/** What the booking page shows: all that is signed, and what has been paid. */
export const booking = z.object({
  number: z.int(),
  title: z.string(),
  /** `open`, `superseded` by a newer draft, `price_unknown`, `accepted`, `paid` once the deposit is, `cancelled`. */
  state: z.enum(['open', 'superseded', 'price_unknown', 'accepted', 'paid', 'cancelled']),
  /** The latest draft that was sent. */
  latest: z.int(),
  startsOn: day.nullable(),
  endsOn: day.nullable(),
  nights: z.int(),
  /** Where one sleeps and how many nights, in order. */
  stops: z.array(z.object({ day: z.int(), place: z.string(), nights: z.int() })),
  travellers: z.array(traveller),
  party: z.int(),
  priceMinor: minor.nullable(),
  currency: z.string(),
  lines: z.array(z.object({ id: z.string(), what: z.string(), amountMinor: minor.nullable() })),
  /** SHA-256 of what was sent. */
  fingerprint: z.string(),
  planner: z
    .object({ fkey: z.string(), name: z.string(), firstName: z.string(), timeZone: z.string() })
    .nullable(),
  terms: z.object({ version: z.string(), validFrom: day, points: z.array(z.string()) }),
  deposit: due.nullable(),
  balance: due.nullable(),
  refund: z.array(z.object({ until: day.nullable(), costMinor: minor, backMinor: minor })).nullable(),
  accepted: z.object({ name: z.string(), at: z.iso.datetime(), termsVersion: z.string() }).nullable(),
  invoices: z.array(invoice),
  /** What has been paid and not given back. */
  paidMinor: minor,
  bank,
  takesCards: z.boolean(),
  /** What services are told of the deposit, in US cents; null until it is paid, or where it is not in dollars. */
  purchase: z.object({ id: z.string(), usdCents: minor }).nullable(),
})

export type BookingView = z.infer<typeof booking>
