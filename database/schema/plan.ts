import { getTableColumns, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  timestamp,
} from 'drizzle-orm/pg-core'
import { actorKinds } from '../values/actor-kinds.ts'
import type { FirstDraft } from '../values/proposal-content.ts'
import { citext, rangeText, tstzrange } from './columns.ts'
import { country } from './country.ts'
import { staff } from './staff.ts'
import { trip } from './trip.ts'
import { affiliate, users } from './user.ts'

function instant(name: string) {
  return timestamp(name, { withTimezone: true })
}

/** The database writes these columns from the wish, whatever is written into them (migration 0060). */
const WISH = sql`plan_follows_wish()`

/** A traveller's request and its life afterwards (specification, section 3: Plan). */
export const plan = pgTable('plan', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  receiptKey: text('receipt_key').notNull().unique(),
  /** False if its mailbox had many receipts then: before a planner writes, nothing is emailed to it. */
  hasReceipt: boolean('has_receipt').notNull().default(true),
  userId: bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id),
  affiliateId: bigint('affiliate_id', { mode: 'number' }).references(() => affiliate.id),
  /**
   * How the request was attributed to the partner: by a signed referral from their page, or by their key on the call.
   */
  referralKind: text('referral_kind', { enum: ['page', 'key'] }),
  /** The day of the referral. */
  referredOn: date('referred_on'),
  countryTag: text('country_tag')
    .notNull()
    .references(() => country.tag),
  tripId: bigint('trip_id', { mode: 'number' }).references(() => trip.id, { onDelete: 'set null' }),
  assignedStaffFkey: text('assigned_staff_fkey').references(() => staff.fkey),
  contactName: text('contact_name').notNull(),
  contactEmail: citext('contact_email').notNull(),
  contactPhone: text('contact_phone'),
  locale: text().notNull().default('EN'),
  fkey: text(),
  message: text().notNull().default(''),
  url: text().notNull().default(''),
  initialContactMethod: text('initial_contact_method'),
  travelClass: text('travel_class').generatedAlwaysAs(WISH),
  transportation: text().generatedAlwaysAs(WISH),
  /** What they want: features/wish/wish.ts reads it. */
  wish: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  activities: text().array().notNull().generatedAlwaysAs(WISH),
  amenities: text().array().notNull().generatedAlwaysAs(WISH),
  destinationCats: text('destination_cats').array().notNull().generatedAlwaysAs(WISH),
  destinationHabs: text('destination_habs').array().notNull().generatedAlwaysAs(WISH),
  destinationNames: text('destination_names').array().notNull().generatedAlwaysAs(WISH),
  hotelTypes: text('hotel_types').array().notNull().generatedAlwaysAs(WISH),
  transportTypes: text('transport_types').array().notNull().generatedAlwaysAs(WISH),
  vehicleTypes: text('vehicle_types').array().notNull().generatedAlwaysAs(WISH),
  travelGroup: text('travel_group', { enum: ['Couple', 'Family', 'Solo', 'Friends'] }).generatedAlwaysAs(
    WISH,
  ),
  goals: text().array().notNull().generatedAlwaysAs(WISH),
  travelDates: rangeText('daterange')('travel_dates').generatedAlwaysAs(WISH),
  nights: rangeText('int4range')().generatedAlwaysAs(WISH),
  budgetMinor: rangeText('int8range')('budget_minor').generatedAlwaysAs(WISH),
  currency: text().notNull().generatedAlwaysAs(WISH),
  arrivalDate: date('arrival_date').generatedAlwaysAs(WISH),
  arrivalFlightDate: date('arrival_flight_date').generatedAlwaysAs(WISH),
  departDate: date('depart_date').generatedAlwaysAs(WISH),
  departFlightDate: date('depart_flight_date').generatedAlwaysAs(WISH),
  closedDate: date('closed_date'),
  closingDate: date('closing_date'),
  coldDate: date('cold_date'),
  lostDate: date('lost_date'),
  arrivalFlightTime: time('arrival_flight_time').generatedAlwaysAs(WISH),
  departFlightTime: time('depart_flight_time').generatedAlwaysAs(WISH),
  assignedTs: instant('assigned_ts'),
  createdTs: instant('created_ts').notNull(),
  emailValidateSent: instant('email_validate_sent'),
  /** When its address was proved to be the person's: the database writes it. */
  emailValidated: instant('email_validated'),
  firstResponseTs: instant('first_response_ts'),
  hotDate: instant('hot_date'),
  /** When they asked for flights: the database writes it. */
  needIntlFlightTs: instant('need_intl_flight_ts').generatedAlwaysAs(WISH),
  pausedDate: instant('paused_date'),
  warmDate: instant('warm_date'),
  answerDueTs: instant('answer_due_ts').notNull(),
  activityTimerange: tstzrange('activity_timerange').generatedAlwaysAs(WISH),
  /** Who has the next word; `answerDueTs` applies while it is the planner. */
  waitsFor: text('waits_for', { enum: ['planner', 'traveller', 'nobody'] })
    .notNull()
    .default('planner'),
  waitingSince: instant('waiting_since'),
  snoozedUntil: instant('snoozed_until'),
  lostReason: text('lost_reason'),
  /** Increases with every event of the plan. */
  revision: bigint({ mode: 'number' }).notNull().default(0),
  isSample: boolean('is_sample').notNull().default(false),
  /** The draft that the traveller starts with, made of the catalogue's rows. */
  firstDraft: jsonb('first_draft').$type<FirstDraft>(),
})

