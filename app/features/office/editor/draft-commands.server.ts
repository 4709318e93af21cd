import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { command } from '#app/command.ts'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { authorizeOffice } from '#app/features/plan/core/find-own-plan.server.ts'
import { lockPlan, logPlanEvent, recordedActor } from '#app/features/plan/core/lock-plan.server.ts'
import { findOwnFkey } from '#app/features/plan/handling/handling-queries.server.ts'
import { OUR_WORK } from '#app/features/proposal/first-draft/draft-content.ts'
import { contentFromDraft } from '#app/features/proposal/first-draft/first-draft-queries.server.ts'
import {
  computedLines,
  followDays,
  newDraft,
  newWorkings,
  type PricedDraft,
  withBases,
  withChosenPrices,
  workingsToSave,
} from '#app/features/proposal/pricing/follow-days.ts'
import { findDraftPrices, findTravellers } from '#app/features/proposal/pricing/prices-queries.server.ts'
import { readWorkings } from '#app/features/proposal/pricing/workings-schema.ts'
import { findFacts, findTripContent } from '#app/features/proposal/proposal/proposal-queries.server.ts'
import { totalMinor } from '#app/features/proposal/proposal/sums.ts'
import { groundOf } from '#app/features/proposal/sent/ground.ts'
import { findAnswersOfDrafts } from '#app/features/proposal/sent/line-answer-queries.server.ts'
import type { Traveller } from '#app/features/wish/travellers.ts'
import { readWish, type Wish } from '#app/features/wish/wish-schema.ts'
import type { Queryable } from '#database/connect.ts'
import type { plan } from '#database/schema/plan.ts'
import { proposal } from '#database/schema/proposal.ts'
import type { Locale } from '#database/values/locale.ts'
import type { ProposalActivity, ProposalContent } from '#database/values/proposal-content.ts'
import { findDraft } from './draft-queries.server.ts'
import type { DraftWords, OfficeDraft } from './draft-schema.ts'
import {
  blankContent,
  findNotOffered,
  type NotOffered,
  travellingOf,
  wishedHeads,
} from './validate-draft.server.ts'

/** Starting point of a draft: a published trip, an earlier proposal, the traveller's own draft, or nothing. */
export type DraftSource = { trip: string } | { proposal: number } | { firstDraft: true } | null

interface NewDraft {
  planId: number
  from: DraftSource
}

type Created =
  | { ok: true; number: number }
  | { ok: false; reason: 'draft_open'; number: number }
  | { ok: false; reason: 'nobody_has_it' | 'source_unknown' }

type PlanRow = typeof plan.$inferSelect

function languageOf({ locale }: PlanRow): Locale {
  return locale === 'ES' ? 'es' : 'en'
}

interface Asked {
  locale: string
  wish: Wish
  travellers: Traveller[]
}

/** Adults and children as the request has them by now; null if it does not say. */
function partyOf(...request: Parameters<typeof wishedHeads>) {
  const heads = wishedHeads(...request)
  return heads && { adults: heads.adults, childAges: heads.childAges }
}

async function askedOf(tx: Queryable, row: PlanRow): Promise<Asked> {
  return { locale: row.locale, wish: readWish(row.wish), travellers: await findTravellers(tx, row.id) }
}

/** Fills in what the catalogue knows of tours that were chosen on the page. */
async function withTourTimes(tx: Queryable, content: ProposalContent): Promise<ProposalContent> {
  const { tours } = await findFacts(tx, content)
  const minutesOf = ({ kind, key }: ProposalActivity) =>
    (kind === 'tour' && key && tours[key]?.minutes) || null
  const days = content.days.map(day => ({
    ...day,
    activities: day.activities.map(each => ({ ...each, minutes: each.minutes ?? minutesOf(each) })),
  }))
  return { ...content, days }
}

interface Beginning extends PricedDraft {
  title: string
}

