import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { findOwnPlan } from '#app/features/plan/core/find-own-plan.server.ts'
import { findFacts } from '#app/features/proposal/proposal/proposal-queries.server.ts'
import { totalMinor } from '#app/features/proposal/proposal/sums.ts'
import { drawProposal } from '#app/features/proposal/sent/draw-proposal.server.ts'
import { findSentProposals, skyOf } from '#app/features/proposal/sent/proposal-queries.server.ts'
import { links } from '#app/links.ts'
import { withLocale } from '#app/locale.server.ts'
import { m } from '#app/paraglide/messages.js'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import type { Readable } from '#database/connect.ts'
import { party, plan } from '#database/schema/plan.ts'
import { shareLink } from '#database/schema/proposal.ts'
import { users } from '#database/schema/user.ts'
import type { SharedProposal, ShareLink } from './share-schema.ts'
import { lastNames, shareable, shareableTitle } from './shareable.ts'

type Context = CallerContext & Pick<RequestContext, 'origin'>

/** A plan's active link, in the language of the newest proposal; null if there is none. */
export async function findShareLink(
  { db, origin }: Pick<Context, 'origin'> & { db: Readable },
  planId: number,
): Promise<ShareLink | null> {
  const [row] = await db
    .select()
    .from(shareLink)
    .where(and(eq(shareLink.planId, planId), isNull(shareLink.revokedTs)))
  if (!row) return null
  const [newest] = await findSentProposals(db, planId)
  const address = withLocale(newest?.content.locale ?? 'en', () => links.shared(row.key))
  return { address: origin + address, createdTs: row.createdTs.toISOString() }
}

/** The link of the traveller's own plan; null if there is none. @throws AppError not_logged_in, not_found. */
export async function getShareLink(ctx: Context, planId: number): Promise<ShareLink | null> {
  await findOwnPlan(ctx, planId)
  return findShareLink(ctx, planId)
}

/** Last names of all people in a plan. */
export async function findLastNames(db: Readable, planId: number): Promise<string[]> {
  const [asked] = await db
    .select({ contact: plan.contactName, own: users.name })
    .from(plan)
    .innerJoin(users, eq(users.id, plan.userId))
    .where(eq(plan.id, planId))
  const travellers = await db.select({ name: party.name }).from(party).where(eq(party.planId, planId))
  return lastNames([asked?.contact ?? null, asked?.own ?? null, ...travellers.map(({ name }) => name)])
}

/** The proposal behind a link. @throws AppError not_found if the link does not exist or was ended. */
export async function getShared({ db }: Pick<Context, 'db'>, key: string): Promise<SharedProposal> {
  const [link] = await db
    .select({ planId: shareLink.planId })
    .from(shareLink)
    .where(and(eq(shareLink.key, key), isNull(shareLink.revokedTs)))
  if (!link) throw new AppError('not_found')
  const sent = await findSentProposals(db, link.planId)
  const shown = sent.find(({ acceptedTs }) => acceptedTs !== null) ?? sent[0]
  if (!shown) throw new AppError('not_found')
  const last = await findLastNames(db, link.planId)
  const [what, otherwise] = withLocale(shown.content.locale, () => [
    m.share_whole_trip(),
    m.share_title_otherwise({ days: shown.content.days.length }),
  ])
  const whole = { what: what ?? '', minor: totalMinor(shown.content) }
  const content = shareable(shown.content, { last, whole })
  const facts = await findFacts(db, content)
  return {
    ...(await drawProposal(db, content, facts, `plan-${link.planId}`)),
    title: shareableTitle(shown.title, last, otherwise ?? ''),
    number: shown.number,
    sentTs: shown.sentTs.toISOString(),
    isAccepted: shown.acceptedTs !== null,
    ...{ content, facts, sky: skyOf(content, facts) },
  }
}
