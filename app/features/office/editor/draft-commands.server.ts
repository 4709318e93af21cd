import { isDeepStrictEqual } from 'node:util'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { command } from '#app/command.ts'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { officeRules } from '#app/features/plan/core/authorize-plan.server.ts'
import { lockPlan } from '#app/features/plan/core/find-locked-plan.server.ts'
import { logPlanEvent, recordedActor } from '#app/features/plan/core/log-plan-event.server.ts'
import { findOwnFkey } from '#app/features/plan/handling/handling-queries.server.ts'
import { contentFromDraft } from '#app/features/proposal/first-draft/first-draft-queries.server.ts'
import { totalMinor } from '#app/features/proposal/proposal/price-total.ts'
import { contentFromTrip, findFacts } from '#app/features/proposal/proposal/proposal-queries.server.ts'
import { groundOf } from '#app/features/proposal/sent/ground.ts'
import { findSaidOfDrafts } from '#app/features/proposal/sent/line-answer-queries.server.ts'
import { readWish } from '#app/features/wish/wish-schema.ts'
import type { Queryable } from '#database/connect.ts'
import { party, type plan } from '#database/schema/plan.ts'
import { proposal } from '#database/schema/proposal.ts'
import type { Locale } from '#database/values/locale.ts'
import type { ProposalActivity, ProposalContent } from '#database/values/proposal-content.ts'
import { findDraft } from './draft-queries.server.ts'
import type { DraftWords, OfficeDraft } from './draft-schema.ts'
import { blankContent, travellingOf } from './draft-start.ts'

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

async function askedOf(tx: Queryable, row: PlanRow) {
  const travellers = await tx
    .select({ birthday: party.partyBirthday, age: party.age, isChild: party.isChild })
    .from(party)
    .where(eq(party.planId, row.id))
    .orderBy(asc(party.position))
  return { locale: row.locale, wish: readWish(row.wish), travellers }
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

/** An earlier proposal with what its traveller said of it and of those after it. */
async function groundOfProposal(tx: Queryable, planId: number, number: number) {
  const [before] = await tx
    .select({ title: proposal.title })
    .from(proposal)
    .where(and(eq(proposal.planId, planId), eq(proposal.number, number)))
  const { drafts } = await findSaidOfDrafts(tx, planId)
  const content = groundOf(drafts, number)
  return before && content && { title: before.title, content: await withTourTimes(tx, content) }
}

async function beginningOf(
  tx: Queryable,
  row: PlanRow,
  from: DraftSource,
  now: Date,
): Promise<{ title: string; content: ProposalContent } | null> {
  const asked = await askedOf(tx, row)
  if (from === null) {
    const [currency = 'USD'] = (await getOperator({ db: tx })).currencies
    return { title: row.contactName, content: { ...blankContent(asked, now), currency } }
  }
  if ('proposal' in from) return (await groundOfProposal(tx, row.id, from.proposal)) ?? null
  if ('firstDraft' in from) return row.firstDraft && contentFromDraft(tx, row.firstDraft, languageOf(row))
  return contentFromTrip(tx, from.trip, travellingOf(asked, now))
}

/** Begins a draft. A plan has at most one open draft; if there is one, the refusal names it. */
export const createDraft = command(
  'begin a draft',
  officeRules,
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
      const beginning = await beginningOf(tx, row, from, now)
      if (!beginning) return { ok: false, reason: 'source_unknown' }
      const number = (last?.number ?? 0) + 1
      const { title, content } = beginning
      await tx.insert(proposal).values({
        ...{ planId, number, staffFkey, title, content },
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

type Saved = { ok: true; draft: OfficeDraft } | { ok: false; reason: 'moved_on' | 'sent'; draft: OfficeDraft }

/**
 * Saves a draft over the version that was read. If a newer version exists, nothing is saved and that version is
 * returned. Saving the same content again succeeds. @throws AppError not_found.
 */
export const saveDraft = command(
  'save a draft of a proposal',
  officeRules,
  (ctx, { planId, number, version, words }: Saving): Promise<Saved> =>
    ctx.db.transaction(async tx => {
      await lockPlan(tx, planId)
      const saved = await tx
        .update(proposal)
        .set({
          ...words,
          priceMinor: totalMinor(words.content),
          currency: words.content.currency,
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
      const { title, note, content } = draft
      const isSame = isDeepStrictEqual({ title, note, content }, words)
      return isSame ? { ok: true, draft } : { ok: false, reason: 'moved_on', draft }
    }),
)
