import { sql } from 'drizzle-orm'
import { staff } from '#database/schema/staff.ts'

/** Changes with what a person's portrait is drawn from, so that a changed portrait has a new address. */
export const portraitVersion = sql<string>`left(
  encode(sha256(convert_to(${staff.name} || coalesce(${staff.portrait}::text, ''), 'UTF8')), 'hex'),
  8
)`
