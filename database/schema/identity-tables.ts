import { bigint, customType, date, pgTable, text } from 'drizzle-orm/pg-core'
import { citext } from './columns.ts'
import { authAccount, authSession, authVerification } from './identity.ts'

/** better-auth asks whether an address is confirmed; we store when it was. */
const isKnown = customType<{ data: boolean; driverData: unknown }>({
  dataType: () => 'timestamptz',
  fromDriver: () => true,
  toDriver: () => {
    throw new Error('better-auth reads people, it never writes them')
  },
})

/**
 * The table of people as better-auth reads it. Each column has an explicit name: Drizzle caches unnamed ones by table
 * name, and would then lose the other columns of `users`.
 */
const person = pgTable('users', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  email: citext('email').notNull(),
  name: text('name').notNull(),
  emailVerified: isKnown('email_validated'),
  createdAt: date('date_created', { mode: 'date' }).notNull(),
})

/** Our tables under the names of better-auth's models (decision 15). */
export const identityTables = {
  user: person,
  account: authAccount,
  session: authSession,
  verification: authVerification,
} as const
