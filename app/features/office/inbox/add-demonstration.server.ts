import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { command, systemRules, type Writing } from '#app/command.ts'
import { findOrAddPerson, makeUserId } from '#app/features/account/identity/find-or-add-person.server.ts'
import { signReferral } from '#app/features/account/partner/sign-referral.server.ts'
import {
  replyToPlan,
  writeMessage,
  writeNote,
} from '#app/features/conversation/thread/thread-commands.server.ts'
import { chargeDeposit } from '#app/features/money/booking/deposit-commands.server.ts'
import { recordPayment } from '#app/features/money/payment/payment-commands.server.ts'
import { findTermsAt } from '#app/features/money/terms/terms-queries.server.ts'
import { createDraft, saveDraft } from '#app/features/office/editor/draft-commands.server.ts'
import { sendDraft } from '#app/features/office/editor/send-draft.server.ts'
import type { NewPlan, PlanRequest } from '#app/features/plan/core/plan-schema.ts'
import { assignPlan, setPlanStage, snoozePlan } from '#app/features/plan/handling/stage-commands.server.ts'
import { acceptProposal } from '#app/features/proposal/sent/accept-commands.server.ts'
import { answerLine } from '#app/features/proposal/sent/line-commands.server.ts'
import { sendPlanRequest } from '#app/features/request/sending/send-plan-request.server.ts'
import { countsOf } from '#app/features/wish/travellers.ts'
import { wishOf } from '#app/features/wish/wish-schema.ts'
import type { Actor, RequestContext } from '#app/request-context.ts'
import { addDays, DAY_MS, dayOf } from '#app/text/days.ts'
import type { DemonstrationPlan, DemonstrationStep } from '#database/content/demonstration-content.ts'
import { invoice } from '#database/schema/money.ts'
import { outbox } from '#database/schema/outbox.ts'
import { plan } from '#database/schema/plan.ts'
import { proposal } from '#database/schema/proposal.ts'
import { staff } from '#database/schema/staff.ts'
import { users } from '#database/schema/user.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'

type Desk = Writing<RequestContext>

/** State while a plan of the demonstration is played. */
interface Playing {
  ctx: Desk
  start: Date
  planId: number
  traveller: Actor
  /** Number of the latest proposal. */
  number: number
}

/** A refusal means that content/demonstration.yaml no longer fits the rules. */
function must<Answer extends { ok: boolean }>(what: string, answer: Answer): Extract<Answer, { ok: true }> {
  if (!answer.ok) throw new Error(`the demonstration: ${what}: ${JSON.stringify(answer)}`)
  return answer as Extract<Answer, { ok: true }>
}

/** The planner as an actor. Staff without an account get one that cannot log in. */
async function plannerActor({ db, secret }: Desk, fkey: string): Promise<Actor> {
  const [person] = await db.select().from(staff).where(eq(staff.fkey, fkey))
  if (!person) throw new AppError('not_found')
  const [known] = await db.select({ id: users.id }).from(users).where(eq(users.staffFkey, fkey))
  const email = `${fkey}@ceiba.example`
  const userId =
    known?.id ??
    (await findOrAddPerson(db, makeUserId(secret, email), {
      ...{ email, name: person.name, role: 'planner', staffFkey: fkey },
    }))
  return { kind: 'planner', userId, fkey, countries: person.countries }
}

async function adminActor({ db }: Desk): Promise<Actor> {
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin'))
  return { kind: 'admin', userId: admin?.id ?? 0 }
}

async function propose(ctx: Desk, { planId }: Playing, step: Extract<DemonstrationStep, { do: 'propose' }>) {
  const ofPlan = eq(proposal.planId, planId)
  const before = await ctx.db.select({ number: proposal.number }).from(proposal).where(ofPlan)
  const last = Math.max(0, ...before.map(each => each.number))
  const from = step.from === 'proposal' ? { proposal: last } : { trip: step.from }
  const { number } = must('a draft', await createDraft(ctx, { planId, from }))
  const [draft] = await ctx.db
    .select()
    .from(proposal)
    .where(and(ofPlan, eq(proposal.number, number)))
  if (!draft) throw new Error('the demonstration: a draft is gone')
  const content = withChanges(draft.content, step.changes)
  const words = { title: draft.title, note: step.words, content }
  must('saving', await saveDraft(ctx, { planId, number, version: draft.version, words }))
  must('sending', await sendDraft(ctx, { planId, number, note: step.words, at: null, version: null }))
  return number
}

async function pay(ctx: Desk, planId: number): Promise<void> {
  const [billed] = await ctx.db.select().from(invoice).where(eq(invoice.planId, planId))
  if (!billed) throw new Error('the demonstration: there is no invoice')
  const { amountMinor, currency, reference } = billed
  must('a payment', await recordPayment(ctx, { planId, amountMinor, currency, reference }))
}

