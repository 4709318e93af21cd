import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Writing } from '#app/command.ts'
import { composeEmail } from '#app/emails/parts/compose-email.server.ts'
import type { EmailContext } from '#app/emails/parts/define-email.server.ts'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import type { Database } from '#database/connect.ts'
import { outbox } from '#database/schema/outbox.ts'
import type { Log } from '#server/log.ts'
import { type InSpan, untraced } from '#server/traces/tracing.ts'
import { LONGEST_SEND_SECONDS, type Mail } from './mail.ts'

const MOST_ATTEMPTS = 12
/** How long a worker reserves an email: longer than sending may take, so that no other node sends it meanwhile. */
const LEASE_SECONDS = 1.5 * LONGEST_SEND_SECONDS
const LONGEST_PAUSE_SECONDS = 6 * 60 * 60

/** Seconds until the next attempt after this many: 10 s doubling, at most six hours. */
export function pauseAfter(attempts: number): number {
  return Math.min(10 * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS)
}

/**
 * Whether an email is due by the database's clock. One that was never tried always is, and so is one whose wait
 * exceeds the longest pause: a clock was ahead when that was written.
 */
const isDue = or(
  eq(outbox.attempts, 0),
  lte(outbox.dueTs, sql`now()`),
  gt(outbox.dueTs, sql`now() + make_interval(secs => ${LONGEST_PAUSE_SECONDS})`),
)

/** Reserves the next due email; other workers skip it meanwhile. */
async function claim(db: Database) {
  return db.transaction(async tx => {
    const [row] = await tx
      .select()
      .from(outbox)
      .where(and(isNull(outbox.sentTs), isNull(outbox.gaveUpTs), isDue))
      .orderBy(asc(outbox.dueTs))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!row) return null
    const attempts = row.attempts + 1
    const dueTs = sql`now() + make_interval(secs => ${LEASE_SECONDS})`
    await tx.update(outbox).set({ attempts, dueTs }).where(eq(outbox.id, row.id))
    return { ...row, attempts }
  })
}

type Row = NonNullable<Awaited<ReturnType<typeof claim>>>

/** Sends an email and marks it as sent. @throws what the mail server said. */
async function send(ctx: Writing<EmailContext>, mail: Mail, row: Row): Promise<void> {
  const email = await composeEmail(ctx, row)
  const operator = await getOperator(ctx)
  if (email) await mail.send(row.id, `${operator.name} <${operator.email}>`, email)
  await ctx.db.update(outbox).set({ sentTs: sql`now()`, lastError: null }).where(eq(outbox.id, row.id))
}

interface Failure {
  error: unknown
  /** Whether this was the last attempt. */
  isLast: boolean
}

async function tryLater(db: Database, { id, attempts }: Row, { error, isLast }: Failure): Promise<void> {
  const lastError = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
  const later = isLast
    ? { gaveUpTs: sql`now()` }
    : { dueTs: sql`now() + make_interval(secs => ${pauseAfter(attempts)})` }
  await db
    .update(outbox)
    .set({ ...later, lastError })
    .where(eq(outbox.id, id))
}

/** Logs and traces each email under the id of the request that it is sent for. */
interface Monitoring {
  log: Pick<Log, 'info' | 'warn'>
  inSpan: InSpan
}

const UNMONITORED: Monitoring = { log: { info: () => undefined, warn: () => undefined }, inSpan: untraced }

/**
 * Sends one due email. Returns false if none is due, or if the mail server is left alone. An email that fails is
 * retried later.
 */
export async function sendNextEmail(
  ctx: Writing<EmailContext>,
  mail: Mail,
  { log, inSpan }: Monitoring = UNMONITORED,
): Promise<boolean> {
  if (mail.isResting?.()) return false
  const row = await claim(ctx.db)
  if (!row) return false
  const { id, template, attempts, requestId, traceparent } = row
  const about = { email: id, template, attempts, requestId: requestId ?? undefined }
  try {
    const attributes = {
      'ceiba.email.id': id,
      'ceiba.email.template': template,
      'ceiba.email.attempts': attempts,
    }
    await inSpan({ name: `send ${template}`, attributes, continues: traceparent }, () => send(ctx, mail, row))
    log.info(about, 'an email was sent')
  } catch (error) {
    const isLast = attempts >= MOST_ATTEMPTS
    log.warn({ err: error, ...about }, isLast ? 'an email was given up' : 'an email could not be sent')
    await tryLater(ctx.db, row, { error, isLast })
  }
  return true
}
