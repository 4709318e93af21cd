import { timingSafeEqual } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { findOfficePlan, findOwnPlan } from '#app/features/plan/core/find-own-plan.server.ts'
import { findSentProposals } from '#app/features/proposal/sent/proposal-queries.server.ts'
import { findLastNames } from '#app/features/proposal/share/share-queries.server.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { DAY_MS } from '#app/text/days.ts'
import { deviceOf } from '#app/text/device.ts'
import type { Readable } from '#database/connect.ts'
import { party, plan, planEvent } from '#database/schema/plan.ts'
import { proposalLink } from '#database/schema/proposal.ts'
import { users } from '#database/schema/user.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import type { ProposalLinkState } from './proposal-link-schema.ts'

type Context = Pick<RequestContext, 'identity' | 'now'> & { db: Readable }

const FIRST_EDITION = 1

async function findLink(db: Readable, planId: number) {
  const [row] = await db.select().from(proposalLink).where(eq(proposalLink.planId, planId))
  return { edition: row?.edition ?? FIRST_EDITION, withdrawnTs: row?.withdrawnTs ?? null }
}

/** Whose plan it is, and whether that person was erased and the plan lost. */
async function findHolder(db: Readable, planId: number) {
  const [row] = await db
    .select({
      userId: plan.userId,
      contactName: plan.contactName,
      lostDate: plan.lostDate,
      erasedTs: users.erasedTs,
    })
    .from(plan)
    .innerJoin(users, eq(users.id, plan.userId))
    .where(eq(plan.id, planId))
  return row ?? null
}

/** Days for which the link of a proposal without dates opens it. */
const OPEN_DAYS = 180

/** What a link names: the plan, and which edition of its links it belongs to. */
interface NamedByLink {
  planId: number
  edition: number
}

/** What the proof of a token covers: the person as well, so that a link never outlives who it was written to. */
function subjectOf({ planId, edition }: NamedByLink, userId: number): string {
  return `proposal-link ${planId} ${userId} ${edition}`
}

/** Parts of a token; null for what was never one. */
function readToken(token: string): (NamedByLink & { proof: string }) | null {
  const [, planId, edition, proof] = /^([1-9]\d{0,14})\.([1-9]\d{0,8})\.([\w-]{1,200})$/.exec(token) ?? []
  return planId && edition && proof ? { planId: Number(planId), edition: Number(edition), proof } : null
}

/** The newest sent proposal of a plan, or its accepted one. */
interface Standing {
  sentTs: Date
  content: Pick<ProposalContent, 'startsOn'> & { days: readonly unknown[] }
}

/**
 * Whether a proposal still stands: until its last day is over, and without dates for half a year after it was sent. Of
 * a lost plan none does.
 */
function stands({ sentTs, content }: Standing, { isLost, now }: { isLost: boolean; now: Date }): boolean {
  if (isLost) return false
  if (content.startsOn === null) return now.getTime() < sentTs.getTime() + OPEN_DAYS * DAY_MS
  const over = Date.parse(`${content.startsOn}T00:00:00Z`) + content.days.length * DAY_MS
  // Until that day is over everywhere.
  return now.getTime() < over + DAY_MS / 2
}

/** The newest sent proposal that stands, or the accepted one; null if none does. */
async function findStanding(db: Readable, planId: number, at: { isLost: boolean; now: Date }) {
  const sent = await findSentProposals(db, planId)
  const shown = sent.find(({ acceptedTs }) => acceptedTs !== null) ?? sent[0]
  return shown && stands(shown, at) ? shown : null
}

/** The token of the links in a plan's emails, and the proposal that stands; null while none does. */
export async function findProposalLink(
  ctx: Context,
  planId: number,
): Promise<{ token: string; number: number } | null> {
  const holder = await findHolder(ctx.db, planId)
  if (!holder || holder.erasedTs) return null
  const isLost = holder.lostDate !== null
  const standing = await findStanding(ctx.db, planId, { isLost, now: ctx.now() })
  if (!standing) return null
  const { edition } = await findLink(ctx.db, planId)
  const proof = ctx.identity.proofOf(subjectOf({ planId, edition }, holder.userId))
  return { token: `${planId}.${edition}.${proof}`, number: standing.number }
}

function isEqual(a: string, b: string): boolean {
  const [given, expected] = [Buffer.from(a), Buffer.from(b)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

export type ReadLink =
  | { ok: true; planId: number; travellerId: number }
  /** `over`: no proposal of the plan stands any more, or its traveller's account was deleted. */
  | { ok: false; reason: 'withdrawn' | 'over' }

/** What a token opens. @throws AppError not_found for a forged one, and if the plan was deleted. */
export async function readLink(ctx: Context, token: string): Promise<ReadLink> {
  const named = readToken(token)
  const holder = named && (await findHolder(ctx.db, named.planId))
  if (!holder || !isEqual(named.proof, ctx.identity.proofOf(subjectOf(named, holder.userId))))
    throw new AppError('not_found')
  const { planId } = named
  const { edition } = await findLink(ctx.db, planId)
  if (holder.erasedTs) return { ok: false, reason: 'over' }
  if (named.edition !== edition) return { ok: false, reason: 'withdrawn' }
  const isLost = holder.lostDate !== null
  if (!(await findStanding(ctx.db, planId, { isLost, now: ctx.now() }))) return { ok: false, reason: 'over' }
  return { ok: true, planId, travellerId: holder.userId }
}

/** Names by which readers of a link must not learn who travels: last names, and first ones of fellow travellers. */
export async function findHiddenNames(db: Readable, planId: number): Promise<string[]> {
  const [holder, last, rows] = [
    await findHolder(db, planId),
    await findLastNames(db, planId),
    await db.select({ name: party.name }).from(party).where(eq(party.planId, planId)),
  ]
  const first = (name: string | null) => (name ?? '').trim().split(/\s+/)[0]?.toLowerCase() ?? ''
  const own = first(holder?.contactName ?? null)
  const others = rows.map(({ name }) => first(name)).filter(name => name !== '' && name !== own)
  return [...new Set([...last, ...others])]
}

async function findState(db: Readable, planId: number): Promise<ProposalLinkState> {
  const [used] = await db
    .select({ at: planEvent.happenedTs, details: planEvent.details })
    .from(planEvent)
    .where(and(eq(planEvent.planId, planId), eq(planEvent.kind, 'link_opened')))
    .orderBy(desc(planEvent.id))
    .limit(1)
  const { withdrawnTs } = await findLink(db, planId)
  const device = used?.details.device
  return {
    opened: used ? { at: used.at.toISOString(), device: typeof device === 'string' ? device : '' } : null,
    withdrawnTs: withdrawnTs?.toISOString() ?? null,
  }
}

/** The links of the traveller's own plan. @throws AppError not_logged_in, not_found. */
export async function getOwnLinkState(ctx: CallerContext, planId: number): Promise<ProposalLinkState> {
  await findOwnPlan(ctx, planId)
  return findState(ctx.db, planId)
}

/** The same for the office. @throws AppError not_logged_in, unauthorized, not_found. */
export async function getOfficeLinkState(ctx: CallerContext, planId: number): Promise<ProposalLinkState> {
  await findOfficePlan(ctx, planId)
  return findState(ctx.db, planId)
}

/** A user agent as the log names it: "iPhone, Safari"; empty if unknown. */
export function deviceName(userAgent: string | undefined): string {
  const device = userAgent ? deviceOf(userAgent) : null
  return [device?.system, device?.browser].filter(Boolean).join(', ')
}
