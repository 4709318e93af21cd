import type { Database, ReadDatabase } from '#database/connect.ts'
import { audit } from '#database/schema/audit.ts'
import type { Spent } from './allowance.ts'
import { AppError } from './app-error.ts'
import type { Actor } from './request-context.ts'
import { type AuditLine, auditLinesOf, isRefusal } from './security/audit.ts'
import { requireFresh } from './security/fresh-session.ts'
import { type LogSecurityEvent, type SecurityAction, securityEventOf } from './security/security-event.ts'

interface Calling {
  db: ReadDatabase
  actor: Actor
  loggedInAt?: Date | undefined
  now?: () => Date
  logSecurityEvent?: LogSecurityEvent
}

interface Rules<Context, Input> {
  authorize: Authorize<Context, Input>
  /** Requires a fresh session: for commands that change how a person logs in. */
  needsFresh?: boolean
  event?: SecurityAction
}

/** A caller's context in which the database may be written: only inside a command. */
export type Writing<Context> = Omit<Context, 'db'> & { db: Database }

type TooMany = Extract<Spent, { ok: false }>

/** Returns for callers who may; throws AppError `unauthorized` or `not_logged_in` for all others. */
export type Authorize<Context, Input> = (ctx: Context, input: Input) => void | Promise<void>

/** Counts a call against the caller's allowance. */
export type Spend<Context, Input> = (ctx: Context, input: Input) => Promise<Spent>

/** Every command that exists: each registers itself, so that a test can try all of them as every actor. */
export const commands: { name: string; authorize: Authorize<never, never>; needsFresh: boolean }[] = []

/** Runs a command between the lines of the audit log: what is not in the log was not done. */
async function audited<Answer>(
  db: Database,
  lines: readonly AuditLine[],
  run: () => Promise<Answer>,
): Promise<Answer> {
  if (lines.length === 0) return run()
  const begun = await db
    .insert(audit)
    .values(lines.map(line => ({ ...line, outcome: 'begun' as const })))
    .returning({ begunId: audit.id })
  const ended = (outcome: 'refused' | 'failed') =>
    lines.map((line, index) => ({ ...line, ...begun[index], outcome }))
  try {
    const answer = await run()
    if (isRefusal(answer)) await db.insert(audit).values(ended('refused'))
    return answer
  } catch (error) {
    const outcome = error instanceof AppError ? 'refused' : 'failed'
    // Within a transaction that failed nothing can be written; then its first line is gone as well.
    await db
      .insert(audit)
      .values(ended(outcome))
      .catch(() => {})
    throw error
  }
}

/**
 * A write, whichever door it is called through. It authorizes first, then counts, then runs. Nothing else gets a
 * database that can be written, so a write without these steps does not compile. A command that changes a person's
 * access has an `event`, which goes into the security log with its outcome. What the office does goes into the audit log.
 */
export function command<Context extends Calling, Input, Answer>(
  name: string,
  rules: Rules<Context, Input> & { spend: Spend<Context, Input> },
  run: (ctx: Writing<Context>, input: Input) => Promise<Answer>,
): (ctx: Context, input: Input) => Promise<Answer | TooMany>
export function command<Context extends Calling, Input, Answer>(
  name: string,
  rules: Rules<Context, Input>,
  run: (ctx: Writing<Context>, input: Input) => Promise<Answer>,
): (ctx: Context, input: Input) => Promise<Answer>
export function command<Context extends Calling, Input, Answer>(
  name: string,
  { authorize, needsFresh = false, spend, event }: Rules<Context, Input> & { spend?: Spend<Context, Input> },
  run: (ctx: Writing<Context>, input: Input) => Promise<Answer>,
): (ctx: Context, input: Input) => Promise<Answer | TooMany> {
  commands.push({ name, authorize, needsFresh })
  return async (ctx, input) => {
    await authorize(ctx, input)
    if (needsFresh) requireFresh(ctx)
    const spent = await spend?.(ctx, input)
    if (spent && !spent.ok) return spent
    // The one place where a read-only database becomes a writable one; at run time they are the same object.
    const writing = ctx as unknown as Writing<Context>
    const lines = auditLinesOf(name, ctx.actor, input)
    const answer = await audited(writing.db, lines, () => run(writing, input))
    const told = event && securityEventOf(event, { actor: ctx.actor, input, answer })
    if (told) ctx.logSecurityEvent?.(told)
    return answer
  }
}

/** Authorizes by a feature's table of who may do what. */
export function allow<Action>(may: (actor: Actor, action: Action) => boolean, action: Action) {
  return ({ actor }: { actor: Actor }): void => {
    if (!may(actor, action)) throw new AppError('unauthorized')
  }
}

/** Authorizes whoever sits before a page: a visitor, or a logged-in person. */
export function asReader({ actor }: { actor: Actor }): void {
  if (actor.kind !== 'visitor' && !('userId' in actor)) throw new AppError('unauthorized')
}

/** For commands that no person calls: jobs, incoming email, shell commands. */
export const systemRules = {
  authorize: ({ actor }: { actor: Actor }): void => {
    if (actor.kind !== 'system') throw new AppError('unauthorized')
  },
}
