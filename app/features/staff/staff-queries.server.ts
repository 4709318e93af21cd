import { eq } from 'drizzle-orm'
import type { RequestContext } from '#app/request-context.ts'
import { staff } from '#database/schema/staff.ts'

/** What a person's portrait is drawn from; null for somebody unknown. */
export async function getPortraitOf({ db }: RequestContext, fkey: string) {
  const rows = await db.select({ name: staff.name, portrait: staff.portrait }).from(staff).where(eq(staff.fkey, fkey))
  return rows[0] ? { name: rows[0].name, portrait: rows[0].portrait ?? {} } : null
}