/**
 * An earlier proposal with what its traveller said of it and of those after it, for the party that the request has by
 * now. What was set by hand is as right as it was, until the days change.
 */
async function groundOfProposal(
  tx: Queryable,
  { id: planId }: PlanRow,
  number: number,
  { wish, travellers }: Asked,
): Promise<Beginning | null> {
  const [before] = await tx
    .select({ title: proposal.title, content: proposal.content, workings: proposal.workings })
    .from(proposal)
    .where(and(eq(proposal.planId, planId), eq(proposal.number, number)))
  const { drafts } = await findAnswersOfDrafts(tx, planId)
  const ground = groundOf(drafts, number)
  if (!before || !ground) return null
  const timed = await withTourTimes(tx, ground)
  const stored = { content: before.content, workings: readWorkings(before.workings) }
  const computed = computedLines(
    { content: timed, workings: stored.workings },
    await findDraftPrices(tx, { content: timed, workings: stored.workings }, travellers),
  )
  const { content, workings: chosen } = withChosenPrices(stored, timed, computed ?? [])
  const lines = Object.fromEntries(
    Object.entries(chosen.lines).map(([id, own]) => [id, { ...own, basis: null }] as const),
  )
  const workings = withBases({ content, workings: { ...chosen, lines } })
  const heads = partyOf(wish, travellers, content.startsOn)
  return { title: before.title, content: { ...content, ...heads }, workings }
}

async function beginningOf(
  tx: Queryable,
  row: PlanRow,
  from: DraftSource,
  asked: Asked,
  now: Date,
): Promise<Beginning | null> {
  if (from === null) {
    const [currency = 'USD'] = (await getOperator({ db: tx })).currencies
    const content = { ...blankContent(asked, now), currency }
    return { title: row.contactName, content, workings: newWorkings('catalogue') }
  }
  if ('proposal' in from) return groundOfProposal(tx, row, from.proposal, asked)
  if ('firstDraft' in from) {
    const own = row.firstDraft && (await contentFromDraft(tx, row.firstDraft, languageOf(row)))
    if (!own) return null
    const heads = partyOf(asked.wish, asked.travellers, own.content.startsOn)
    // The catalogue computes the rest.
    const price = own.content.price.filter(({ id }) => id === OUR_WORK)
    return { ...own, content: { ...own.content, ...heads, price }, workings: newWorkings('catalogue') }
  }
  const made = await findTripContent(tx, from.trip, travellingOf(asked, now))
  return (
    made && {
      ...{ title: made.title, content: made.content },
      workings: newWorkings('trip'),
    }
  )
}

/** The draft that its traveller has; null before the first. */
async function findSentDraft(tx: Queryable, planId: number): Promise<PricedDraft | null> {
  const [sent] = await tx
    .select({ content: proposal.content, workings: proposal.workings })
    .from(proposal)
    .where(and(eq(proposal.planId, planId), isNotNull(proposal.sentTs)))
    .orderBy(desc(proposal.number))
    .limit(1)
  return sent ? { content: sent.content, workings: readWorkings(sent.workings) } : null
}

