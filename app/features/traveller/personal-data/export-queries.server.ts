import { and, asc, eq, inArray, isNotNull, notInArray } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import type { SessionEntry } from '#app/features/account/account/person-schema.ts'
import { listSessions } from '#app/features/account/account/session-queries.server.ts'
import { getMe } from '#app/features/account/identity/identity-queries.server.ts'
import type { Me } from '#app/features/account/identity/identity-schema.ts'
import { listPasskeys } from '#app/features/account/passkey/passkey-queries.server.ts'
import type { PasskeyEntry } from '#app/features/account/passkey/passkey-schema.ts'
import { findSaved } from '#app/features/search/saved/saved-queries.server.ts'
import { getOwnPlan } from '#app/features/traveller/home/own-plan-queries.server.ts'
import type { OwnPlanWhole } from '#app/features/traveller/home/own-plan-schema.ts'
import { getOwnTravellers } from '#app/features/traveller/party/party-queries.server.ts'
import type { Traveller } from '#app/features/traveller/party/party-schema.ts'
import { wishFacts } from '#app/features/wish/wish-words.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import type { Readable } from '#database/connect.ts'
import { inboundEmail, message, messageAttachment } from '#database/schema/conversation.ts'
import { plan } from '#database/schema/plan.ts'
import { newsletterAddress, users, utmRecord } from '#database/schema/user.ts'
import { writeArchive } from './write-archive.server.ts'

/** Internal channels of the office. */
const OFFICE_CHANNELS = ['note', 'phone'] as ('note' | 'phone')[]

type Context = CallerContext & Pick<RequestContext, 'passports' | 'locale'>

/** Everything we store about a person. */
export interface PersonExport {
  madeTs: string
  me: Me
  passkeys: Omit<PasskeyEntry, 'id'>[]
  /** Their sessions. */
  sessions: Omit<SessionEntry, 'id' | 'current'>[]
  plans: (OwnPlanWhole & {
    /** The wish line by line, in the reader's language. */
    wishInWords: { name: string; words: string }[]
    messages: ExportedMessage[]
    travellers: Traveller[]
  })[]
  newsletter: { subscribedTs: string; confirmedTs: string | null; unsubscribedTs: string | null }[]
  arrivals: {
    created: string | null
    source: string | null
    campaign: string | null
    landingUrl: string | null
  }[]
  /** What the office noted of them (docs/decisions/0063). */
  notes: PersonNotes
  /** References of what they saved. */
  saved: string[]
}

interface PersonNotes {
  tags: string[]
  affiliateCreated: string | null
  lastAnniversaryEmail: string | null
  workflowExec: string | null
  workflowExpert: string | null
}

async function findNotes(db: Readable, userId: number): Promise<PersonNotes> {
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  return {
    tags: row?.tags ?? [],
    affiliateCreated: row?.affiliateCreated ?? null,
    lastAnniversaryEmail: row?.lastAnniversaryEmail ?? null,
    workflowExec: row?.workflowExec?.toISOString() ?? null,
    workflowExpert: row?.workflowExpert?.toISOString() ?? null,
  }
}

interface ExportedMessage {
  author: 'traveller' | 'planner' | 'system'
  name: string
  createdTs: string
  body: string
  /** `file` is its path in the archive. */
  attachments: { name: string; mediaType: string; bytes: number; file: string }[]
  /** Path of the whole email in the archive; null for a message that was none, and for a planner's. */
  email: string | null
}

/** Path of a file in the archive; characters that could form a path or be refused by a file system are replaced. */
function pathOf(id: number, name: string): string {
  return `files/${id}-${name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_').slice(-100)}`
}

function emailPath(id: number): string {
  return `emails/${id}.eml`
}

/** The emails that a traveller sent, as they came. */
function findOwnEmails(db: Readable, userId: number) {
  const { id, planId, messageId, sum } = inboundEmail
  return db
    .select({ id, planId, messageId, sum })
    .from(inboundEmail)
    .innerJoin(plan, eq(plan.id, planId))
    .where(and(eq(plan.userId, userId), eq(inboundEmail.side, 'traveller')))
    .orderBy(asc(id))
}

