import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { actorKinds } from '../values/actor-kinds.ts'
import { ledgerAccounts, ledgerKinds } from '../values/ledger-accounts.ts'
import type { Words } from './columns.ts'
import { plan } from './plan.ts'
import { proposal } from './proposal.ts'
import { affiliate } from './user.ts'

function instant(name: string) {
  return timestamp(name, { withTimezone: true })
}

function minor(name: string) {
  return bigint(name, { mode: 'number' })
}

/** Terms of booking and cancelling; a version never changes once it was accepted. */
export const terms = pgTable('terms', {
  version: text().primaryKey(),
  validFrom: date('valid_from').notNull(),
  depositPercent: smallint('deposit_percent').notNull(),
  depositDueDays: smallint('deposit_due_days').notNull(),
  balanceDueDays: smallint('balance_due_days').notNull(),
  refundSteps: jsonb('refund_steps').$type<{ daysBefore: number; keptPercent: number }[]>().notNull(),
  points: jsonb().$type<Words[]>().notNull(),
})

export const invoice = pgTable(
  'invoice',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    planId: bigint('plan_id', { mode: 'number' }).notNull(),
    /** The proposal it is for. */
    number: integer().notNull(),
    kind: text({ enum: ['deposit', 'balance'] }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: text().notNull(),
    issuedTs: instant('issued_ts').notNull(),
    dueOn: date('due_on').notNull(),
    /** The reference for a bank transfer. */
    reference: text().notNull().unique(),
    voidedTs: instant('voided_ts'),
  },
  table => [
    foreignKey({ columns: [table.planId, table.number], foreignColumns: [proposal.planId, proposal.number] }),
  ],
)

/** The card company's page on which an invoice can be paid. */
export const checkout = pgTable('checkout', {
  id: text().primaryKey(),
  invoiceId: bigint('invoice_id', { mode: 'number' })
    .notNull()
    .references(() => invoice.id, { onDelete: 'cascade' }),
  url: text().notNull(),
  /** The amount that is paid on it; null for a page from before this was stored. */
  amountMinor: minor('amount_minor'),
  createdTs: instant('created_ts').notNull(),
  expiresTs: instant('expires_ts').notNull(),
  state: text({ enum: ['open', 'paid', 'failed', 'expired'] })
    .notNull()
    .default('open'),
})

/** Events from a payment provider: each is handled once. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    provider: text().notNull(),
    eventId: text('event_id').notNull(),
    kind: text().notNull(),
    receivedTs: instant('received_ts').notNull(),
    /** The provider's payment that it is about. */
    paymentId: text('payment_id'),
    /** When it happened at the provider. */
    happenedTs: instant('happened_ts'),
    /** What it said of a payment page. */
    outcome: text(),
    /** The event, until its payment is known. */
    waiting: jsonb().$type<Record<string, unknown>>(),
  },
  table => [primaryKey({ columns: [table.provider, table.eventId] })],
)

/** Refunds as the payment provider knows them. */
export const providerRefund = pgTable(
  'provider_refund',
  {
    provider: text().notNull(),
    refundId: text('refund_id').notNull(),
    paymentId: text('payment_id').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** Null if it is part of a sum that was entered before. */
    entryId: bigint('entry_id', { mode: 'number' }).references((): AnyPgColumn => ledgerEntry.id, {
      onDelete: 'cascade',
    }),
    failedTs: instant('failed_ts'),
  },
  table => [primaryKey({ columns: [table.provider, table.refundId] })],
)

export const ledgerEntry = pgTable('ledger_entry', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  planId: bigint('plan_id', { mode: 'number' })
    .notNull()
    .references(() => plan.id, { onDelete: 'cascade' }),
  kind: text({ enum: ledgerKinds }).notNull(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  happenedTs: instant('happened_ts').notNull(),
  actorKind: text('actor_kind', { enum: actorKinds }).notNull(),
  actorId: text('actor_id'),
  /** The reference of the bank, the card company or the office. */
  reference: text().notNull().default(''),
  /** The entry that it takes back. */
  reverses: bigint({ mode: 'number' })
    .unique()
    .references((): AnyPgColumn => ledgerEntry.id, { onDelete: 'cascade' }),
  /** Why it was taken back or given back. */
  reason: text().notNull().default(''),
  isSample: boolean('is_sample').notNull().default(false),
})

export const ledgerLine = pgTable(
  'ledger_line',
  {
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerEntry.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    account: text({ enum: ledgerAccounts }).notNull(),
    /** A debit is positive, a credit negative. */
    amountMinor: minor('amount_minor').notNull(),
    currency: text().notNull(),
  },
  table => [primaryKey({ columns: [table.entryId, table.position] })],
)

/** Refunds that the card company has confirmed: each is requested until then. */
export const cardRefund = pgTable('card_refund', {
  entryId: bigint('entry_id', { mode: 'number' })
    .primaryKey()
    .references(() => ledgerEntry.id, { onDelete: 'cascade' }),
  givenTs: instant('given_ts').notNull(),
})

/** A partner's commission for a trip, in two parts with a due day each. */
export const commission = pgTable('commission', {
  planId: bigint('plan_id', { mode: 'number' })
    .primaryKey()
    .references(() => plan.id, { onDelete: 'cascade' }),
  affiliateId: bigint('affiliate_id', { mode: 'number' })
    .notNull()
    .references(() => affiliate.id),
  currency: text().notNull(),
  firstMinor: minor('first_minor').notNull(),
  firstDueOn: date('first_due_on').notNull(),
  secondMinor: minor('second_minor').notNull(),
  /** Null while the end of the trip is unknown. */
  secondDueOn: date('second_due_on'),
  accruedTs: instant('accrued_ts').notNull(),
  reversedTs: instant('reversed_ts'),
})
