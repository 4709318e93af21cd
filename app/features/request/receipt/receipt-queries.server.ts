import { and, eq, sql } from 'drizzle-orm'
import { findCalendar } from '#app/features/people/calendar/calendar-queries.server.ts'
import { portraitVersion } from '#app/features/people/staff/staff-queries.server.ts'
import { chosenWish, GUIDED, ownWordsOf, UNKNOWN_PAGE } from '#app/features/plan/core/plan.ts'
import type { Receipt } from '#app/features/plan/core/plan-schema.ts'
import { readInput } from '#app/features/request/sending/add-plan.server.ts'
import { findUnsortedRequest, readSentRequest } from '#app/features/request/sending/sending-queries.server.ts'
import { readWish } from '#app/features/wish/wish-schema.ts'
import { firstPhoto, presentPhoto } from '#app/picture/photo/photo-queries.server.ts'
import type { AnswerClock } from '#app/picture/sun-path/sun-path.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { nameOfKey } from '#app/text/names.ts'
import type { Words } from '#database/schema/columns.ts'
import { country } from '#database/schema/country.ts'
import { plan } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { trip } from '#database/schema/trip.ts'
import type { Locale } from '#database/values/locale.ts'

/** Data for the drawing of a request's day, with the days off of the wait; null while no answer time is promised. */
export async function getAnswerClock(
  { db, locale }: ReadContext,
  { reader, sentAt, dueAt }: Receipt,
): Promise<AnswerClock | null> {
  if (dueAt === null) return null
  const span = { from: new Date(sentAt), to: new Date(dueAt) }
  const { hours, timeZone, daysOff } = await findCalendar(db, reader?.fkey ?? null, span, locale)
  return {
    ...{ sentAt, dueAt, timeZone, daysOff },
    hours: hours.map(({ days, from, to }) => ({ days, from, to })),
  }
}

/** What a sender calls their request by: the country, the day, and last the number that the office has it under. */
function referenceOf({ id, countryCode, createdTs }: { id: number; countryCode: string; createdTs: Date }) {
  return `${countryCode}-${createdTs.toISOString().slice(2, 10).replaceAll('-', '')}-${id}`
}

/** The trip that was asked for, and when it is at its best. */
function tripOf(
  row: {
    tripKey: string | null
    tripTitle: Words | null
    bestMonths: number[] | null
    bestReason: Words | null
  },
  locale: Locale,
): Receipt['trip'] {
  const { tripKey: key, tripTitle: title, bestMonths: months, bestReason: reason } = row
  if (!key || !title || !months || !reason) return null
  return { key, title: title[locale], best: { months, reason: reason[locale] } }
}

/** One request, as its emails and its receipt page show it. */
async function readReceipt({ db, locale }: ReadContext, by: { id: number } | { receiptKey: string }) {
  const rows = await db
    .select({
      id: plan.id,
      name: plan.contactName,
      email: plan.contactEmail,
      phone: plan.contactPhone,
      message: plan.message,
      wish: plan.wish,
      contactMethod: plan.initialContactMethod,
      url: plan.url,
      receiptKey: plan.receiptKey,
      countryTag: country.tag,
      countryName: country.name,
      countryCode: country.a2Code,
      tripKey: trip.key,
      tripTitle: trip.title,
      bestMonths: trip.bestMonths,
      bestReason: trip.bestReason,
      reader: {
        fkey: staff.fkey,
        name: staff.name,
        firstName: staff.firstName,
        place: staff.place,
        email: staff.email,
        timeZone: staff.timeZone,
        portraitVersion,
      },
      readerPhoto: firstPhoto('staff'),
      createdTs: plan.createdTs,
      answerDueTs: plan.answerDueTs,
    })
    .from(plan)
    .innerJoin(country, eq(country.tag, plan.countryTag))
    .leftJoin(trip, eq(trip.id, plan.tripId))
    // Who was chosen reads it, unless they left: then whoever has the plan.
    .leftJoin(
      staff,
      and(
        eq(staff.active, true),
        sql`${staff.fkey} = coalesce((select s.fkey from ${staff} s where s.fkey = ${plan.fkey} and s.active), ${plan.assignedStaffFkey})`,
      ),
    )
    .where('id' in by ? eq(plan.id, by.id) : eq(plan.receiptKey, by.receiptKey))
  const row = rows[0]
  if (!row) return null
  const receipt: Receipt = {
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: ownWordsOf(row),
    wish: chosenWish(readWish(row.wish), row.contactMethod),
    isGuided: row.contactMethod === GUIDED,
    url: row.url === UNKNOWN_PAGE ? null : row.url,
    country: { tag: row.countryTag, name: row.countryName[locale] },
    trip: tripOf(row, locale),
    reader: row.reader && {
      ...row.reader,
      place: row.reader.place[locale],
      photo: presentPhoto(row.readerPhoto, locale),
    },
    reference: referenceOf(row),
    sentAt: row.createdTs.toISOString(),
    dueAt: row.answerDueTs.toISOString(),
    closedReason: null,
  }
  return { receipt, receiptKey: row.receiptKey }
}

/** The receipt for the emails about a plan, and its address. */
export function getReceiptOfPlan(ctx: ReadContext, planId: number) {
  return readReceipt(ctx, { id: planId })
}

/** Receipt of a request that no planner has yet. */
function sentReceipt(request: unknown, acceptedTs: string, closedReason: string | null = null): Receipt {
  const { name, email, phone, newPlan } = readSentRequest(request)
  const { message, url, initialContactMethod: contactMethod } = newPlan
  return {
    name,
    email,
    phone,
    message: ownWordsOf({ message, contactMethod }),
    wish: chosenWish(newPlan.wish, contactMethod),
    isGuided: contactMethod === GUIDED,
    url: url === UNKNOWN_PAGE ? null : url,
    country: { tag: newPlan.country, name: nameOfKey(newPlan.country) },
    trip: null,
    reader: null,
    reference: null,
    sentAt: acceptedTs,
    dueAt: null,
    closedReason,
  }
}

/** Receipt of a request in the journal that may not be in the database yet. */
function waitingReceipt({ journal }: RequestContext, receiptKey: string): Receipt | null {
  const entry = journal.toStore().find(waiting => readInput(waiting).identity.receiptKey === receiptKey)
  return entry ? sentReceipt(readInput(entry).request, entry.acceptedTs) : null
}

/** Data for the emails about a request that the office sorts out; null if it was deleted. */
export async function getUnsortedReceipt(ctx: Pick<RequestContext, 'db'>, id: number) {
  const row = await findUnsortedRequest(ctx, { id })
  if (!row) return null
  const receipt = sentReceipt(row.request, row.acceptedTs.toISOString())
  return { receipt, receiptKey: row.receiptKey, reason: row.reason }
}

/** The receipt at an address; null if there is no such request. */
export async function getReceipt(ctx: RequestContext, receiptKey: string): Promise<Receipt | null> {
  const waiting = waitingReceipt(ctx, receiptKey)
  if (waiting) return waiting
  const stored = await readReceipt(ctx, { receiptKey })
  if (stored) return stored.receipt
  const toSort = await findUnsortedRequest(ctx, { receiptKey })
  return toSort && sentReceipt(toSort.request, toSort.acceptedTs.toISOString(), toSort.closedReason)
}