/** Messages from and to the traveller; internal notes of the office are not included. */
async function readMessages({ db }: Context, userId: number, planId: number): Promise<ExportedMessage[]> {
  const rows = await db
    .select()
    .from(message)
    .where(and(eq(message.planId, planId), notInArray(message.channel, OFFICE_CHANNELS)))
    .orderBy(asc(message.id))
  const ids = rows.map(({ id }) => id)
  const attached =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(messageAttachment)
          .where(and(inArray(messageAttachment.messageId, ids), isNotNull(messageAttachment.sum)))
  const emails = new Map(
    (await findOwnEmails(db, userId)).map(({ messageId, id }) => [messageId, emailPath(id)]),
  )
  return rows.map(({ id, authorKind, authorName, createdTs, body }) => ({
    author: authorKind,
    name: authorName,
    createdTs: createdTs.toISOString(),
    body,
    attachments: attached
      .filter(({ messageId }) => messageId === id)
      .map(({ id: number, name, mediaType, bytes }) => ({
        ...{ name, mediaType, bytes },
        file: pathOf(number, name),
      })),
    email: emails.get(id) ?? null,
  }))
}

/** Everything we store about the caller, as data. @throws AppError not_logged_in. */
export async function exportPerson(ctx: Context & Pick<RequestContext, 'now'>): Promise<PersonExport> {
  const { db, actor } = ctx
  if (!('userId' in actor)) throw new AppError('not_logged_in')
  const me = await getMe(ctx)
  const own = await db
    .select({ id: plan.id })
    .from(plan)
    .where(eq(plan.userId, actor.userId))
    .orderBy(asc(plan.id))
  const plans: PersonExport['plans'] = []
  for (const { id } of own) {
    const found = await getOwnPlan(ctx, id)
    plans.push({
      ...found,
      wishInWords: wishFacts(found.wish, ctx.locale).map(([name, words]) => ({ name, words })),
      travellers: (await getOwnTravellers(ctx, id)).travellers,
      messages: await readMessages(ctx, actor.userId, id),
    })
  }
  const subscriptions = await db.select().from(newsletterAddress).where(eq(newsletterAddress.email, me.email))
  const arrivals = await db.select().from(utmRecord).where(eq(utmRecord.userId, actor.userId))
  return {
    madeTs: ctx.now().toISOString(),
    me,
    passkeys: (await listPasskeys(ctx)).map(({ id: _, ...entry }) => entry),
    sessions: (await listSessions(ctx, undefined)).map(({ id: _, current: __, ...entry }) => entry),
    plans,
    newsletter: subscriptions.map(({ createdTs, confirmedTs, unsubscribedTs }) => ({
      subscribedTs: createdTs.toISOString(),
      confirmedTs: confirmedTs?.toISOString() ?? null,
      unsubscribedTs: unsubscribedTs?.toISOString() ?? null,
    })),
    arrivals: arrivals.map(({ created, utmSource, utmCampaign, landingUrl }) => ({
      created,
      source: utmSource,
      campaign: utmCampaign,
      landingUrl,
    })),
    notes: await findNotes(db, actor.userId),
    saved: await findSaved(db, actor.userId),
  }
}

/** The same as an archive: the data as JSON, every attachment, and every email of theirs as it came. @throws AppError not_logged_in. */
export async function exportArchive(
  ctx: Context & Pick<RequestContext, 'now' | 'attachments' | 'emails'>,
): Promise<AsyncGenerator<Uint8Array>> {
  const { db, actor, attachments } = ctx
  const data = await exportPerson(ctx)
  if (!('userId' in actor)) throw new AppError('not_logged_in')
  const rows = await db
    .select({ id: messageAttachment.id, name: messageAttachment.name, sum: messageAttachment.sum })
    .from(messageAttachment)
    .innerJoin(message, eq(message.id, messageAttachment.messageId))
    .innerJoin(plan, eq(plan.id, message.planId))
    .where(and(eq(plan.userId, actor.userId), notInArray(message.channel, OFFICE_CHANNELS)))
    .orderBy(asc(messageAttachment.id))
  const json = { name: 'data.json', read: async () => Buffer.from(JSON.stringify(data, null, 2)) }
  const files = rows.map(({ id, name, sum }) => ({
    name: pathOf(id, name),
    read: async () => (sum === null ? null : attachments.read(sum)),
  }))
  const emails = await findOwnEmails(db, actor.userId)
  const originals = emails.map(({ id, planId, sum }) => ({
    name: emailPath(id),
    read: () => ctx.emails.read(sum, planId),
  }))
  return writeArchive([json, ...files, ...originals], ctx.now())
}