/** Runs one step as its actor, at its time. Returns the number of the latest proposal. */
async function play(playing: Playing, step: DemonstrationStep): Promise<number> {
  const { start, planId, traveller, number } = playing
  const now = hoursBefore(start, step.hoursAgo)
  const actor = 'by' in step ? await plannerActor(playing.ctx, step.by) : traveller
  const ctx: Desk = { ...playing.ctx, actor, now: () => now }
  switch (step.do) {
    case 'claim':
      must('a claim', await assignPlan(ctx, { planId, fkey: step.by, from: null }))
      return number
    case 'reply':
      must('a reply', await replyToPlan(ctx, { planId, body: step.words }))
      return number
    case 'note':
      must('a note', await writeNote(ctx, { planId, body: step.words, channel: 'note', isAnswer: false }))
      return number
    case 'ask':
      must('a message', await writeMessage(ctx, { planId, body: step.words }))
      return number
    case 'propose':
      return propose(ctx, playing, step)
    case 'answer-line': {
      const line = `${step.line.part}:d${step.line.day}`
      const said = { line, answer: step.answer, ...(step.words && { body: step.words }) }
      must('an answer', await answerLine(ctx, { planId, number, ...said }))
      return number
    }
    case 'accept': {
      const terms = await findTermsAt(ctx.db, now, ctx.locale)
      const termsVersion = terms?.version ?? ''
      must('an acceptance', await acceptProposal(ctx, { planId, number, termsVersion, name: step.name }))
      return number
    }
    case 'deposit':
      must('a deposit', await chargeDeposit(ctx, { planId, number, by: 'transfer' }))
      return number
    case 'pay':
      await pay({ ...ctx, actor: await adminActor(ctx) }, planId)
      return number
    case 'stage':
      must('a stage', await setPlanStage(ctx, { planId, stage: step.stage, reason: step.reason }))
      return number
    case 'snooze': {
      const until = new Date(start.getTime() + step.days * DAY_MS)
      must('a snooze', await snoozePlan(ctx, { planId, until }))
      return number
    }
  }
}

async function addOne(ctx: Desk, sample: DemonstrationPlan, start: Date): Promise<number> {
  const asked = hoursBefore(start, sample.hoursAgo)
  const referral = sample.partner && signReferral(ctx.secret, sample.partner, asked)
  const request = { ...makeRequest(sample, start), ...(referral && { referral }) }
  const visitor: Desk = { ...ctx, actor: { kind: 'visitor' }, now: () => asked }
  const sent = must('a request', await sendPlanRequest(visitor, request))
  const [row] = await ctx.db.select().from(plan).where(eq(plan.receiptKey, sent.receiptKey))
  if (!row) throw new Error('the demonstration: a plan was not stored')
  await ctx.db.update(plan).set({ isSample: true }).where(eq(plan.id, row.id))
  const playing: Playing = {
    ...{ ctx, start, planId: row.id, number: 0 },
    traveller: { kind: 'traveller', userId: row.userId },
  }
  for (const step of sample.steps) playing.number = await play(playing, step)
  return row.id
}

interface Demonstration {
  plans: readonly DemonstrationPlan[]
  /** Reference time; the steps' hours count back from it. */
  start: Date
}

/**
 * Creates the demonstration's plans in every stage, with the same commands as real plans and at their stated hours.
 * Emails about past events are not sent. Returns the number of plans.
 */
export const addDemonstration = command(
  'add the demonstration',
  systemRules,
  async (ctx: Writing<RequestContext>, { plans, start }: Demonstration): Promise<number> => {
    const ids: number[] = []
    for (const sample of plans) ids.push(await addOne(ctx, sample, start))
    await ctx.db.delete(outbox).where(inArray(outbox.planId, ids))
    return ids.length
  },
)

const HOUR_MS = 3_600_000

/** The instant that is a number of hours before the first start. */
export function hoursBefore(start: Date, hours: number): Date {
  return new Date(start.getTime() - hours * HOUR_MS)
}

/** A birthday for the given age at the first start; each member of a group has a different day. */
function birthdayOf(start: Date, age: number, index: number): string {
  return addDays(dayOf(start), -Math.round(age * 365.25) - 40 - ((index * 97) % 300))
}

/** The request with which a plan of the demonstration begins. */
export function makeRequest(plan: DemonstrationPlan, start: Date): PlanRequest {
  const first = addDays(dayOf(start), plan.startsInDays)
  const people = [...Array.from({ length: plan.adults }, () => 38), ...plan.childAges]
  const [least, most] = plan.budget?.map(dollars => Math.round(dollars * 100)) ?? []
  const parties = people.map((age, i) => ({
    ...{ birthday: birthdayOf(start, age, i), age: null, isChild: false },
    prompts: [],
  }))
  const newPlan: NewPlan = {
    country: plan.country,
    message: plan.words,
    url: plan.trip ? `/${plan.country}/trip/${plan.trip}` : `/${plan.country}`,
    initialContactMethod: 'Quick Contact Form',
    wish: wishOf({
      where: { countries: [plan.country] },
      when: {
        firstDay: first,
        earliest: first,
        latest: addDays(dayOf(start), plan.startsInDays + plan.nights[1] - 1),
        nights: { least: plan.nights[0], most: plan.nights[1] },
      },
      who: { group: plan.group, ...countsOf(parties, first) },
      what: { goals: plan.goals },
      budget: { leastMinor: least ?? null, mostMinor: most ?? null },
    }),
    parties,
  }
  const { name, email, locale } = plan.person
  return { name, email, phone: undefined, locale, timezone: '', requestKey: `sample-${plan.key}`, newPlan }
}

type Proposing = Extract<DemonstrationStep, { do: 'propose' }>

/** Applies the planner's changes to get the second draft from the first. */
export function withChanges(content: ProposalContent, changes: Proposing['changes']): ProposalContent {
  let next = content
  changes.forEach((change, i) => {
    const day = next.days[change.day - 1]
    if (!day) throw new RangeError(`the demonstration has no day ${change.day}`)
    const days = (changed: typeof day) => next.days.map(each => (each === day ? changed : each))
    if (change.kind === 'story') next = { ...next, days: days({ ...day, story: change.words }) }
    if (change.kind === 'drop-activity') next = { ...next, days: days({ ...day, activities: [] }) }
    if (change.kind === 'price') {
      const line = {
        ...{ id: `change-${i + 1}`, what: change.what, day: day.id, forWhom: '', count: next.adults },
        ...{ unitMinor: Math.round(change.each * 100), season: null, refundableUntil: null },
        note: change.note,
      }
      next = { ...next, price: [...next.price, line] }
    }
  })
  return next
}
