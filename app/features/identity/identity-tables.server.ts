import { bigint, customType, date, pgTable, text } from 'drizzle-orm/pg-core'
import { citext } from '#database/schema/columns.ts'
import { authAccount, authSession, authVerification } from '#database/schema/identity.ts'

/** better-auth asks whether an address is proved, we keep since when. */
const isKnown = customType<{ data: boolean; driverData: unknown }>({
  dataType: () => 'timestamptz',
  fromDriver: () => true,
  toDriver: () => {
    throw new Error('better-auth reads people, it never writes them')
  },
})

/** The table of people as better-auth reads it. */
const person = pgTable('users', {
  id: bigint({ mode: 'number' }).primaryKey(),
  email: citext().notNull(),
  name: text().notNull(),
  emailVerified: isKnown('email_validated'),
  createdAt: date('date_created', { mode: 'date' }).notNull(),
})

/** Our tables under the names of better-auth's models (decision 14). */
export const identityTables = {
  user: person,
  account: authAccount,
  session: authSession,
  verification: authVerification,
} as const
