import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { command, systemRules, type Writing } from '#app/command.ts'
import {
  type CheckedFile,
  refuseAttachment,
} from '#app/features/conversation/attachment/validate-attachment.server.ts'
import { asOffice } from '#app/features/plan/core/find-own-plan.server.ts'
import {
  lockPlan,
  logPlanEvent,
  type PlanEventKind,
  recordedActor,
  SYSTEM,
} from '#app/features/plan/core/lock-plan.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { isUnreachable, type Queryable } from '#database/connect.ts'
import { StoreFault } from '#database/files/byte-store.ts'
import { inboundEmail } from '#database/schema/conversation.ts'
import {
  type AddressOwner,
  addEmail,
  bodyOf,
  type EmailRow,
  findAddressOwner,
  findWriter,
  type StoredFile,
  storeFiles,
} from './add-email.server.ts'
import {
  claimedSender,
  headersOf,
  isSignedBySender,
  machineKind,
  rawBeginning,
  replyToken,
} from './inbound-email.ts'
import { canJoin, findOurPeople, findOutside, readOriginal } from './original-queries.server.ts'
import { type ReceivedEmail, UnreadableEmail } from './read-email.server.ts'
import { readInTime } from './read-in-time.server.ts'

/** Maximum age of a signature, and its maximum lead. */
const TOLERANCE_SECONDS = 5 * 60
const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

function sumOf(secret: string, seconds: string, body: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
}

/**
 * Whether a mail service's signature (HMAC-SHA256 over `{seconds since 1970}.{body}`) matches the body and the secret,
 * and is at most five minutes old.
 */
export function isSignedInbound(secret: string, body: Uint8Array, signature: string, now: Date): boolean {
  const [, seconds = '', sum = ''] = SIGNATURE.exec(signature) ?? []
  if (seconds === '') return false
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false
  return timingSafeEqual(sumOf(secret, seconds, body), Buffer.from(sum, 'hex'))
}

/**
 * Outcome of an inbound email: added to the conversation, already added, waiting for a press in the office, automatic, a
 * bounce, from a sender without permission, saying nothing, set aside unread, or not for one of our addresses.
 */
export const receivedOutcomes = [
  ...(['joined', 'again', 'waiting', 'automatic', 'bounced', 'refused'] as const),
  ...(['empty', 'unreadable', 'unknown'] as const),
]
export type ReceivedOutcome = (typeof receivedOutcomes)[number]

/** After so many tries that failed an email is set aside, so that it holds up nobody. */
const MOST_TRIES = 3
const EXCERPT = 300
/** Files of an email that is too large, named as not stored. */
const MOST_NAMED = 20

type Receiving = Writing<RequestContext>

/** The email's row, stored before it is read; `tries` counts this one. */
async function startReading(
  ctx: Receiving,
  { planId, staffFkey }: AddressOwner,
  raw: Uint8Array,
): Promise<EmailRow> {
  const digest = createHash('sha256').update(raw).digest('hex')
  const isIt = and(eq(inboundEmail.planId, planId), eq(inboundEmail.digest, digest))
  const known = await ctx.db.select({ id: inboundEmail.id }).from(inboundEmail).where(isIt)
  if (known.length === 0) {
    const sum = await ctx.emails.keep(raw, planId)
    const side = staffFkey === null ? ('traveller' as const) : ('planner' as const)
    const row = { planId, side, digest, sum, bytes: raw.byteLength, receivedTs: ctx.now() }
    await ctx.db.insert(inboundEmail).values(row).onConflictDoNothing()
  }
  const [row] = await ctx.db
    .update(inboundEmail)
    .set({ tries: sql`${inboundEmail.tries} + 1` })
    .where(isIt)
    .returning()
  if (!row) throw new Error('the email was not stored')
  return row
}

type Ended = Pick<EmailRow, 'state'> & Partial<EmailRow>

async function end(tx: Queryable, { id }: EmailRow, state: Ended): Promise<void> {
  await tx.update(inboundEmail).set(state).where(eq(inboundEmail.id, id))
}

function log(tx: Queryable, { planId, id }: EmailRow, kind: PlanEventKind, at: Date, details = {}) {
  return logPlanEvent(tx, { planId, kind, by: SYSTEM, at, details: { email: id, ...details } })
}

