import { and, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { requireAdmin } from '#app/features/account/identity/identity-access.ts'
import { toCsv } from '#app/features/money/org/csv.ts'
import { withLocale } from '#app/locale.server.ts'
import { m } from '#app/paraglide/messages.js'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { audit } from '#database/schema/audit.ts'
import { users } from '#database/schema/user.ts'
import type { AuditEntry, AuditGroup } from './audit-schema.ts'
import { outcomeWords, thingWords, whoWords } from './audit-thing-words.ts'
import { commandsNamed, commandsOf, didWords } from './audit-words.ts'
import { nameThings, partsOf } from './thing-queries.server.ts'

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
