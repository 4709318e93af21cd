import { readdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, asc, eq, gt, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Writing } from '#app/command.ts'
import { composeEmail } from '#app/emails/parts/compose-email.server.ts'
import type { Email, EmailContext } from '#app/emails/parts/define-email.server.ts'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import type { Database } from '#database/connect.ts'
import { makeFilePrivate, makePrivateFolder, PRIVATE_FILE } from '#database/private-files.ts'
import { outbox } from '#database/schema/outbox.ts'
import type { Log } from '#server/log.ts'
import { type InSpan, untraced } from '#server/traces/tracing.ts'

/** How long a silent mail server is waited for. */
const TIMES_MS = { connectionTimeout: 10_000, greetingTimeout: 20_000, socketTimeout: 60_000 }
/**
 * The most replies that sending one email waits for: EHLO twice, STARTTLS, AUTH twice, MAIL, RCPT, DATA and its end.
 */
const ANSWERS = 9

/** The longest time that sending an email to a silent server can take, in seconds. */
export const LONGEST_SEND_SECONDS =
  (TIMES_MS.connectionTimeout + TIMES_MS.greetingTimeout + ANSWERS * TIMES_MS.socketTimeout) / 1_000

/** The first pause before an unreachable server is tried again; it doubles. */
const REST_MS = 10_000
const LONGEST_REST_MS = 5 * 60_000

export interface Mail {
  /** Sends one email; the same id is the same email, however often it is sent. */
  send: (id: number, from: string, email: Email) => Promise<void>
  /** Whether the server was unreachable a moment ago, and is left alone for now. */
  isResting?: () => boolean
  close: () => void
}

/** The embedded default: emails are saved as files, which /dev/mail shows. */
function folderMail(folder: string): Mail {
  makePrivateFolder(folder)
  for (const name of readdirSync(folder)) makeFilePrivate(join(folder, name))
  return {
    send: async (id, from, email) => {
      makePrivateFolder(folder)
      const path = join(folder, `${String(id).padStart(8, '0')}.json`)
      const content = JSON.stringify({ id, from, ...email, sentAt: new Date().toISOString() }, null, 2)
      await writeFile(`${path}.new`, content, { mode: PRIVATE_FILE })
      await rename(`${path}.new`, path)
    },
    close: () => undefined,
  }
}

/** Headers for the unsubscribe button of mail programs (RFC 2369, RFC 8058). */
function unsubscribeHeaders(address: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** Whether a server broke off or kept silent; one that refuses an email gives a reason. */
function isAway(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  return responseCode === undefined ? code !== 'EENVELOPE' && code !== 'EMESSAGE' : responseCode === 421
}

/**
 * Leaves a server alone that broke off. It may have accepted the email all the same, which then arrives twice: so
 * only one email at a time is in doubt, instead of all that wait.
 */
function makeRest(restMs: number) {
  let failures = 0
  let restUntil = Number.NEGATIVE_INFINITY
  return {
    isResting: () => performance.now() < restUntil,
    async during(send: () => Promise<unknown>): Promise<void> {
      try {
        await send()
        failures = 0
      } catch (error) {
        failures = isAway(error) ? failures + 1 : 0
        const rest = Math.min(restMs * 2 ** (failures - 1), LONGEST_REST_MS)
        if (failures > 0) restUntil = performance.now() + rest
        throw error
      }
    },
  }
}

/** A subject that contains what looks like an encoded word (RFC 2047), encoded, so that it is read as it was typed. */
function asTyped(subject: string): string {
  if (!subject.includes('=?')) return subject
  const parts = subject.replaceAll(/[\r\n]+/g, ' ').match(/.{1,11}/gu) ?? []
  return parts.map(part => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join(' ')
}

async function smtpMail(url: string, restMs: number): Promise<Mail> {
  // Only the outbox retries an email that was broken off; the pool must not do so at once.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url, pool: true, maxRequeues: 0, ...TIMES_MS })
  const rest = makeRest(restMs)
  return {
    isResting: rest.isResting,
    send: async (id, from, { to, replyTo, bounceTo, unsubscribe, subject, html, text }) => {
      const domain = from.split('@')[1]?.replace('>', '') ?? 'localhost'
      const email = {
        from,
        to,
        replyTo,
        ...(bounceTo ? { envelope: { from: bounceTo, to } } : {}),
        ...(unsubscribe ? { headers: unsubscribeHeaders(unsubscribe) } : {}),
        subject: asTyped(subject),
        html,
        text,
        messageId: `<letter-${id}@${domain}>`,
      }
      await rest.during(() => transport.sendMail(email))
    },
    close: () => transport.close(),
  }
}

/** The folder in which the embedded default saves emails. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail')
}

interface MailOptions {
  smtpUrl: string | undefined
  dataDir: string
  /** The first pause for an unreachable server. */
  restMs?: number
}

/** Opens the transport for emails: SMTP if it is configured, otherwise a folder. */
export async function openMail({ smtpUrl, dataDir, restMs = REST_MS }: MailOptions): Promise<Mail> {
  return smtpUrl ? smtpMail(smtpUrl, restMs) : folderMail(mailFolder(dataDir))
}

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

/** How long the row of an email that was sent is kept, for questions about it. */
const DAYS_UNTIL_DELETED = 90
/** Few enough for a statement's time, however many have gathered. */
const AT_ONCE = 5_000

/**
 * Deletes the rows of emails sent long ago; those that wait or were given up stay. So do invoices, until their plan is
 * deleted: by its row an invoice is known not to be sent again. Returns the number deleted.
 */
export async function deleteSentEmails(db: Database): Promise<number> {
  const old = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        lt(outbox.sentTs, sql`now() - make_interval(days => ${DAYS_UNTIL_DELETED})`),
        ne(outbox.template, 'invoice'),
      ),
    )
    .limit(AT_ONCE)
  for (let deleted = 0; ; ) {
    const { rowCount } = await db.delete(outbox).where(inArray(outbox.id, old))
    deleted += rowCount ?? 0
    if (!rowCount || rowCount < AT_ONCE) return deleted
  }
}
