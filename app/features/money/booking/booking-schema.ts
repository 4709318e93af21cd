import { z } from 'zod'
import { isOneLine } from '#app/form-fields.ts'
import { isSignature } from './booking.ts'

/** Acceptance by the traveller: the version of the terms they read, and their name. */
export const acceptance = z.object({
  termsVersion: z.string().min(1).max(40),
  name: z
    .string()
    .trim()
    .max(200)
    .refine(isSignature, { error: 'required' })
    .refine(isOneLine, { error: 'form_one_line' }),
  /** Of the proposal that was on the screen; another one is not signed. */
  fingerprint: z.string().max(64).optional(),
})

/**
 * What keeps a proposal from being signed: `swap` was chosen, `left_out`, `put_back` or `taken_back` was said of a line,
 * and the draft does not have it so yet; `question` waits for an answer; `price` is not known.
 */
export const openMatter = z.object({
  code: z.enum(['swap', 'left_out', 'put_back', 'taken_back', 'question', 'price']),
  line: z.string(),
  /** Name of the line, and of a swap what was chosen; empty if there is no price at all. */
  name: z.string(),
  /** What a swap was chosen instead of; null for all others. */
  instead: z.string().nullable(),
})

export type OpenMatter = z.infer<typeof openMatter>

export const depositWish = z.object({ by: z.enum(['transfer', 'card']) })

export const cancellation = z.object({
  reason: z.string().trim().min(1).max(2_000),
  /** Who cancels; if it is the operator, everything is refunded. */
  by: z.enum(['traveller', 'operator']).default('traveller'),
})

const minor = z.int()
const day = z.iso.date()
const due = z.object({ amountMinor: minor, dueOn: day })

const invoice = z.object({
  kind: z.enum(['deposit', 'balance']),
  amountMinor: minor,
  currency: z.string(),
  dueOn: day,
  isDueAtOnce: z.boolean(),
  reference: z.string(),
})

const bank = z.object({ holder: z.string(), name: z.string(), iban: z.string(), bic: z.string() })

const traveller = z.object({
  name: z.string().nullable(),
  birthday: day.nullable(),
  /** Questions and answers about the traveller. */
  age: z.int().nullable().meta({ description: 'In years, as it was said; null with a birthday' }),
  prompts: z.array(z.record(z.string(), z.string())),
})

/** Data of the booking page: the contract, and the payments so far. */
export const booking = z.object({
  number: z.int(),
  title: z.string(),
  /** `open`, `superseded` by a newer draft, `price_unknown`, `accepted`, `paid` once the deposit is, `cancelled`. */
  state: z.enum(['open', 'superseded', 'price_unknown', 'accepted', 'paid', 'cancelled']),
  /** Number of the latest sent draft. */
  latest: z.int(),
  startsOn: day.nullable(),
  endsOn: day.nullable(),
  nights: z.int(),
  /** Places with their nights, in order. */
  stops: z.array(z.object({ day: z.int(), place: z.string(), nights: z.int() })),
  travellers: z.array(traveller),
  party: z.int(),
  priceMinor: minor.nullable(),
  currency: z.string(),
  lines: z.array(z.object({ id: z.string(), what: z.string(), amountMinor: minor.nullable() })),
  /** What has to be settled before it can be signed. */
  openMatters: z.array(openMatter),
  /** SHA-256 of the sent proposal. */
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
  /** What was refunded when the trip was cancelled; null if it was not. */
  cancelled: z.object({ backMinor: minor, paidMinor: minor }).nullable(),
  /** Paid minus refunded. */
  paidMinor: minor,
  bank,
  takesCards: z.boolean(),
  /** The purchase reported to analytics, in US cents; null until the deposit is paid, or if it is not in dollars. */
  purchase: z.object({ id: z.string(), usdCents: minor }).nullable(),
})

export type BookingView = z.infer<typeof booking>
