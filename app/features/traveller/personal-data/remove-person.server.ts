import { randomUUID } from 'node:crypto'
import { and, eq, exists, inArray, isNull, not, or, sql } from 'drizzle-orm'
import { wishOf } from '#app/features/wish/wish-schema.ts'
import { addressOfNobody } from '#app/outbox/queue-email.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { DAY_MS } from '#app/text/days.ts'
import type { Queryable, Readable } from '#database/connect.ts'
import { inboundEmail, message, messageAttachment, replyAddress } from '#database/schema/conversation.ts'
import {
  authAccount,
  authSession,
  authVerification,
  loginLink,
  signup,
  staffInvitation,
} from '#database/schema/identity.ts'
import { commission, invoice, ledgerEntry } from '#database/schema/money.ts'
import { outbox } from '#database/schema/outbox.ts'
import { passkey, passkeyChallenge } from '#database/schema/passkey.ts'
import { plannerPhrase } from '#database/schema/phrase.ts'
import { party, plan, planEvent, unsortedRequest } from '#database/schema/plan.ts'
import { lineAnswer, proposal, shareLink, vote } from '#database/schema/proposal.ts'
import { tripReview } from '#database/schema/review.ts'
import { savedItem, sharedList } from '#database/schema/saved.ts'
import { newsletterAddress, users, utmRecord, utmTicket } from '#database/schema/user.ts'

/** Period in which a deletion can be cancelled. */
const GRACE_MS = 7 * DAY_MS

/**
 * When an account is deleted if that is requested now: after seven days, and not before its owner returns from their
 * last booked trip. Days are YYYY-MM-DD.
 */
export function deletesAt(now: Date, lastBookedDay: string | null): Date {
  const afterTrip = lastBookedDay ? Date.parse(lastBookedDay) + DAY_MS : 0
  return new Date(Math.max(now.getTime() + GRACE_MS, afterTrip))
}

/** Replaces the name of a deleted person. */
export const NOBODY = '—'

/** Attachments are written before their message, so new ones without a message are kept for an hour. */
const UNNAMED_MS = 60 * 60 * 1_000

/** Whether tax law requires us to keep a plan: it was booked or invoiced. */
const isBooked = (db: Readable) =>
  or(
    exists(
      db
        .select({ n: proposal.number })
        .from(proposal)
        .where(and(eq(proposal.planId, plan.id), not(isNull(proposal.acceptedTs)))),
    ),
    exists(db.select({ id: invoice.id }).from(invoice).where(eq(invoice.planId, plan.id))),
    exists(db.select({ id: ledgerEntry.id }).from(ledgerEntry).where(eq(ledgerEntry.planId, plan.id))),
    exists(db.select({ id: commission.planId }).from(commission).where(eq(commission.planId, plan.id))),
  )

/** Events that are kept for a booked plan: the booking and its payments, which explain the ledger. */
const KEPT_EVENTS = ['accepted', 'deposit_paid', 'payment_received', 'trip_cancelled']

/** Anonymizes booked plans: signature and payments stay, everything else is deleted. */
async function clearBooked(tx: Queryable, ids: number[], userId: number): Promise<void> {
  await tx.delete(message).where(inArray(message.planId, ids))
  await tx.delete(inboundEmail).where(inArray(inboundEmail.planId, ids))
  await tx.delete(party).where(inArray(party.planId, ids))
  await tx.delete(lineAnswer).where(inArray(lineAnswer.planId, ids))
  await tx.delete(shareLink).where(inArray(shareLink.planId, ids))
  // It contains names of companions.
  await tx.delete(vote).where(inArray(vote.planId, ids))
  // The published review stays on the site, under a first name.
  await tx.delete(tripReview).where(inArray(tripReview.planId, ids))
  await tx.delete(replyAddress).where(inArray(replyAddress.planId, ids))
  await tx.delete(outbox).where(inArray(outbox.planId, ids))
  await tx.execute(sql`select set_config('ceiba.erasing', 'yes', true)`)
  await tx
    .delete(planEvent)
    .where(and(inArray(planEvent.planId, ids), not(inArray(planEvent.kind, KEPT_EVENTS))))
  await tx.execute(sql`select set_config('ceiba.erasing', '', true)`)
  const signed = tx
    .select({ number: invoice.number })
    .from(invoice)
    .where(and(eq(invoice.planId, proposal.planId), eq(invoice.number, proposal.number)))
  await tx
    .delete(proposal)
    .where(and(inArray(proposal.planId, ids), isNull(proposal.acceptedTs), not(exists(signed))))
  for (const id of ids)
    await tx
      .update(plan)
      .set({
        ...{ contactName: NOBODY, contactEmail: addressOfNobody(userId), contactPhone: null },
        // What they wanted tells who came along, their ages and what they need.
        ...{ message: '', url: '', wish: wishOf({}), waitsFor: 'nobody', snoozedUntil: null },
        // The old receipt address is known only to its owner; it stops working.
        receiptKey: randomUUID(),
      })
      .where(eq(plan.id, id))
}

