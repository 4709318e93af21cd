import { eq } from 'drizzle-orm'
import type { ReadDatabase } from '#database/connect.ts'
import { users } from '#database/schema/user.ts'

/** The warning for a site without an admin. Returns null if it has one. */
export async function missingAdminWarning(db: ReadDatabase): Promise<string | null> {
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1)
  return admin ? null : 'nobody is an admin yet: npm run admin -- you@example.org makes one'
}
