import { eq } from 'drizzle-orm'
import { portraitVersion } from '#app/features/people/staff/portrait-version-queries.server.ts'
import { firstPhoto, presentPhoto } from '#app/picture/photo/photo-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import { plan } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { trip } from '#database/schema/trip.ts'
import type { RequestIdentity } from './identify-request.server.ts'
import { UNKNOWN_PAGE } from './plan.ts'
import { planRequest, type Receipt } from './plan-schema.ts'

/** One request as the letters and its receipt tell it. */
async function readReceipt(
  { db, locale }: Pick<RequestContext, 'db' | 'locale'>,
  by: { id: number } | { receiptKey: string },
) {
  const rows = await db
    .select({
      id: plan.id,
      name: plan.contactName,
      email: plan.contactEmail,
      phone: plan.contactPhone,
      message: plan.message,
      url: plan.url,
      receiptKey: plan.receiptKey,
      countryTag: country.tag,
      countryName: country.name,
      tripKey: trip.key,
      tripTitle: trip.title,
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
    .leftJoin(staff, eq(staff.fkey, plan.fkey))
    .where('id' in by ? eq(plan.id, by.id) : eq(plan.receiptKey, by.receiptKey))
  const row = rows[0]
  if (!row) return null
  const receipt: Receipt = {
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    url: row.url === UNKNOWN_PAGE ? null : row.url,
    country: { tag: row.countryTag, name: row.countryName[locale] },
    trip: row.tripKey && row.tripTitle ? { key: row.tripKey, title: row.tripTitle[locale] } : null,
    reader: row.reader && { ...row.reader, photo: presentPhoto(row.readerPhoto, locale) },
    sentAt: row.createdTs.toISOString(),
    dueAt: row.answerDueTs.toISOString(),
  }
  return { receipt, receiptKey: row.receiptKey }
}

/** The receipt for the letters about a plan, and its address. */
export function getReceiptOfPlan(ctx: Pick<RequestContext, 'db' | 'locale'>, planId: number) {
  return readReceipt(ctx, { id: planId })
}

/** A request that is on the disk but not yet in the database. */
function waitingReceipt({ journal }: RequestContext, receiptKey: string): Receipt | null {
  const entry = journal
    .waiting()
    .find(({ input }) => (input as { identity: RequestIdentity }).identity.receiptKey === receiptKey)
  if (!entry) return null
  const request = planRequest.parse((entry.input as { request: unknown }).request)
  const { message, url } = request.newPlan
  return {
    name: request.name,
    email: request.email,
    phone: request.phone ?? null,
    message,
    url: url === UNKNOWN_PAGE ? null : url,
    country: { tag: request.newPlan.country, name: request.newPlan.country },
    trip: null,
    reader: null,
    sentAt: entry.acceptedTs,
    dueAt: null,
  }
}

/** What the receipt's address shows; null where there is no such request. */
export async function getReceipt(ctx: RequestContext, receiptKey: string): Promise<Receipt | null> {
  const waiting = waitingReceipt(ctx, receiptKey)
  if (waiting) return waiting
  return (await readReceipt(ctx, { receiptKey }))?.receipt ?? null
}
