import { eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { command, type Writing } from '#app/command.ts'
import { requireOffice } from '#app/features/plan/core/find-own-plan.server.ts'
import { logPlanEvent, recordedActor } from '#app/features/plan/core/lock-plan.server.ts'
import { isOfficeOf } from '#app/features/plan/core/plan-access.ts'
import { storedRequest } from '#app/features/plan/core/plan-fields.ts'
import { type PlanRequest, planRequest } from '#app/features/plan/core/plan-schema.ts'
import {
  type Accepted,
  addPlan,
  findSubject,
  identityOf,
} from '#app/features/request/sending/add-plan.server.ts'
import {
  findUnsortedRequest,
  readSentRequest,
  reasonToSort,
} from '#app/features/request/sending/sending-queries.server.ts'
import { isObject } from '#app/features/wish/join-parts.ts'
import { wishOf } from '#app/features/wish/wish-schema.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { country } from '#database/schema/country.ts'
import { plan, unsortedRequest } from '#database/schema/plan.ts'
import type { RequestCorrection } from './unsorted-schema.ts'

type UnsortedRow = typeof unsortedRequest.$inferSelect

type Refused = { ok: false; reason: 'sorted_out' | 'country_unknown' | 'refused' }

/** The number of the plan; null if the caller may not open it. */
type Sorted = { ok: true; planId: number | null } | Refused

const rules = { authorize: (ctx: RequestContext): void => requireOffice(ctx) }

/** Locks a request until the transaction ends, so that two people do not both sort it out. */
async function lockRequest(tx: Queryable, id: number): Promise<UnsortedRow> {
  const [row] = await tx.select().from(unsortedRequest).where(eq(unsortedRequest.id, id)).for('update')
  if (!row) throw new AppError('not_found')
  return row
}

interface Reading {
  request: PlanRequest
  leftOut: readonly string[]
}

/**
 * The corrected request, whole if it can be read; then without what may have been refused, until it is what the office
 * has read itself.
 */
function readingsOf(sent: unknown, correction: RequestCorrection): Reading[] {
  const { country: tag, message, ...person } = correction
  const read = readSentRequest(sent)
  const { newPlan } = read
  const countries = [
    ...new Set(newPlan.wish.where.countries.map(one => (one === newPlan.country ? tag : one))),
  ]
  const wish = wishOf({
    ...newPlan.wish,
    where: { ...newPlan.wish.where, countries: countries.length > 0 ? countries : [tag] },
  })
  const whole = storedRequest.safeParse({
    ...(isObject(sent) ? sent : {}),
    ...person,
    newPlan: {
      ...(isObject(sent) && isObject(sent.newPlan) ? sent.newPlan : {}),
      ...{ country: tag, message, url: newPlan.url, wish },
    },
  })
  const base = { ...person, locale: read.locale }
  const plain = {
    country: tag,
    message,
    url: newPlan.url,
    initialContactMethod: newPlan.initialContactMethod,
  }
  return [
    ...(whole.success ? [{ request: whole.data, leftOut: [] }] : []),
    {
      request: planRequest.parse({ ...base, newPlan: { ...plain, wish } }),
      leftOut: ['fkey', 'parties', 'firstDraft'],
    },
    {
      request: planRequest.parse({ ...base, newPlan: { ...plain, wish: { where: { countries: [tag] } } } }),
      leftOut: ['fkey', 'parties', 'firstDraft', 'wish'],
    },
  ]
}

/** What a plan is made of; the traveller has waited since the request was accepted. */
function acceptedOf({ secret }: Writing<RequestContext>, row: UnsortedRow, request: PlanRequest): Accepted {
  return {
    request,
    identity: { ...identityOf(secret, row.idempotencyKey, request.email), receiptKey: row.receiptKey },
    sender: { actorKind: row.actorKind, actorId: row.actorId },
    ...{ credit: row.credit, doubts: row.doubts, hasReceipt: row.hasReceipt },
    cause: null,
    acceptedAt: row.acceptedTs,
  }
}

function sorterOf({ actor }: Pick<RequestContext, 'actor'>): number | null {
  return 'userId' in actor ? actor.userId : null
}

/** What a second press, or a colleague who was slower, is answered. */
async function answerAgain(ctx: Writing<RequestContext>, tx: Queryable, row: UnsortedRow): Promise<Sorted> {
  if (row.planId === null || row.sortedBy !== sorterOf(ctx)) return { ok: false, reason: 'sorted_out' }
  return { ok: true, planId: await openedBy(ctx, tx, row.planId) }
}

/** The plan's number, for who may open it. */
async function openedBy({ actor }: Writing<RequestContext>, tx: Queryable, planId: number) {
  const [row] = await tx.select().from(plan).where(eq(plan.id, planId))
  return row && isOfficeOf(actor, row) ? planId : null
}

interface Sorting {
  id: number
  correction: RequestCorrection
}

async function storeReading(
  ctx: Writing<RequestContext>,
  { id, correction }: Sorting,
  { request, leftOut }: Reading,
): Promise<Sorted> {
  return ctx.db.transaction(async (tx): Promise<Sorted> => {
    const row = await lockRequest(tx, id)
    if (row.sortedTs) return answerAgain(ctx, tx, row)
    const known = await tx
      .select({ tag: country.tag })
      .from(country)
      .where(eq(country.tag, correction.country))
    if (known.length === 0) return { ok: false, reason: 'country_unknown' }
    const now = ctx.now()
    const accepted = acceptedOf(ctx, row, request)
    // The answer is due from now on: nobody could have given it before.
    const planId = await addPlan(tx, accepted, await findSubject(tx, accepted.request.newPlan, now))
    await logPlanEvent(tx, {
      ...{ planId, kind: 'sorted_out', by: recordedActor(ctx.actor), at: now },
      details: { reason: row.reason, leftOut },
    })
    await tx
      .update(unsortedRequest)
      .set({ sortedTs: now, sortedBy: sorterOf(ctx), planId })
      .where(eq(unsortedRequest.id, id))
    return { ok: true, planId: await openedBy(ctx, tx, planId) }
  })
}

/**
 * Makes a plan of a request that could not become one, with what the office corrected: its planner and its sender are
 * emailed, and its receipt's address shows the plan. Pressed twice it makes one plan.
 * @throws AppError not_logged_in, unauthorized, not_found.
 */
export const makePlanOfRequest = command(
  'make a plan of an unsorted request',
  rules,
  async (ctx, sorting: Sorting): Promise<Sorted> => {
    const sent = await findUnsortedRequest(ctx, { id: sorting.id })
    for (const reading of readingsOf(sent?.request, sorting.correction)) {
      try {
        const answer = await storeReading(ctx, sorting, reading)
        ctx.wake()
        return answer
      } catch (error) {
        if (reasonToSort(error) === null) throw error
      }
    }
    return { ok: false, reason: 'refused' }
  },
)

/**
 * Closes a request that is to become no plan, with a reason that its sender reads on the receipt.
 * @throws AppError not_logged_in, unauthorized, not_found.
 */
export const closeRequest = command(
  'close an unsorted request',
  rules,
  (ctx, { id, reason }: { id: number; reason: string }): Promise<{ ok: true } | Refused> =>
    ctx.db.transaction(async (tx): Promise<{ ok: true } | Refused> => {
      const row = await lockRequest(tx, id)
      if (row.sortedTs)
        return row.closedReason === reason ? { ok: true } : { ok: false, reason: 'sorted_out' }
      await tx
        .update(unsortedRequest)
        .set({ sortedTs: ctx.now(), sortedBy: sorterOf(ctx), closedReason: reason })
        .where(eq(unsortedRequest.id, id))
      return { ok: true }
    }),
)