/** Names of the columns that follow the wish, as live rows offer them. */
export const WISH_COLUMNS: readonly string[] = Object.values(getTableColumns(plan))
  .filter(({ generated }) => generated?.as === WISH)
  .map(({ name }) => name)

/** A visitor's plan until it is claimed by an account. */
export const planDraft = pgTable('plan_draft', {
  key: text().primaryKey(),
  birthday: date(),
  newPlan: jsonb('new_plan').$type<Record<string, unknown>>().notNull(),
  createdTs: instant('created_ts').notNull(),
})

export const party = pgTable('party', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  planId: bigint('plan_id', { mode: 'number' })
    .notNull()
    .references(() => plan.id, { onDelete: 'cascade' }),
  position: smallint().notNull(),
  name: text(),
  partyBirthday: date('party_birthday'),
  /** In years, as it was said; a birthday takes its place. */
  age: smallint(),
  isChild: boolean('is_child').notNull().default(false),
  partyPrompts: jsonb('party_prompts').$type<Record<string, string>[]>().notNull().default([]),
})

/** A traveller's passport, encrypted with AES-256-GCM. */
export const passport = pgTable('passport', {
  partyId: bigint('party_id', { mode: 'number' })
    .primaryKey()
    .references(() => party.id, { onDelete: 'cascade' }),
  sealed: text().notNull(),
  keptTs: instant('kept_ts').notNull(),
})

export const planEvent = pgTable('plan_event', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  planId: bigint('plan_id', { mode: 'number' })
    .notNull()
    .references(() => plan.id, { onDelete: 'cascade' }),
  happenedTs: instant('happened_ts').notNull(),
  kind: text().notNull(),
  actorKind: text('actor_kind', { enum: actorKinds }).notNull(),
  actorId: text('actor_id'),
  reason: text(),
  details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
})

/** An accepted request that cannot be stored as a plan, for the office to sort out. */
export const unsortedRequest = pgTable('unsorted_request', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  receiptKey: text('receipt_key').notNull().unique(),
  acceptedTs: instant('accepted_ts').notNull(),
  /** What is wrong: 'country_unknown', the table and constraint that refused it, or 'not_a_request'. */
  reason: text().notNull(),
  actorKind: text('actor_kind', { enum: actorKinds }).notNull(),
  actorId: text('actor_id'),
  /** As it was sent. */
  request: json().$type<unknown>().notNull(),
  /** The partner that its plan is credited to. */
  credit: json().$type<
    { kind: 'page'; partner: string; day: string } | { kind: 'key'; affiliateId: number }
  >(),
  /** Signs that a machine may have sent it. */
  doubts: text().array().notNull().default([]),
  hasReceipt: boolean('has_receipt').notNull().default(true),
  /** When the office made it a plan, or closed it with a reason that its sender reads. */
  sortedTs: instant('sorted_ts'),
  sortedBy: bigint('sorted_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
  planId: bigint('plan_id', { mode: 'number' }).references(() => plan.id, { onDelete: 'cascade' }),
  closedReason: text('closed_reason'),
})

/** Which member of the office has a plan open. */
export const planPresence = pgTable(
  'plan_presence',
  {
    planId: bigint('plan_id', { mode: 'number' })
      .notNull()
      .references(() => plan.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    countryTag: text('country_tag')
      .notNull()
      .references(() => country.tag),
    name: text().notNull(),
    seenTs: instant('seen_ts').notNull(),
  },
  table => [primaryKey({ columns: [table.planId, table.userId] })],
)

/** One row for each answer: how long the traveller waited, in the planner's working minutes. */
export const replyTime = pgTable('reply_time', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  planId: bigint('plan_id', { mode: 'number' })
    .notNull()
    .references(() => plan.id, { onDelete: 'cascade' }),
  staffFkey: text('staff_fkey').references(() => staff.fkey),
  waitedFrom: instant('waited_from').notNull(),
  answeredTs: instant('answered_ts').notNull(),
  workingMinutes: integer('working_minutes').notNull(),
})

/** Reminders sent to a traveller; each once. */
export const reminder = pgTable(
  'reminder',
  {
    planId: bigint('plan_id', { mode: 'number' })
      .notNull()
      .references(() => plan.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['refund', 'balance', 'review', 'details'] }).notNull(),
    /** The day of the refund step, the number of the invoice, or how many days before the trip. */
    about: text().notNull().default(''),
    queuedTs: instant('queued_ts').notNull(),
  },
  table => [primaryKey({ columns: [table.planId, table.kind, table.about] })],
)
