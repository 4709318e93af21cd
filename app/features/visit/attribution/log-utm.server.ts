import { createHash } from 'node:crypto'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { command } from '#app/command.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { utmRecord, utmTicket } from '#database/schema/user.ts'
import type { UtmRecord } from './utm-schema.ts'

/** Stored hash of a ticket, so that a leaked table is useless. */
export function signUtmTicket(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64url')
}

const TICKET_LASTS_MS = 24 * 60 * 60 * 1_000

interface UtmLog {
  userId: number
  /** The ticket from the answer of create_with_new_plan. */
  ticket?: string | undefined
  records: readonly UtmRecord[]
}

function isThemselves({ actor }: Pick<RequestContext, 'actor'>, { userId }: UtmLog): boolean {
  return 'userId' in actor && actor.userId === userId
}

const rules = {
  authorize: (ctx: RequestContext, log: UtmLog) => {
    if (isThemselves(ctx, log) || log.ticket !== undefined) return
    throw new AppError(ctx.actor.kind === 'visitor' ? 'not_logged_in' : 'unauthorized')
  },
}

/**
 * Stores where a person came from, reported by themselves, or by a visitor with the ticket for this new ID. A ticket
 * is valid once; repeating it with the same records changes nothing.
 * @throws AppError not_logged_in for a visitor without a ticket; unauthorized for another person's ID.
 */
export const logUtm = command(
  'log where a person came from',
  rules,
  async (ctx, log: UtmLog): Promise<void> => {
    if (isThemselves(ctx, log)) return store(ctx.db, log.userId, log.records)
    await ctx.db.transaction(async tx => {
      const userId = await useTicket(tx, ctx.now(), log)
      if (userId !== null) await store(tx, userId, log.records)
    })
  },
)

/** The person of the records; null if they are already stored. */
async function useTicket(tx: Queryable, now: Date, { userId, ticket = '', records }: UtmLog) {
  await tx.delete(utmTicket).where(lt(utmTicket.createdTs, new Date(now.getTime() - TICKET_LASTS_MS)))
  const usedFor = createHash('sha256').update(JSON.stringify(records)).digest('base64url')
  const ofTicket = and(eq(utmTicket.sum, signUtmTicket(ticket)), eq(utmTicket.answeredUserId, userId))
  const [fresh] = await tx
    .update(utmTicket)
    .set({ usedTs: now, usedFor })
    .where(and(ofTicket, isNull(utmTicket.usedTs)))
    .returning({ userId: utmTicket.userId })
  if (fresh) return fresh.userId
  const [used] = await tx.select({ usedFor: utmTicket.usedFor }).from(utmTicket).where(ofTicket)
  if (used?.usedFor !== usedFor) throw new AppError('unauthorized')
  return null
}

async function store(db: Queryable, userId: number, records: readonly UtmRecord[]): Promise<void> {
  await db.insert(utmRecord).values(
    records.map(record => ({
      userId,
      utmSource: record.utm_source,
      utmCampaign: record.utm_campaign,
      utmMedium: record.utm_medium,
      utmTerm: record.utm_term,
      utmContent: record.utm_content,
      created: record.created,
      createdTs: record.created_ts ? new Date(record.created_ts) : null,
      landingUrl: record.landing_url,
      amplitudeDeviceId: record.amplitude_device_id,
      gaSessionId: record.ga_session_id,
      fbclid: record.fbclid,
      msclkid: record.msclkid,
      ttclid: record.ttclid,
      liFatId: record.li_fat_id,
    })),
  )
}
