import { z } from 'zod'
import { MOST_TRAVELLERS } from '#app/features/wish/wish.ts'
import { transferModes } from '#database/values/catalogue-kinds.ts'
import { isCurrency } from '#database/values/currency.ts'
import { LOCALES } from '#database/values/locale.ts'
import { meals } from '#database/values/meals.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { LINE_LIMITS } from './line-limits.ts'

/** Limits of a draft: far above any real trip, and low enough to keep pages fast. */
const MOST_DAYS = 60
const MOST_A_DAY = 20
const MOST_PRICE_LINES = 200

const id = z.string().regex(/^[a-z0-9-]{1,40}$/)
const key = z.string().regex(/^[a-z0-9-]{1,120}$/)
const line = z.string().trim().min(1).max(LINE_LIMITS.letters)
const text = z.string().max(5_000)
const minor = z.int().min(-1e11).max(1e11)
const date = z.iso.date()
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const alternative = z.object({
  id,
  key: key.nullable(),
  name: line,
  priceDeltaMinor: minor.nullable(),
  minutesDelta: z.int().min(-1440).max(1440),
  why: z.string().max(500),
})

const leg = z.object({
  id,
  mode: z.enum(transferModes),
  from: key,
  to: key,
  minutes: z.int().min(0).max(2880),
  kilometres: z.number().min(0).max(20_000),
  via: z.array(z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)])).max(100),
  startsAt: time.nullable(),
})

const activity = z.object({
  id,
  kind: z.enum(['tour', 'visit']),
  key: key.nullable(),
  name: line,
  startsAt: time.nullable(),
  minutes: z
    .int()
    .min(0)
    .max(7 * 1440)
    .nullable(),
  alternatives: z.array(alternative).max(6),
})

const day = z.object({
  id,
  title: z.string().trim().max(200),
  story: text,
  place: key,
  country: key,
  hotel: z.object({ key: key.nullable(), name: line, alternatives: z.array(alternative).max(6) }).nullable(),
  legs: z.array(leg).max(MOST_A_DAY),
  activities: z.array(activity).max(MOST_A_DAY),
  meals: z.array(z.enum(meals)).max(3),
  altitudeGainM: z.int().min(0).max(9_000),
  walkKm: z.number().min(0).max(100),
})

const priceLine = z.object({
  id,
  what: line,
  day: id.nullable(),
  forWhom: z.string().trim().max(200),
  count: z.int().min(1).max(LINE_LIMITS.count),
  unitMinor: minor.nullable(),
  season: z.string().max(200).nullable(),
  refundableUntil: date.nullable(),
  note: z.string().max(500).nullable(),
})

function hasNoTwice(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length
}

/** Names of the lines of some days: `day:{id}`, `hotel:{day}`, `leg:{id}`, `activity:{id}`; a price is `price:{id}`. */
function linesOf(days: ProposalContent['days']): string[] {
  return days.flatMap(each => [
    `day:${each.id}`,
    ...(each.hotel ? [`hotel:${each.id}`] : []),
    ...each.legs.map(({ id: own }) => `leg:${own}`),
    ...each.activities.map(({ id: own }) => `activity:${own}`),
  ])
}

/** Content of a proposal (database/values/proposal-content.ts). Every line has a name of its own. */
export const proposalContent: z.ZodType<ProposalContent, ProposalContent> = z
  .object({
    locale: z.enum(LOCALES),
    startsOn: date.nullable(),
    adults: z.int().min(1).max(MOST_TRAVELLERS),
    childAges: z.array(z.int().min(0).max(17)).max(MOST_TRAVELLERS),
    currency: z.string().refine(isCurrency, { error: 'currency_unknown' }),
    days: z.array(day).max(MOST_DAYS),
    price: z.array(priceLine).max(MOST_PRICE_LINES),
    notIncluded: z.array(z.string().max(300)).max(50),
    tripKey: key.nullable(),
  })
  .refine(({ days }) => hasNoTwice(linesOf(days)), { path: ['days'], message: 'id_twice' })
  .refine(({ price }) => hasNoTwice(price.map(({ id: own }) => own)), {
    path: ['price'],
    message: 'id_twice',
  })
