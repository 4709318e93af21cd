import { bigint, boolean, customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './user.ts'

const bytea = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: bytes => Buffer.from(bytes),
  fromDriver: bytes => new Uint8Array(bytes),
})

/** The public halves of people's passkeys. */
export const passkey = pgTable('passkey', {
  id: text().primaryKey(),
  userId: bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The device's identifier of its owner, base64url. */
  userHandle: text('user_handle').notNull(),
  /** base64url. */
  credentialId: text('credential_id').notNull().unique(),
  /** COSE. */
  publicKey: bytea('public_key').notNull(),
  counter: bigint({ mode: 'number' }).notNull(),
  transports: text().array().notNull(),
  backedUp: boolean('backed_up').notNull(),
  name: text().notNull(),
  createdTs: timestamp('created_ts', { withTimezone: true }).notNull(),
  lastUsedTs: timestamp('last_used_ts', { withTimezone: true }),
})

/** A challenge for a device to sign; the row is deleted when it is answered. */
export const passkeyChallenge = pgTable('passkey_challenge', {
  challenge: text().primaryKey(),
  purpose: text({ enum: ['add', 'log_in'] }).notNull(),
  /** The person who adds a passkey; null for a log-in, whose person is not known yet. */
  userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
  expiresTs: timestamp('expires_ts', { withTimezone: true }).notNull(),
})
