import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import { document } from '#database/schema/document.ts'
import { apiKey } from '#database/schema/identity.ts'
import { plan } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { affiliate, users } from '#database/schema/user.ts'
import type { AuditThing } from './audit-schema.ts'

type Context = CallerContext & Pick<RequestContext, 'locale'>
type Part = Omit<AuditThing, 'name'>
type Kind = Part['kind']

const kinds: Readonly<Record<string, Kind>> = {
  planId: 'plan',
  userId: 'person',
  entryId: 'entry',
  keyId: 'key',
  fkey: 'planner',
  to: 'planner',
  country: 'country',
  partner: 'partner',
  id: 'number',
  number: 'number',
}

/** What a line is about, from how the log names it: `planId 12, fkey alma-reyes`. */
export function partsOf(about: string | null): Part[] {
  const named = new Map(
    (about ?? '').split(', ').flatMap(part => {
      const at = part.indexOf(' ')
      return at < 0 ? [] : [[part.slice(0, at), part.slice(at + 1)] as const]
    }),
  )
  const [kind, key] = [named.get('kind'), named.get('key')]
  const keyed: Part[] =
    key === undefined ? [] : [kind ? { kind: 'document', id: `${kind}/${key}` } : { kind: 'photo', id: key }]
  const others = [...named].flatMap(([name, id]): Part[] => {
    const of = kinds[name]
    return of ? [{ kind: of, id }] : []
  })
  return [...keyed, ...others]
}

type Finder = (ctx: Context, ids: string[]) => Promise<{ id: string; name: string | null }[]>

/** How the names of each kind of thing are found. Of people whose accounts are deleted there is none. */
const finders: Partial<Record<Kind, Finder>> = {
  plan: ({ db }, ids) =>
    db
      .select({ id: sql<string>`${plan.id}::text`, name: plan.contactName })
      .from(plan)
      .innerJoin(users, sql`${users.id} = ${plan.userId} and ${users.erasedTs} is null`)
      .where(inArray(plan.id, ids.map(Number))),
  person: ({ db }, ids) =>
    db
      .select({ id: sql<string>`${users.id}::text`, name: users.name })
      .from(users)
      .where(and(inArray(users.id, ids.map(Number)), isNull(users.erasedTs))),
  planner: ({ db }, ids) =>
    db.select({ id: staff.fkey, name: staff.name }).from(staff).where(inArray(staff.fkey, ids)),
  partner: ({ db }, ids) =>
    db.select({ id: affiliate.key, name: affiliate.name }).from(affiliate).where(inArray(affiliate.key, ids)),
  key: ({ db }, ids) =>
    db
      .select({ id: sql<string>`${apiKey.id}::text`, name: apiKey.name })
      .from(apiKey)
      .where(inArray(apiKey.id, ids.map(Number))),
  country: async ({ db, locale }, ids) => {
    const rows = await db.select().from(country).where(inArray(country.tag, ids))
    return rows.map(({ tag, name }) => ({ id: tag, name: name[locale] }))
  },
  document: async ({ db, locale }, ids) => {
    const id = sql<string>`${document.kind} || '/' || ${document.key}`
    const rows = await db.select({ id, title: document.title }).from(document).where(inArray(id, ids))
    return rows.map(row => ({ id: row.id, name: row.title[locale] || null }))
  },
}

/** Names what lines are about, as it is called now. Returns null for what has no name. */
export async function nameThings(
  ctx: Context,
  parts: readonly Part[],
): Promise<(part: Part) => string | null> {
  const wanted = Map.groupBy(parts, ({ kind }) => kind)
  const found = await Promise.all(
    [...wanted].map(async ([kind, of]) => {
      const names = (await finders[kind]?.(ctx, [...new Set(of.map(({ id }) => id))])) ?? []
      return names.map(({ id, name }) => [`${kind} ${id}`, name] as const)
    }),
  )
  const names = new Map(found.flat())
  return ({ kind, id }) => names.get(`${kind} ${id}`) ?? null
}
