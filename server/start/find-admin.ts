import { eq } from 'drizzle-orm'
import type { ReadDatabase } from '#database/connect.ts'
import { users } from '#database/schema/user.ts'

/** What the log says of a site that nobody can run yet; null where somebody is an admin. */
export async function missingAdminWarning(db: ReadDatabase): Promise<string | null> {
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1)
  return admin ? null : 'nobody is an admin yet: npm run admin -- you@example.org makes one'
}
