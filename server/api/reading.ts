import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { ListPart } from '#app/api-values-schema.ts'
import { withQuery } from '#app/links.ts'
import { withLocale } from '#app/locale.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { HttpEnvironment } from '../http-environment.ts'

/** An opaque cursor: the position where a page of a list ended. Callers send it back for the next page. */
function writeCursor(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

/** The decoded position, still to be validated. Returns undefined if it is not a cursor. */
function readCursor(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** Shared parts of the public calls that read the catalogue. */

const MOST = 100
const DEFAULT_LIMIT = 20

export const locale = z
  .enum(['EN', 'ES'])
  .default('EN')
  .openapi({ description: 'Language of the texts, and of the pages that `url` leads to' })

/** How many entries a page of a list has: a whole number, from one to a hundred. */
export function limitOf(usual: number) {
  return z
    .string()
    .regex(/^[0-9]{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(MOST))
    .default(usual)
    .openapi({ type: 'integer', minimum: 1, maximum: MOST, default: usual })
}

export const limit = limitOf(DEFAULT_LIMIT)

export const countryTag = z
  .string()
  .regex(/^[a-z0-9-]{1,60}$/)
  .openapi({ description: 'Tag of a country', example: 'costa-rica' })

export const key = z.string().regex(/^[a-z0-9-]{1,120}$/)

/** A cursor with the longest name in it: two hundred characters, in JSON, in base64. */
const LONGEST_CURSOR = 1_200

/** Where the page before ended, as the call itself wrote it. */
export function after<Schema extends z.ZodType>(position: Schema) {
  return z
    .string()
    .max(LONGEST_CURSOR)
    .transform((text, check) => {
      const found = position.safeParse(readCursor(text))
      if (found.success) return found.data
      check.addIssue({ code: 'custom', message: 'cursor_unknown' })
      return z.NEVER
    })
    .optional()
    .openapi({ type: 'string', description: 'Cursor of the page, from `next` of the one before' })
}

/** A cursor that is a row's number. */
export const rowNumber = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
export const afterNumber = after(rowNumber)

/** The body of a page of a list. */
export function pageOf<Schema extends z.ZodType>(entry: Schema) {
  return z.object({
    data: z.array(entry),
    next: z.string().nullable().openapi({ description: 'Path of the next page; null on the last' }),
  })
}

export function wholeOf<Schema extends z.ZodType>(entry: Schema) {
  return z.object({ data: entry })
}

type Wanted = z.infer<typeof locale>

/** Reads in the requested language: addresses in the answer lead to pages of that language. */
export function readIn<Answer>(
  c: Context<HttpEnvironment>,
  wanted: Wanted,
  read: (ctx: RequestContext) => Promise<Answer>,
): Promise<Answer> {
  const language = wanted === 'ES' ? 'es' : 'en'
  return withLocale(language, () => read({ ...c.get('context'), locale: language }))
}

/** Names the next page in the Link header: the path and query of this one, with the next cursor. Returns its path. */
export function linkNextPage(c: Context<HttpEnvironment>, cursor: Record<string, string>): string {
  const next = withQuery(c.req.path, { ...c.req.query(), ...cursor })
  c.header('link', `<${next}>; rel="next"`)
  return next
}

/** How a list for one person or for the office is read: the position of the page before, and how many. */
export function paged<Schema extends z.ZodType>(position: Schema, usual = 50) {
  return { cursor: after(position), limit: limitOf(usual) }
}

export const nextCursor = z
  .string()
  .nullable()
  .openapi({ description: '`cursor` of the next page; null on the last' })

/** The cursor of the next page of such a list, also in the Link header. */
export function linkNextCursor(c: Context<HttpEnvironment>, position: unknown): string | null {
  if (position === null) return null
  const cursor = writeCursor(position)
  linkNextPage(c, { cursor })
  return cursor
}

/** A page of a list: its items, and the next page in the body and in the Link header. */
export function toPage<Item>(
  c: Context<HttpEnvironment>,
  { items, after }: ListPart<Item, string | number | readonly number[]>,
): { data: Item[]; next: string | null } {
  const next = after === null ? null : linkNextPage(c, { after: writeCursor(after) })
  return { data: items, next }
}
