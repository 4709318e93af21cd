import { z } from 'zod'
import { readNotes, UNKNOWN_PAGE } from '#app/features/plan/core/plan.ts'
import { planFields, planShape, requestOfFields } from '#app/features/plan/core/plan-fields.ts'
import { type NewPlan, newPlan, planRequest } from '#app/features/plan/core/plan-schema.ts'
import { challenge } from '#app/features/request/spam/challenge-schema.ts'
import { pastDays } from '#app/features/wish/coming-days.ts'
import { daysOfRange } from '#app/features/wish/range-notation.ts'
import { readable } from '#app/form-fields.ts'
import { addDays, dayOf } from '#app/text/days.ts'
import { languageCodes } from '#database/values/languages.ts'
import { readInstant } from '#database/values/range.ts'

/** A plan in the API's field names (specification, section 3), and its conversion to the product's own. */

const FIRST_BIRTHDAY = '1900-01-01'
const { shape } = newPlan

function dayFromNow(days: number): string {
  return addDays(dayOf(Date.now()), days)
}

/** A plausible birthday. */
const birthday = z.iso
  .date()
  .refine(day => day <= dayFromNow(0), { error: 'birthday_in_future' })
  .refine(day => day >= FIRST_BIRTHDAY, { error: 'birthday_too_early' })

/** A day that is not yet over in any time zone. */
function comingDay(name: 'arrival_date' | 'arrival_flight_date' | 'depart_date' | 'depart_flight_date') {
  return planShape[name]
    .refine(day => !day || day >= dayFromNow(-1), { error: 'date_in_past' })
    .meta({ description: planFields[name].description })
}

function isTimeZone(text: string): boolean {
  try {
    return text === '' || Boolean(new Intl.DateTimeFormat('en', { timeZone: text }))
  } catch {
    return false
  }
}

/** Message and page have the form's limits, and the message is not empty (section 5). */
const notes = z
  .string({ error: 'contact_message_required' })
  .overwrite(readable)
  .superRefine((text, check) => {
    const { message, url } = readNotes(text)
    const isShort = shape.message.safeParse(message).success && shape.url.safeParse(url ?? '').success
    if (!isShort) check.addIssue({ code: 'custom', message: 'form_too_long' })
    if (message.trim() === '') check.addIssue({ code: 'custom', message: 'contact_message_required' })
  })

const parties = planShape.parties
  .superRefine((list, check) => {
    for (const [at, { partyBirthday }] of list?.entries() ?? [])
      for (const { message } of birthday.nullish().safeParse(partyBirthday).error?.issues ?? [])
        check.addIssue({ code: 'custom', message, path: [at, 'partyBirthday'] })
  })
  .meta({ description: planFields.parties.description })

const fields = {
  ...planShape,
  parties,
  arrival_date: comingDay('arrival_date'),
  arrival_flight_date: comingDay('arrival_flight_date'),
  depart_date: comingDay('depart_date'),
  depart_flight_date: comingDay('depart_flight_date'),
  travel_dates: planShape.travel_dates
    .refine(days => ((days && daysOfRange(days)?.latest) || '9') >= dayFromNow(-1), { error: 'date_in_past' })
    .meta({ description: planFields.travel_dates.description, example: planFields.travel_dates.example }),
  wish: planShape.wish
    .superRefine((wish, check) => {
      for (const { path } of wish ? pastDays(wish, new Date()) : [])
        check.addIssue({ code: 'custom', message: 'date_in_past', path })
    })
    .meta({ description: planFields.wish.description, example: planFields.wish.example }),
  notes: notes.meta({ example: 'Two weeks in May\n----\nQCF URL: /costa-rica' }),
  created_ts: z
    .string()
    .max(40)
    .refine(text => readInstant(text) !== null, { error: 'timestamp_invalid' })
    .nullish()
    .meta({ description: 'Time of the request; the server’s own time is used instead' }),
}

/** The site sets these. The call accepts them, because a plan has them, and ignores them. */
const STAGES = [
  'created_ts',
  ...['assigned_ts', 'closed_date', 'closing_date', 'cold_date', 'email_validate_sent', 'email_validated'],
  ...['first_response_ts', 'hot_date', 'lost_date', 'need_intl_flight_ts', 'paused_date', 'warm_date'],
] as const
type Stages = Partial<Record<(typeof STAGES)[number], string | null | undefined>>

const isDayOrInstant = (text: string) => z.iso.date().safeParse(text).success || readInstant(text) !== null
const stage = z.string().max(40).refine(isDayOrInstant, { error: 'timestamp_invalid' }).nullish()
const stages = Object.fromEntries(STAGES.map(name => [name, stage])) as Record<
  (typeof STAGES)[number],
  typeof stage
