import { and, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { requireAdmin } from '#app/features/account/identity/identity-access.ts'
import { toCsv } from '#app/features/money/org/csv.ts'
import { withLocale } from '#app/locale.server.ts'
import { m } from '#app/paraglide/messages.js'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { audit } from '#database/schema/audit.ts'
import { country } from '#database/schema/country.ts'
import { document } from '#database/schema/document.ts'
import { apiKey } from '#database/schema/identity.ts'
import { plan } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { affiliate, users } from '#database/schema/user.ts'
import type { AuditEntry, AuditGroup, AuditThing } from './audit-schema.ts'
import { commandsNamed, commandsOf, didWords, outcomeWords, thingWords, whoWords } from './audit-words.ts'

type Context = CallerContext & Pick<RequestContext, 'locale'>

interface Sought {
  /** Number of a person. */
  who?: number | undefined
  /** Part of the command's name, or of what it was done to. */
  what?: string | undefined
  about?: AuditGroup | undefined
  /** Words of the line, of who, or of what it was done to. */
  q: string
  since?: string | undefined
  until?: string | undefined
}

function contains(column: SQL, text: string): SQL {
  return sql`strpos(plain(${column}), plain(${text}::text)) > 0`
}

function matching({ who, what, about, q, since, until }: Sought): SQL | undefined {
  const named = q === '' ? [] : commandsNamed(q)
  return and(
    who === undefined ? undefined : eq(audit.userId, who),
    what === undefined
      ? undefined
      : contains(sql`${audit.command} || ' ' || coalesce(${audit.about}, '')`, what),
    about && inArray(audit.command, commandsOf(about)),
    q === ''
      ? undefined
      : or(
          named.length > 0 ? inArray(audit.command, named) : undefined,
          contains(sql`coalesce(${users.name}, '') || ' ' || coalesce(${audit.about}, '')`, q),
        ),
    since === undefined ? undefined : gte(audit.atTs, new Date(since)),
    until === undefined ? undefined : lt(audit.atTs, new Date(until)),
  )
}

interface AuditPart {
  rows: AuditEntry[]
  /** Null on the last page. */
  after: number | null
}

/**
 * A page of what the office did, from the latest, one line a command. @throws AppError not_logged_in; unauthorized for
 * anyone but admins.
 */
export async function listAudit(
  ctx: Context,
  sought: Sought,
  position: number | null,
  limit: number,
): Promise<AuditPart> {
  requireAdmin(ctx)
  const second = alias(audit, 'second')
  const found = await ctx.db
    .select({ line: audit, name: users.name, came: second.outcome })
    .from(audit)
    .leftJoin(users, and(eq(users.id, audit.userId), isNull(users.erasedTs)))
    .leftJoin(second, eq(second.begunId, audit.id))
    .where(
      and(isNull(audit.begunId), matching(sought), position === null ? undefined : lt(audit.id, position)),
    )
    .orderBy(desc(audit.id))
    .limit(limit + 1)
  const shown = found.slice(0, limit)
  const nameOf = await nameThings(
    ctx,
    shown.flatMap(({ line }) => partsOf(line.about)),
  )
  const rows = shown.map(({ line, name, came }): AuditEntry => {
    const { id, atTs, userId, role, command, about } = line
    const outcome = came ?? line.outcome
    return {
      ...{ id, atTs: atTs.toISOString(), role, what: command, about },
      words: didWords(command) ?? command,
      things: partsOf(about).map(thing => ({ ...thing, name: nameOf(thing) })),
      outcome: outcome === 'begun' ? 'done' : outcome,
      who: userId === null ? null : { id: userId, name },
    }
  })
  return { rows, after: found.length > limit ? (rows.at(-1)?.id ?? null) : null }
}

function toRow({ atTs, who, words, things, outcome, what }: AuditEntry): string[] {
  const about = things.map(thingWords).join(', ')
  return [atTs, whoWords(who), words, about, outcomeWords(outcome), what]
}

/** How many lines of a file are read at a time. */
const LINES = 500

/**
 * The log as a file for spreadsheets, part by part, so that it is never whole in memory.
 * @throws AppError not_logged_in; unauthorized for anyone but admins, before the first part.
 */
export function exportAudit(ctx: Context, sought: Sought): AsyncGenerator<string> {
  requireAdmin(ctx)
  return write(ctx, sought)
}

/** A generator does not stay in the language it was begun in, so each part is written in it. */
async function* write(ctx: Context, sought: Sought): AsyncGenerator<string> {
  const { locale } = ctx
  const head = () =>
    [m.office_audit_when, m.office_audit_who, m.office_audit_did, m.office_audit_things]
      .concat(m.office_audit_outcome, m.office_audit_command)
      .map(words => words())
  // The byte order mark tells spreadsheets that it is UTF-8.
  yield `\uFEFF${toCsv([withLocale(locale, head)], locale)}`
  let position: number | null = null
  do {
    const from = position
    const part: { lines: string; after: number | null } = await withLocale(locale, async () => {
      const { rows, after } = await listAudit(ctx, sought, from, LINES)
      return { lines: toCsv(rows.map(toRow), locale), after }
    })
    yield part.lines
    position = part.after
  } while (position !== null)
}

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
function partsOf(about: string | null): Part[] {
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
async function nameThings(ctx: Context, parts: readonly Part[]): Promise<(part: Part) => string | null> {
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
