import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { findOfficePlan } from '#app/features/plan/core/find-own-plan.server.ts'
import { nightsOf, peopleIn } from '#app/features/proposal/pricing/catalogue-lines.ts'
import { disagreementsInWords, headsInWords } from '#app/features/proposal/pricing/disagreement-words.ts'
import { isSameParty } from '#app/features/proposal/pricing/disagreements.ts'
import { type DraftPrices, followDays } from '#app/features/proposal/pricing/follow-days.ts'
import { roomsFor } from '#app/features/proposal/pricing/rates.ts'
import { readWorkings } from '#app/features/proposal/pricing/workings-schema.ts'
import { paceOf } from '#app/features/proposal/proposal/pace-of.ts'
import { findFacts } from '#app/features/proposal/proposal/proposal-queries.server.ts'
import { totalMinor } from '#app/features/proposal/proposal/sums.ts'
import { findAnswersOfDrafts } from '#app/features/proposal/sent/line-answer-queries.server.ts'
import { presentProposal } from '#app/features/proposal/sent/proposal-queries.server.ts'
import type { OwnProposal } from '#app/features/proposal/sent/proposal-wire.ts'
import { answerRecords } from '#app/features/proposal/sent/standing.ts'
import { m } from '#app/paraglide/messages.js'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { formatMoney } from '#app/text/figures.ts'
import type { Readable } from '#database/connect.ts'
import { proposal } from '#database/schema/proposal.ts'
import { users } from '#database/schema/user.ts'
import { LOCALES, type Locale } from '#database/values/locale.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import type { CheckedDraft, EditedDraft, OfficeDraft } from './draft-schema.ts'
import { validateDraft } from './validate-draft.server.ts'

/** A draft, without an access check; null if there is none with this number. */
export async function findDraft(db: Readable, planId: number, number: number): Promise<OfficeDraft | null> {
  const [found] = await db
    .select({ row: proposal, updatedBy: users.name })
    .from(proposal)
    .leftJoin(
      users,
      sql`${users.id} = case when ${proposal.updatedBy} ~ '^[0-9]{1,18}$' then ${proposal.updatedBy}::bigint end`,
    )
    .where(and(eq(proposal.planId, planId), eq(proposal.number, number)))
  if (!found) return null
  const { row, updatedBy } = found
  return {
    number: row.number,
    title: row.title,
    note: row.note,
    content: row.content,
    workings: readWorkings(row.workings),
    version: row.version,
    updatedTs: row.updatedTs.toISOString(),
    updatedBy,
    priceMinor: row.priceMinor,
    sendAt: row.sendAt?.toISOString() ?? null,
    sentTs: row.sentTs?.toISOString() ?? null,
    fingerprint: row.fingerprint,
  }
}

/** A draft with what the catalogue and the request say of it. */
export async function checkDraft(db: Readable, planId: number, draft: OfficeDraft): Promise<CheckedDraft> {
  const [facts, { disagreements, wished, children }] = await Promise.all([
    findFacts(db, draft.content),
    validateDraft(db, { planId, content: draft.content, workings: draft.workings }),
  ])
  return {
    ...draft,
    facts,
    children,
    disagreements: disagreementsInWords(disagreements, draft.content.currency),
    wished: wished && { adults: wished.adults, childAges: [...wished.childAges] },
  }
}

/** A draft of a plan that the caller may answer. @throws AppError not_logged_in, unauthorized, not_found. */
export async function getDraft(ctx: CallerContext, planId: number, number: number): Promise<EditedDraft> {
  await findOfficePlan(ctx, planId)
  const draft = await findDraft(ctx.db, planId, number)
  if (!draft) throw new AppError('not_found')
  const [before] = await ctx.db
    .select({ number: proposal.number, content: proposal.content })
    .from(proposal)
    .where(and(eq(proposal.planId, planId), lt(proposal.number, number), isNotNull(proposal.sentTs)))
    .orderBy(desc(proposal.number))
    .limit(1)
  const { drafts, questions } = await findAnswersOfDrafts(ctx.db, planId, number)
  const said = answerRecords(drafts)
  return { ...(await checkDraft(ctx.db, planId, draft)), before: before ?? null, said, questions }
}

