import { sql } from 'drizzle-orm'
import { staff } from '#database/schema/staff.ts'

/** Hash of a portrait's inputs, so that a changed portrait gets a new address. */
export const portraitVersion = sql<string>`left(
  encode(sha256(convert_to(${staff.name} || coalesce(${staff.portrait}::text, ''), 'UTF8')), 'hex'),
  8
)`
