import { and, asc, desc, eq, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm'
import { paidOf } from '#app/features/money/ledger/ledger.ts'
import { getTravellerLines, listMovements } from '#app/features/money/ledger/ledger-queries.server.ts'
import { findBalance, findBooked } from '#app/features/money/payment/booked-queries.server.ts'
import { isDueAtOnce } from '#app/features/money/terms/terms.ts'
import { findTerms } from '#app/features/money/terms/terms-queries.server.ts'
import { findOwnPlan } from '#app/features/plan/core/find-own-plan.server.ts'
import type { CallerContext } from '#app/request-context.ts'
import type { Readable } from '#database/connect.ts'
import { message, messageAttachment } from '#database/schema/conversation.ts'
import { invoice } from '#database/schema/money.ts'
import { proposal } from '#database/schema/proposal.ts'
import type { Papers } from './papers-schema.ts'

interface Issued {
  id: number
  amountMinor: number
  currency: string
  voidedTs: Date | null
}

interface InvoiceState {
  state: 'open' | 'paid' | 'void'
  /** What is not paid of it. */
  openMinor: number
}

/** Which invoices the payments cover, the oldest first; an invoice is paid once it is covered in full. */
export function invoiceStates(
  invoices: readonly Issued[],
  paidMinor: (currency: string) => number,
): Map<number, InvoiceState> {
  const left = new Map<string, number>()
  return new Map(
    invoices.map(({ id, amountMinor, currency, voidedTs }): [number, InvoiceState] => {
      if (voidedTs) return [id, { state: 'void', openMinor: 0 }]
      const before = Math.max(0, left.get(currency) ?? paidMinor(currency))
      const openMinor = Math.max(0, amountMinor - before)
      left.set(currency, before - amountMinor)
      return [id, { state: openMinor === 0 ? 'paid' : 'open', openMinor }]
    }),
  )
}

async function listInvoices(db: Readable, planId: number): Promise<Papers['invoices']> {
  const [rows, lines] = await Promise.all([
    db.select().from(invoice).where(eq(invoice.planId, planId)).orderBy(asc(invoice.id)),
    getTravellerLines(db, planId),
  ])
  const states = invoiceStates(rows, currency => paidOf(lines, currency))
  return rows.map(({ id, number, kind, reference, amountMinor, currency, issuedTs, dueOn }) => ({
    ...{ number, kind, reference, amountMinor, currency, dueOn },
    issuedTs: issuedTs.toISOString(),
    state: states.get(id)?.state ?? 'open',
    isDueAtOnce: isDueAtOnce({ dueOn, issuedTs }),
  }))
}

async function listFiles(db: Readable, planId: number): Promise<Papers['files']> {
  const rows = await db
    .select({ file: messageAttachment, said: message })
    .from(messageAttachment)
    .innerJoin(message, eq(message.id, messageAttachment.messageId))
    .where(
      and(
        eq(message.planId, planId),
        notInArray(message.channel, ['note', 'phone']),
        isNotNull(messageAttachment.sum),
      ),
    )
    .orderBy(desc(messageAttachment.id))
  return rows.map(({ file: { id, name, mediaType, bytes }, said }) => ({
    ...{ id, name, mediaType, bytes },
    createdTs: said.createdTs.toISOString(),
    from: said.authorName,
    mine: said.authorKind === 'traveller',
  }))
}

/** Invoices, contract and files of the traveller's own plan. @throws AppError not_logged_in, not_found. */
export async function getOwnPapers(ctx: CallerContext, planId: number): Promise<Papers> {
  const { db } = ctx
  await findOwnPlan(ctx, planId)
  const sent = await db
    .select()
    .from(proposal)
    .where(and(eq(proposal.planId, planId), isNotNull(proposal.sentTs)))
    .orderBy(desc(proposal.number))
  const accepted = sent.find(({ acceptedTs }) => acceptedTs !== null)
  const [terms, invoices, movements, booked, files] = await Promise.all([
    accepted?.termsVersion ? findTerms(db, accepted.termsVersion, accepted.content.locale) : null,
    listInvoices(db, planId),
    listMovements(db, planId),
    findBooked(db, planId, 'en'),
    listFiles(db, planId),
  ])
  return {
    proposals: sent.flatMap(({ number, title, sentTs }) =>
      sentTs ? [{ number, title, sentTs: sentTs.toISOString() }] : [],
    ),
    signed: accepted?.acceptedTs
      ? {
          number: accepted.number,
          at: accepted.acceptedTs.toISOString(),
          name: accepted.acceptedName ?? '',
          termsVersion: accepted.termsVersion ?? '',
          points: [...(terms?.points ?? [])],
          fingerprint: accepted.fingerprint ?? '',
        }
      : null,
    invoices,
    payments: movements.map(({ id, kind, happenedTs, amountMinor, currency, isReversed, reverses }) => {
      const taken = movements.find(other => other.id === reverses)?.kind
      return {
        ...{ id, kind, currency, isReversed, happenedTs: happenedTs.toISOString() },
        amountMinor: Math.abs(amountMinor),
        of: taken === 'payment' || taken === 'refund' ? taken : kind === 'reversal' ? 'refund' : null,
      }
    }),
    balance: booked && (await findBalance(db, booked)),
    files,
  }
}

export interface OpenInvoice {
  kind: 'deposit' | 'balance'
  amountMinor: number
  currency: string
  /** YYYY-MM-DD. */
  dueOn: string
  isDueAtOnce: boolean
}

/** The oldest unpaid invoice of each plan; plans without one are left out. */
export async function findOpenInvoices(
  db: Readable,
  planIds: readonly number[],
): Promise<Map<number, OpenInvoice>> {
  if (planIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(invoice)
    .where(and(inArray(invoice.planId, [...planIds]), isNull(invoice.voidedTs)))
    .orderBy(asc(invoice.id))
  const billed = [...new Set(rows.map(({ planId }) => planId))]
  const found = await Promise.all(
    billed.map(async planId => {
      const own = rows.filter(row => row.planId === planId)
      const lines = await getTravellerLines(db, planId)
      const states = invoiceStates(own, currency => paidOf(lines, currency))
      const open = own.find(({ id }) => states.get(id)?.state === 'open')
      return open ? ([[planId, open]] as const) : []
    }),
  )
  return new Map(
    found
      .flat()
      .map(([planId, { kind, amountMinor, currency, dueOn, issuedTs }]) => [
        planId,
        { kind, amountMinor, currency, dueOn, isDueAtOnce: isDueAtOnce({ dueOn, issuedTs }) },
      ]),
  )
}
