import { bigint, boolean, customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './user.ts'

const bytea = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: bytes => Buffer.from(bytes),
  fromDriver: bytes => new Uint8Array(bytes),
})

/** Public halves of the keys that people's devices keep. */
export const passkey = pgTable('passkey', {
  id: text().primaryKey(),
  userId: bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** What the device knows its owner by, base64url. */
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

/** What a device is asked to sign; a row goes when it is answered. */
export const passkeyChallenge = pgTable('passkey_challenge', {
  challenge: text().primaryKey(),
  purpose: text({ enum: ['add', 'log in'] }).notNull(),
  /** The person who adds a passkey; null for a log-in, which names nobody. */
  userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
  expiresTs: timestamp('expires_ts', { withTimezone: true }).notNull(),
})
