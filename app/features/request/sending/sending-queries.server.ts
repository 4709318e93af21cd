import { and, count, eq, isNull } from 'drizzle-orm'
import { ZodError, z } from 'zod'
import { AppError } from '#app/app-error.ts'
import { withDeadline } from '#app/deadline.ts'
import { UNKNOWN_PAGE, withoutNotes } from '#app/features/plan/core/plan.ts'
import { wish, wishOf } from '#app/features/wish/wish-schema.ts'
import { PLANNERS, queueEmail } from '#app/outbox/queue-email.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { refusedRow } from '#database/refused-row.ts'
import type { JournalEntry } from '#database/request-journal.ts'
import { country } from '#database/schema/country.ts'
import { unsortedRequest } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { languageCodes } from '#database/values/languages.ts'
import { findSubject, readInput } from './add-plan.server.ts'
import type { AnswerPromise } from './plan-wire-schema.ts'

/** Reads as much of a request as possible, however invalid it is. */
const sentRequest = z.object({
  name: z.string().catch(''),
  email: z.string().catch(''),
  phone: z.string().nullable().catch(null),
  locale: z.enum(languageCodes).catch('EN'),
  newPlan: z
    .preprocess(
      withoutNotes,
      z.object({
        country: z.string().catch(''),
        message: z.string().catch(''),
        url: z.string().catch(UNKNOWN_PAGE),
        initialContactMethod: z.string().optional().catch(undefined),
        wish: wish.catch(wishOf({})),
      }),
    )
    .catch({ country: '', message: '', url: UNKNOWN_PAGE, wish: wishOf({}) }),
})

export type SentRequest = z.infer<typeof sentRequest>

export function readSentRequest(request: unknown): SentRequest {
  return sentRequest.catch(() => sentRequest.parse({})).parse(request)
}

/** Why an accepted request can never become a plan as it is; null if a retry may succeed. */
export function reasonToSort(error: unknown): string | null {
  if (error instanceof ZodError) return 'not_a_request'
  const refused = refusedRow(error)
  if (!refused) return null
  if (refused.constraint === 'plan_country_tag_fkey') return 'country_unknown'
  return [refused.table, refused.constraint || refused.column].filter(Boolean).join(' ') || 'value_refused'
}

/** Stores a request for the office to sort out, with its emails. Returns false if it already existed. */
export async function addUnsortedRequest(
  tx: Queryable,
  entry: JournalEntry,
  reason: string,
): Promise<boolean> {
  const { request, identity, sender, credit, doubts, cause, hasReceipt } = readInput(entry)
  const acceptedTs = new Date(entry.acceptedTs)
  const { idempotencyKey, receiptKey } = identity
  const [row] = await tx
    .insert(unsortedRequest)
    .values({
      ...{ idempotencyKey, receiptKey, acceptedTs, reason, request: request ?? {} },
      ...{ credit, doubts, hasReceipt, ...sender },
    })
    .onConflictDoNothing()
    .returning({ id: unsortedRequest.id })
  if (!row) return false
  const { email, locale } = readSentRequest(request)
  const about = { props: { unsortedRequestId: row.id }, cause }
  if (email && hasReceipt)
    await queueEmail(tx, { ...about, template: 'unsorted-receipt', recipient: email, locale }, acceptedTs)
  const arrived = { ...about, template: 'unsorted-arrived', recipient: PLANNERS, locale: 'EN' } as const
  await queueEmail(tx, arrived, acceptedTs)
  return true
}

/** A request for the office to sort out, as it was sent; null if there is none. */
export async function findUnsortedRequest(
  { db }: Pick<RequestContext, 'db'>,
  by: { id: number } | { receiptKey: string },
) {
  const [row] = await db
    .select()
    .from(unsortedRequest)
    .where('id' in by ? eq(unsortedRequest.id, by.id) : eq(unsortedRequest.receiptKey, by.receiptKey))
  return row ?? null
}

/** How many accepted requests the office has not sorted out yet. */
export async function countUnsortedRequests({ db }: Pick<RequestContext, 'db'>): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(unsortedRequest)
    .where(isNull(unsortedRequest.sortedTs))
  return row?.open ?? 0
}

/**
 * Who would answer a request that was sent now from a page, and by when: as its receipt will say.
 * @throws AppError `not_found` for a country where we plan no trips
 */
export async function getAnswerPromise(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  page: { country: string; url: string },
): Promise<AnswerPromise> {
  const [planned] = await db
    .select({ tag: country.tag })
    .from(country)
    .where(and(eq(country.tag, page.country), eq(country.active, true), eq(country.type, 'country')))
  if (!planned) throw new AppError('not_found')
  const { readerFkey, answerDueTs } = await findSubject(db, page, now())
  const [reader] =
    readerFkey === null
      ? []
      : await db
          .select({ fkey: staff.fkey, first_name: staff.firstName, time_zone: staff.timeZone })
          .from(staff)
          .where(eq(staff.fkey, readerFkey))
  return {
    ...(reader ?? { fkey: null, first_name: null, time_zone: 'UTC' }),
    answer_due_ts: answerDueTs.toISOString(),
  }
}

/** Accepted requests that no planner sees yet. */
export interface WaitingRequests {
  /** How many the journal has and the database does not. */
  toStore: number
  /** When the oldest of these was accepted; null without any. */
  oldestTs: string | null
  /** How many are stored for the office to sort out; null while the database cannot say. */
  toSort: number | null
  /** Why no request can be accepted; null while the disk is writable. */
  diskFault: Error | null
}

const COUNT_WITHIN_MS = 2_000

/** Counts the waiting requests, and says whether new ones can be accepted. */
export async function getWaitingRequests(
  ctx: Pick<RequestContext, 'db' | 'journal'>,
): Promise<WaitingRequests> {
  const waiting = ctx.journal.waiting()
  const [toSort, diskFault] = await Promise.all([
    withDeadline(countUnsortedRequests(ctx), COUNT_WITHIN_MS).catch(() => null),
    ctx.journal.checkDisk(),
  ])
  const oldestTs = waiting.map(({ acceptedTs }) => acceptedTs).toSorted()[0] ?? null
  return { toStore: waiting.length, oldestTs, toSort, diskFault }
}