async function logRefused(
  tx: Queryable,
  row: EmailRow,
  files: readonly StoredFile[],
  at: Date,
): Promise<void> {
  const refused = files.flatMap(({ name, refused: reason }) => (reason ? [{ name, reason }] : []))
  if (refused.length > 0) await log(tx, row, 'attachment_refused', at, { refused })
}

function aboutEmail({ from, fromName, subject, text }: ReceivedEmail) {
  return { fromAddress: from, fromName, subject, excerpt: text.slice(0, EXCERPT).toWellFormed() }
}

/** Takes in an email that could be read. */
async function takeIn(
  ctx: Receiving,
  owner: AddressOwner,
  row: EmailRow,
  email: ReceivedEmail,
): Promise<ReceivedOutcome> {
  const now = ctx.now()
  const about = aboutEmail(email)
  const willJoin = email.written === null && (await findWriter(ctx.db, owner, email.from)) !== null
  const files = willJoin ? await storeFiles(ctx, email.files) : []
  return ctx.db.transaction(async tx => {
    await lockPlan(tx, row.planId)
    const settle = async (state: EmailRow['state'] & ReceivedOutcome, kind: PlanEventKind | null) => {
      await end(tx, row, { state, ...about })
      if (kind) await log(tx, row, kind, now, { state })
      return state
    }
    if (email.written === 'bounce') return settle('bounced', 'email_bounced')
    if (email.written === 'automatic') return settle('automatic', null)
    // Checked again under the lock, because the sender may have left meanwhile.
    const author = await findWriter(tx, owner, email.from)
    if (!author) return settle('refused', 'email_refused')
    const isProven =
      author.kind !== 'planner' || isSignedBySender(email.headers, email.from, ctx.inboundReceiver)
    if (!isProven) return settle('waiting', 'email_set_aside')
    const body = bodyOf(email)
    if (body === '') return settle('empty', 'email_set_aside')
    await logRefused(tx, row, files, now)
    await tx.update(inboundEmail).set(about).where(eq(inboundEmail.id, row.id))
    return addEmail(tx, { row, author, emailId: email.id, body, files, now })
  })
}

/**
 * Sets aside an email that cannot be read: a traveller's is in the conversation as it came, a planner's waits, because
 * nobody knows whose it is. What a machine wrote stays outside.
 */
async function setAside(
  ctx: Receiving,
  owner: AddressOwner,
  row: EmailRow,
  { raw, body = rawBeginning(raw), files = [] }: { raw: Uint8Array; body?: string; files?: CheckedFile[] },
) {
  const now = ctx.now()
  const { from, fromName, subject } = claimedSender(raw)
  const about = { fromAddress: from, fromName, subject, excerpt: body.slice(0, EXCERPT).toWellFormed() }
  const isMachine = machineKind(headersOf(raw)) !== null
  const stored = isMachine || owner.staffFkey !== null ? [] : await storeFiles(ctx, files)
  await ctx.db.transaction(async tx => {
    await lockPlan(tx, row.planId)
    await tx.update(inboundEmail).set(about).where(eq(inboundEmail.id, row.id))
    await log(tx, row, 'email_set_aside', now, { state: 'unreadable' })
    const author = owner.staffFkey === null && !isMachine ? await findWriter(tx, owner, from) : null
    if (!author) return end(tx, row, { state: 'unreadable' })
    await logRefused(tx, row, stored, now)
    const emailId = `<${row.digest}@unread>`
    await addEmail(tx, { row, author, emailId, body, files: stored, isRaw: true, now })
  })
  return 'unreadable' as const
}

interface Beginning {
  body?: string
  files: CheckedFile[]
}

/** The words and the whole files at the beginning of an email that is too large; the other files by name. */
async function beginningOf(ctx: Receiving, raw: Uint8Array, cutFiles: readonly string[]): Promise<Beginning> {
  try {
    const { text, files } = await readInTime({ raw, people: await findOurPeople(ctx) })
    // The last one ends where the email was cut.
    const whole = files.slice(0, -1)
    const names = [...cutFiles, ...files.slice(-1).map(({ name }) => name)]
    const refused = [...new Set(names)]
      .map(name => refuseAttachment({ name, claimed: '', content: Buffer.alloc(0) }, 'too_large'))
      .filter(({ name }) => !whole.some(file => file.name === name))
    return { ...(text && { body: text }), files: [...whole, ...refused.slice(0, MOST_NAMED)] }
  } catch (error) {
    if (isUnreachable(error)) throw error
    return { files: [] }
  }
}