/**
 * A draft as the traveller would see it if it were sent now. @throws AppError not_logged_in, unauthorized, not_found.
 */
export async function previewDraft(
  ctx: Pick<RequestContext, 'db' | 'actor' | 'now'>,
  planId: number,
  number: number,
): Promise<OwnProposal> {
  await findOfficePlan(ctx, planId)
  const [row] = await ctx.db
    .select()
    .from(proposal)
    .where(and(eq(proposal.planId, planId), eq(proposal.number, number)))
  if (!row) throw new AppError('not_found')
  return presentProposal(ctx, { ...row, sentTs: row.sentTs ?? ctx.now() })
}

interface RoomChange {
  house: string
  before: number
  now: number
}

/** What another party changes in the newest proposal of a plan. */
export interface PartyEffect {
  number: number
  isSent: boolean
  /** In minor units; null while a price is unknown. */
  price: { before: number | null; now: number | null; currency: string }
  rooms: RoomChange[]
  /** Names of tours that somebody is too young for. */
  tooYoungFor: string[]
  words: Record<Locale, string[]>
}

function roomChanges(before: ProposalContent, now: ProposalContent, { rates }: DraftPrices): RoomChange[] {
  return [...nightsOf(now)].flatMap(([key, { name, months }]) => {
    const hotel = rates.hotels[key]
    if (!hotel || hotel.rooms.length === 0) return []
    const rooms = (content: ProposalContent) => roomsFor(hotel, peopleIn(content), months[0] ?? null).rooms
    const change = { house: name, before: rooms(before), now: rooms(now) }
    return change.before === change.now ? [] : [change]
  })
}

function inWords(
  effect: Omit<PartyEffect, 'words'>,
  before: ProposalContent,
  now: ProposalContent,
  locale: Locale,
): string[] {
  const { number, price, rooms, tooYoungFor, isSent } = effect
  const language = { locale }
  const money = (minor: number | null) =>
    minor === null ? m.draft_not_priced({}, language) : formatMoney(minor, price.currency, locale)
  const parties = { before: headsInWords(before, locale), now: headsInWords(now, locale) }
  const prices = { before: money(price.before), now: money(price.now) }
  return [
    m.office_effect_party({ number, ...parties }, language),
    price.before === price.now
      ? m.office_effect_price_same(prices, language)
      : m.office_effect_price(prices, language),
    ...rooms.map(each =>
      m.office_effect_rooms(
        {
          house: each.house,
          before: m.office_pick_rooms({ rooms: each.before }, language),
          now: m.office_pick_rooms({ rooms: each.now }, language),
        },
        language,
      ),
    ),
    ...(tooYoungFor.length > 0 ? [m.office_effect_age({ names: tooYoungFor.join(', ') }, language)] : []),
    ...(isSent ? [m.office_effect_sent({}, language)] : []),
  ]
}

/** What the party of the request changes in the plan's newest proposal; null if it is for the same party, or there is none. */
export async function findPartyEffect(db: Readable, planId: number): Promise<PartyEffect | null> {
  const [row] = await db
    .select()
    .from(proposal)
    .where(eq(proposal.planId, planId))
    .orderBy(desc(proposal.number))
    .limit(1)
  if (!row || row.acceptedTs) return null
  const { prices, wished } = await validateDraft(db, row)
  if (!wished || isSameParty(wished, row.content)) return null
  const party = { adults: wished.adults, childAges: [...wished.childAges] }
  const draft = { content: { ...row.content, ...party }, workings: readWorkings(row.workings) }
  const { content } = followDays(draft, prices, null)
  const findings = paceOf(content, await findFacts(db, content))
  const effect = {
    number: row.number,
    isSent: row.sentTs !== null,
    price: { before: totalMinor(row.content), now: totalMinor(content), currency: content.currency },
    rooms: roomChanges(row.content, content, prices),
    tooYoungFor: findings.filter(({ rule }) => rule === 'ages').map(({ values }) => String(values.name)),
  }
  const [en, es] = LOCALES.map(locale => inWords(effect, row.content, content, locale))
  return { ...effect, words: { en: en ?? [], es: es ?? [] } }
}