/** Begins a draft. A plan has at most one open draft; if there is one, the refusal names it. */
export const createDraft = command(
  'begin a draft',
  authorizeOffice,
  (ctx, { planId, from }: NewDraft): Promise<Created> =>
    ctx.db.transaction(async tx => {
      const row = await lockPlan(tx, planId)
      const [last] = await tx
        .select({ number: proposal.number, sentTs: proposal.sentTs })
        .from(proposal)
        .where(eq(proposal.planId, planId))
        .orderBy(desc(proposal.number))
        .limit(1)
      if (last && !last.sentTs) return { ok: false, reason: 'draft_open', number: last.number }
      const staffFkey = (await findOwnFkey(tx, ctx.actor)) ?? row.assignedStaffFkey
      if (!staffFkey) return { ok: false, reason: 'nobody_has_it' }
      const now = ctx.now()
      const asked = await askedOf(tx, row)
      const beginning = await beginningOf(tx, row, from, asked, now)
      if (!beginning) return { ok: false, reason: 'source_unknown' }
      const number = (last?.number ?? 0) + 1
      const { title } = beginning
      const prices = await findDraftPrices(tx, beginning, asked.travellers)
      const { content, workings } = newDraft(followDays(beginning, prices, await findSentDraft(tx, planId)))
      await tx.insert(proposal).values({
        ...{ planId, number, staffFkey, title, content, workings },
        priceMinor: totalMinor(content),
        currency: content.currency,
        createdTs: now,
        updatedTs: now,
        updatedBy: 'userId' in ctx.actor ? String(ctx.actor.userId) : null,
      })
      await logPlanEvent(tx, {
        ...{ planId, kind: 'draft_begun', by: recordedActor(ctx.actor), at: ctx.now() },
        details: { number, from: from ?? 'blank' },
      })
      return { ok: true, number }
    }),
)

interface Saving {
  planId: number
  number: number
  /** The version that the editor last read. */
  version: number
  words: DraftWords
}

type Saved =
  | { ok: true; draft: OfficeDraft }
  | { ok: false; reason: 'moved_on' | 'sent'; draft: OfficeDraft }
  | { ok: false; reason: 'not_offered'; problem: NotOffered }

async function findStored(tx: Queryable, planId: number, number: number): Promise<PricedDraft> {
  const [row] = await tx
    .select({ content: proposal.content, workings: proposal.workings })
    .from(proposal)
    .where(and(eq(proposal.planId, planId), eq(proposal.number, number)))
  if (!row) throw new AppError('not_found')
  return { content: row.content, workings: readWorkings(row.workings) }
}

/** A draft as it is to be saved: its computed lines follow its days. */
async function pricedDraft(
  tx: Queryable,
  planId: number,
  stored: PricedDraft,
  { content, workings: sent }: DraftWords,
): Promise<PricedDraft> {
  const draft = { content, workings: workingsToSave(stored, content, sent) }
  const prices = await findDraftPrices(tx, draft, await findTravellers(tx, planId))
  return followDays(draft, prices, await findSentDraft(tx, planId))
}

/**
 * Saves a draft over the version that was read; the lines that the catalogue computes follow its days. If a newer version
 * exists, nothing is saved and that version is returned. Saving the same content again succeeds. What no page of the office
 * offers is refused.
 * @throws AppError not_found.
 */
export const saveDraft = command(
  'save a draft of a proposal',
  authorizeOffice,
  (ctx, { planId, number, version, words }: Saving): Promise<Saved> =>
    ctx.db.transaction(async tx => {
      await lockPlan(tx, planId)
      const { title, note } = words
      const stored = await findStored(tx, planId, number)
      const problem = await findNotOffered(tx, words.content, stored.content)
      if (problem) return { ok: false, reason: 'not_offered', problem }
      const { content, workings } = await pricedDraft(tx, planId, stored, words)
      const saved = await tx
        .update(proposal)
        .set({
          ...{ title, note, content, workings },
          priceMinor: totalMinor(content),
          currency: content.currency,
          version: version + 1,
          updatedTs: ctx.now(),
          updatedBy: 'userId' in ctx.actor ? String(ctx.actor.userId) : null,
        })
        .where(
          and(
            eq(proposal.planId, planId),
            eq(proposal.number, number),
            eq(proposal.version, version),
            isNull(proposal.sentTs),
          ),
        )
        .returning({ number: proposal.number })
      const draft = await findDraft(tx, planId, number)
      if (!draft) throw new AppError('not_found')
      if (saved.length > 0) return { ok: true, draft }
      if (draft.sentTs) return { ok: false, reason: 'sent', draft }
      const now = { title: draft.title, note: draft.note, content: draft.content }
      return isDeepStrictEqual(now, { title, note, content })
        ? { ok: true, draft }
        : { ok: false, reason: 'moved_on', draft }
    }),
)