export interface RawEmail {
  /** RFC 5322. */
  raw: Uint8Array
  /** The names of its files if it is only the beginning of one that is too large. */
  cutFiles?: readonly string[] | null
}

/**
 * Receives a raw email: a reply is added to its plan's conversation (product: Conversation), and every email to one of
 * our addresses is stored as it came. The same email twice gives one message. Automatic emails are not added; a bounce is
 * logged; a planner's email whose sender is not proven waits. One that cannot be read is set aside, at once if no further
 * try will help, else after three.
 * @throws AppError unauthorized for anyone but the system, not_found if inbound email is off; the fault of a try that is
 * worth another.
 */
export const receiveEmail = command<RequestContext, RawEmail, ReceivedOutcome>(
  'receive an email',
  systemRules,
  async (ctx, { raw, cutFiles = null }) => {
    if (ctx.replyDomain === null) throw new AppError('not_found')
    const token = replyToken(headersOf(raw), ctx.replyDomain)
    const owner = token === null ? null : await findAddressOwner(ctx.db, token)
    if (!owner) return 'unknown'
    const row = await startReading(ctx, owner, raw)
    if (row.state !== 'received') return row.state === 'joined' ? 'again' : row.state
    // The process ended while it was read, each time.
    if (row.tries > MOST_TRIES) return setAside(ctx, owner, row, { raw })
    if (cutFiles) return setAside(ctx, owner, row, { raw, ...(await beginningOf(ctx, raw, cutFiles)) })
    try {
      const email = await readInTime({ raw, people: await findOurPeople(ctx) })
      return await takeIn(ctx, owner, row, email)
    } catch (error) {
      if (isUnreachable(error) || error instanceof StoreFault) throw error
      if (!(error instanceof UnreadableEmail) && row.tries < MOST_TRIES) throw error
      ctx.reportFault(error, { planId: row.planId })
      return setAside(ctx, owner, row, { raw })
    }
  },
)

type EmailJoined = { ok: true } | { ok: false; reason: 'sender_unknown' }

async function readAgain(ctx: RequestContext, raw: Buffer): Promise<ReceivedEmail | null> {
  try {
    return await readInTime({ raw, people: await findOurPeople(ctx) })
  } catch (error) {
    if (error instanceof UnreadableEmail) return null
    throw error
  }
}

/**
 * Puts an email that waits into the conversation, in the name of its sender: somebody of the office has looked at it.
 * @throws AppError not_logged_in, unauthorized, not_found.
 */
export const joinEmail = command<RequestContext, { planId: number; emailId: number }, EmailJoined>(
  'put an email into the conversation',
  { authorize: asOffice },
  async (ctx: Writing<RequestContext>, { planId, emailId }) => {
    const found = await findOutside(ctx.db, planId, emailId)
    if (!found || !canJoin(found)) throw new AppError('not_found')
    const { raw } = await readOriginal(ctx, found)
    const token = replyToken(headersOf(raw), ctx.replyDomain ?? '')
    const owner = token === null ? null : await findAddressOwner(ctx.db, token)
    const email = await readAgain(ctx, raw)
    const body = (email && bodyOf(email)) || rawBeginning(raw)
    const files = email ? await storeFiles(ctx, email.files) : []
    const from = email?.from ?? claimedSender(raw).from
    const now = ctx.now()
    return ctx.db.transaction(async tx => {
      await lockPlan(tx, planId)
      const row = await findOutside(tx, planId, emailId)
      if (!row) throw new AppError('not_found')
      const author = owner && (await findWriter(tx, owner, from))
      if (!author) return { ok: false, reason: 'sender_unknown' }
      const by = recordedActor(ctx.actor)
      await logPlanEvent(tx, { planId, kind: 'email_joined', by, at: now, details: { email: emailId } })
      const id = email?.id ?? `<${row.digest}@unread>`
      await addEmail(tx, { row, author, emailId: id, body, files, isRaw: email === null, now })
      return { ok: true }
    })
  },
)