async function removeTraces(tx: Queryable, userId: number, email: string): Promise<void> {
  await tx.delete(authSession).where(eq(authSession.userId, userId))
  await tx.delete(authAccount).where(eq(authAccount.userId, userId))
  await tx.delete(passkey).where(eq(passkey.userId, userId))
  await tx.delete(passkeyChallenge).where(eq(passkeyChallenge.userId, userId))
  await tx.delete(authVerification).where(eq(authVerification.value, String(userId)))
  await tx.delete(loginLink).where(eq(loginLink.email, email))
  await tx.delete(signup).where(eq(signup.email, email))
  await tx.delete(staffInvitation).where(eq(staffInvitation.email, email))
  await tx.delete(newsletterAddress).where(eq(newsletterAddress.email, email))
  await tx.delete(utmRecord).where(eq(utmRecord.userId, userId))
  await tx.delete(utmTicket).where(eq(utmTicket.userId, userId))
  await tx.delete(savedItem).where(eq(savedItem.userId, userId))
  await tx.delete(sharedList).where(eq(sharedList.userId, userId))
  await tx.delete(plannerPhrase).where(eq(plannerPhrase.userId, userId))
  await tx.delete(outbox).where(eq(sql`lower(${outbox.recipient})`, email.toLowerCase()))
  await tx
    .delete(unsortedRequest)
    .where(
      or(
        eq(sql`lower(${unsortedRequest.request} ->> 'email')`, email.toLowerCase()),
        inArray(unsortedRequest.planId, tx.select({ id: plan.id }).from(plan).where(eq(plan.userId, userId))),
      ),
    )
}

/** Locks all plans of a person until the transaction ends; this also blocks new rows that reference them. */
export async function lockPlansOf(tx: Queryable, userId: number): Promise<void> {
  await tx.select({ id: plan.id }).from(plan).where(eq(plan.userId, userId)).orderBy(plan.id).for('update')
}

/**
 * Deletes a person, in a transaction: plans that were never booked entirely, booked ones except for what must be
 * kept. The person's ID remains, because the kept bookings refer to it.
 */
export async function removePerson(tx: Queryable, userId: number, now: Date): Promise<void> {
  const [person] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!person) return
  const isTheirs = eq(plan.userId, userId)
  // First, so that a proposal accepted at the same time counts as booked below.
  await lockPlansOf(tx, userId)
  const booked = await tx
    .select({ id: plan.id })
    .from(plan)
    .where(and(isTheirs, isBooked(tx)))
  const ids = booked.map(({ id }) => id)
  await tx.delete(plan).where(and(isTheirs, not(inArray(plan.id, [0, ...ids]))))
  if (ids.length > 0) await clearBooked(tx, ids, userId)
  await removeTraces(tx, userId, person.email)
  await tx
    .update(users)
    .set({
      ...{
        email: addressOfNobody(userId),
        name: NOBODY,
        phone: null,
        birthday: null,
        timezone: '',
        tags: [],
      },
      ...{ emailValidated: null, dateLogin: null, lastAnniversaryEmail: null },
      ...{ deletionAskedTs: null, deletesTs: null, erasedTs: now },
    })
    .where(eq(users.id, userId))
}

/**
 * Deletes attachments that no message refers to, and emails as they came without a plan, an hour after they were written. One statement finds them, however
 * many there are.
 */
export async function removeUnnamedFiles({
  db,
  attachments,
  now,
}: Pick<RequestContext, 'db' | 'attachments' | 'now'>): Promise<void> {
  const sums = await attachments.listBefore(new Date(now().getTime() - UNNAMED_MS))
  const unnamed = await db.execute<{ sum: string }>(sql`
    select f.sum from unnest(${sql.param(sums)}::text[]) as f(sum)
    where not exists (select from ${messageAttachment} a where a.sum = f.sum)
      and not exists (select from ${inboundEmail} e where e.sum = f.sum)`)
  for (const { sum } of unnamed.rows) await attachments.remove(sum)
}
