import type { z } from 'zod'
import { addDays, dayOf, daysBetween } from '#app/text/days.ts'
import { type WishFieldName, type WishTexts, wishOfTexts } from './wish-fields.ts'
import type { Wish } from './wish-schema.ts'

/** Days of a wish lie ahead when it is sent, and agree with its nights. */

interface PastDay {
  field: WishFieldName
  /** Where it is in the wish as one value. */
  path: string[]
}

/** The first day that is not yet over in every time zone. */
function firstComing(now: Date): string {
  return addDays(dayOf(now), -1)
}

/** The days that are over. Of a span, it is its end that counts. */
export function pastDays({ when, flights }: Wish, now: Date): PastDay[] {
  const first = firstComing(now)
  const isPast = (day: string | null) => day !== null && day < first
  const rows: [boolean, PastDay][] = [
    [isPast(when.firstDay), { field: 'from', path: ['when', 'firstDay'] }],
    [isPast(when.lastDay), { field: 'to', path: ['when', 'lastDay'] }],
    [when.latest === null && isPast(when.earliest), { field: 'earliest', path: ['when', 'earliest'] }],
    [isPast(when.latest), { field: 'latest', path: ['when', 'latest'] }],
    [
      when.months.some(month => month.length > 2 && month < first.slice(0, 7)),
      { field: 'month', path: ['when', 'months'] },
    ],
    [isPast(flights.arrivalDate), { field: 'arrival_date', path: ['flights', 'arrivalDate'] }],
    [isPast(flights.departureDate), { field: 'departure_date', path: ['flights', 'departureDate'] }],
  ]
  return rows.flatMap(([isOver, row]) => (isOver ? [row] : []))
}

/** The nights between the first and the last day, if they are not those that were said. */
function otherNights({ when: { firstDay, lastDay, nights } }: Wish): number | null {
  if (firstDay === null || lastDay === null) return null
  const between = daysBetween(firstDay, lastDay)
  return between < (nights.least ?? between) || between > (nights.most ?? between) ? between : null
}

/** What is to be asked about the days of a wish, by its fields: keys of messages, that of nights with their number. */
export function dayProblems(wish: Wish, now: Date): Partial<Record<WishFieldName, string>> {
  const past = pastDays(wish, now).map(({ field }) => [field, 'wish_past_day'] as const)
  const nights = otherNights(wish)
  return { ...Object.fromEntries(past), ...(nights !== null && { nights: `wish_other_nights:${nights}` }) }
}

/** Says at each field of a form that is sent now what is to be asked about its days. */
export function checkDays(form: WishTexts, check: z.core.$RefinementCtx): void {
  for (const [name, message] of Object.entries(dayProblems(wishOfTexts(form).wish, new Date())))
    check.addIssue({ code: 'custom', path: [name], message })
}
