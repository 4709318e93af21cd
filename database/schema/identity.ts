import { bigint, date, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { apiScopes } from '../values/api-scopes.ts'
import { citext } from './columns.ts'
import { staff } from './staff.ts'
import { affiliate, users } from './user.ts'

function instant(name: string) {
  return timestamp(name, { withTimezone: true })
}

function owner() {
  return bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
}

const written = {
  createdAt: instant('created_ts').notNull().defaultNow(),
  updatedAt: instant('updated_ts').notNull().defaultNow(),
}

/** A requested account, until its owner follows the emailed link. */
export const signup = pgTable('signup', {
  id: text().primaryKey(),
  email: citext().notNull(),
  name: text().notNull(),
  /** Argon2id. */
  password: text().notNull(),
  locale: text().notNull().default('EN'),
  createdTs: instant('created_ts').notNull(),
  expiresTs: instant('expires_ts').notNull(),
})

/** A person's password; the fields of this and the next two tables have better-auth's names. */
export const authAccount = pgTable('auth_account', {
  id: text().primaryKey(),
  userId: owner(),
  providerId: text('provider_id').notNull(),
  accountId: text('account_id').notNull(),
  password: text(),
  ...written,
})

/** A session. */
export const authSession = pgTable('auth_session', {
  id: text().primaryKey(),
  userId: owner(),
  token: text().notNull().unique(),
  expiresAt: instant('expires_ts').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  ...written,
})

/** A token that works once, for setting a new password. */
export const authVerification = pgTable('auth_verification', {
  id: text().primaryKey(),
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: instant('expires_ts').notNull(),
  ...written,
})

/** An emailed link that logs in, once. */
export const loginLink = pgTable('login_link', {
  id: text().primaryKey(),
  email: citext().notNull(),
  createdTs: instant('created_ts').notNull(),
  expiresTs: instant('expires_ts').notNull(),
  usedTs: instant('used_ts'),
})

/** An invitation to the staff, or to the people of a partner: open until it is used, withdrawn or expired. */
export const staffInvitation = pgTable('staff_invitation', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  email: citext().notNull(),
  role: text({ enum: ['planner', 'admin', 'partner'] }).notNull(),
  staffFkey: text('staff_fkey').references(() => staff.fkey, { onDelete: 'cascade' }),
  affiliateId: bigint('affiliate_id', { mode: 'number' }).references(() => affiliate.id, {
    onDelete: 'cascade',
  }),
  invitedBy: bigint('invited_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
  createdTs: instant('created_ts').notNull(),
  expiresTs: instant('expires_ts').notNull(),
  closedTs: instant('closed_ts'),
})

/** A key of a program: a partner's, or the operator's own. */
export const apiKey = pgTable('api_key', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  affiliateId: bigint('affiliate_id', { mode: 'number' }).references(() => affiliate.id, {
    onDelete: 'cascade',
  }),
  name: text().notNull(),
  scopes: text({ enum: apiScopes }).array().notNull(),
  /** SHA-256 of the key. */
  sum: text().notNull().unique(),
  madeBy: bigint('made_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
  createdTs: instant('created_ts').notNull(),
  lastUsedTs: instant('last_used_ts'),
  /** It works until the end of this day, in UTC; null if it does not end by itself. */
  lastDay: date('last_day'),
  withdrawnTs: instant('withdrawn_ts'),
})