>

const PAIRS = [
  ['arrival_date', 'depart_date'],
  ['arrival_flight_date', 'depart_flight_date'],
] as const
type Pairs = Partial<Record<(typeof PAIRS)[number][number], string | null | undefined>>

/** Nobody leaves before they arrive. */
function checkOrder(plan: Pairs, check: z.core.$RefinementCtx): void {
  for (const [first, last] of PAIRS)
    if ((plan[first] ?? '') > (plan[last] || '9'))
      check.addIssue({ code: 'custom', message: 'depart_before_arrival', path: [last] })
}

/** A plan created on its own may have no message yet. */
const lonePlan = z.object({ ...fields, notes: fields.notes.nullish() })

/** The request that a call makes. */
export function toNewPlan(plan: z.infer<typeof lonePlan>): NewPlan {
  const { message, url } = readNotes(plan.notes ?? '')
  return requestOfFields(plan, { message, url: url ?? UNKNOWN_PAGE })
}

/** The plan as it is stored: without what only planners set, and without the caller's clock. */
export function withoutStages<Plan extends Stages>(plan: Plan): Omit<Plan, keyof Stages> {
  const { ...rest } = plan
  for (const name of STAGES) delete rest[name]
  return rest
}

const referral = z
  .string()
  .max(200)
  .nullish()
  .transform(given => given ?? undefined)
  .meta({
    description: 'Signed referral of a partner, from the partner’s page',
  })

const draftKey = z
  .string()
  .regex(/^[\w-]{24}$/)
  .nullish()
  .meta({
    description: 'Key of a plan created without an owner; fields omitted here are taken from it',
  })

/** Body of create_with_new_plan (sections 3 and 7). */
export const createUserWithNewPlan = z
  .strictObject({
    name: planRequest.shape.name.meta({ example: 'Ana Mora' }),
    email: planRequest.shape.email.meta({ example: 'ana@example.org' }),
    phone: planRequest.shape.phone.nullable().transform(phone => phone ?? undefined),
    locale: z
      .enum(languageCodes)
      .nullish()
      .transform(locale => locale ?? 'EN'),
    timezone: z
      .string()
      .max(60)
      .refine(isTimeZone, { error: 'time_zone_unknown' })
      .nullish()
      .transform(zone => zone ?? '')
      .meta({ description: 'IANA time zone of the sender; empty if unknown', example: 'America/Lima' }),
    referral,
    evidence: z
      .strictObject({ trap: z.boolean().default(false), took_ms: z.number().min(0).max(1e15).optional() })
      .nullish()
      .meta({
        description:
          'Signals of the site’s own forms about how they were filled in. They never cause a refusal; the office sees a mark.',
      }),
    newPlan: z.strictObject({ ...fields, draft_key: draftKey }).superRefine(checkOrder),
  })
  .meta({ id: 'CreateUserWithNewPlan' })

export const createdUserWithNewPlan = z
  .object({
    data: z.object({
      user_id: z.number().int().positive(),
      receipt_key: z.string().meta({ description: 'Last part of the address of the receipt' }),
      utm_ticket: z.string().meta({ description: 'Ticket for one call of log_utm by the sender' }),
      challenge: challenge.optional().meta({
        description:
          'Proof-of-work challenge for proveRequest; only for requests of the site’s own forms that look automated',
      }),
    }),
  })
  .meta({ id: 'CreatedUserWithNewPlan' })

/** Body of the plan-creation call. */
export const planCreation = z
  .strictObject({
    birthday: birthday.nullish().meta({ description: 'Birthday of the sender' }),
    referral,
    newPlan: z.strictObject({ ...stages, ...lonePlan.shape }).superRefine(checkOrder),
  })
  .meta({ id: 'PlanCreation' })

export const planCreationResult = z
  .object({
    newPlan: lonePlan
      .extend({
        receipt_key: z
          .string()
          .optional()
          .meta({ description: 'Key of the receipt, if the plan has an owner' }),
        draft_key: z
          .string()
          .optional()
          .meta({ description: 'Key of the plan, if it has no owner yet; valid for 30 days' }),
      })
      .optional(),
  })
  .meta({ id: 'PlanCreationResult' })

/** Who would answer a request sent now, and by when (product: The reply clock). */
export const answerPromise = z
  .object({
    fkey: z.string().nullable().meta({ description: 'Key of the planner; null where the office answers' }),
    first_name: z.string().nullable(),
    time_zone: z.string(),
    answer_due_ts: z.iso.datetime(),
  })
  .meta({ id: 'AnswerPromise' })

export type AnswerPromise = z.infer<typeof answerPromise>
