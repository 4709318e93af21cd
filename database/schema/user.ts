import { sql } from 'drizzle-orm'
import { bigint, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { emailKinds } from '../values/email-kinds.ts'
import { citext, interval, words } from './columns.ts'
import { staff } from './staff.ts'

export const affiliate = pgTable('affiliate', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull().unique(),
  name: text().notNull(),
  countries: text().array().notNull().default([]),
  payoutInterval1st: interval('payout_interval_1st').notNull(),
  payoutInterval2nd: interval('payout_interval_2nd').notNull(),
  /** Their share of a trip's price, in hundredths of a percent. */
  commissionBp: integer('commission_bp').notNull().default(600),
  createdTs: timestamp('created_ts', { withTimezone: true }).notNull().defaultNow(),
  welcome: words(),
})

export const users = pgTable('users', {
  id: bigint({ mode: 'number' }).primaryKey(),
  email: citext().notNull().unique(),
  name: text().notNull(),
  phone: text(),
  role: text({ enum: ['traveller', 'planner', 'partner', 'admin'] })
    .notNull()
    .default('traveller'),
  locale: text().notNull().default('EN'),
  timezone: text().notNull().default(''),
  birthday: date(),
  affiliateId: bigint('affiliate_id', { mode: 'number' }).references(() => affiliate.id),
  staffFkey: text('staff_fkey').references(() => staff.fkey),
  affiliateCreated: date('affiliate_created'),
  dateCreated: date('date_created').notNull().defaultNow(),
  lastAnniversaryEmail: date('last_anniversary_email'),
  /** When a planner's weekly list of old facts was last looked at. */
  factsListedOn: date('facts_listed_on'),
  dateLogin: timestamp('date_login', { withTimezone: true }),
  emailValidated: timestamp('email_validated', { withTimezone: true }),
  workflowExec: timestamp('workflow_exec', { withTimezone: true }),
  workflowExpert: timestamp('workflow_expert', { withTimezone: true }),
  tags: text().array().notNull().default([]),
  deletionAskedTs: timestamp('deletion_asked_ts', { withTimezone: true }),
  /** When the account's data is deleted; null unless its owner asked for it. */
  deletesTs: timestamp('deletes_ts', { withTimezone: true }),
  /** When it was deleted: what remains is a number, for the bookings that the law keeps. */
  erasedTs: timestamp('erased_ts', { withTimezone: true }),
  refusedEmails: text('refused_emails', { enum: emailKinds }).array().notNull().default([]),
})

export const newsletterAddress = pgTable('newsletter_address', {
  email: citext().primaryKey(),
  locale: text().notNull().default('EN'),
  createdTs: timestamp('created_ts', { withTimezone: true }).notNull().defaultNow(),
  confirmedTs: timestamp('confirmed_ts', { withTimezone: true }),
  unsubscribedTs: timestamp('unsubscribed_ts', { withTimezone: true }),
  key: text().notNull().unique().default(sql`gen_random_uuid()::text`),
})

/** Specification, section 3: UTM record. */
export const utmRecord = pgTable('utm_record', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  utmSource: text('utm_source'),
  utmCampaign: text('utm_campaign'),
  utmMedium: text('utm_medium'),
  utmTerm: text('utm_term'),
  utmContent: text('utm_content'),
  created: date(),
  createdTs: timestamp('created_ts', { withTimezone: true }),
  landingUrl: text('landing_url'),
  amplitudeDeviceId: text('amplitude_device_id'),
  gaSessionId: text('ga_session_id'),
  fbclid: text(),
  msclkid: text(),
  ttclid: text(),
  liFatId: text('li_fat_id'),
})

/** Lets a visitor who just sent a request record once where they came from. */
export const utmTicket = pgTable('utm_ticket', {
  /** SHA-256 of the ticket. */
  sum: text().primaryKey(),
  userId: bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The number that the visitor was given. */
  answeredUserId: bigint('answered_user_id', { mode: 'number' }).notNull(),
  createdTs: timestamp('created_ts', { withTimezone: true }).notNull(),
  usedTs: timestamp('used_ts', { withTimezone: true }),
  /** SHA-256 of the records it was used for. */
  usedFor: text('used_for'),
})
