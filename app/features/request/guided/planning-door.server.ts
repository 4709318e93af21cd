import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { DeadlineError, type Patience, patienceOf } from '#app/deadline.ts'
import { languageOf } from '#app/features/plan/core/plan.ts'
import {
  type SentPlanAnswer,
  sendPlanRequest,
} from '#app/features/request/sending/send-plan-request.server.ts'
import type { WishFieldName } from '#app/features/wish/wish-fields.ts'
import { readFormBody } from '#app/form-body.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { dayOf } from '#app/text/days.ts'
import { nameOfKey } from '#app/text/names.ts'
import { isOvertime, isUnreachable } from '#database/connect.ts'
import { heldAt } from './planning.ts'
import { knownOf, readAnswers } from './planning-answers.ts'
import { getPlanningCountry } from './planning-queries.server.ts'
import { planOfAnswers } from './planning-request.ts'
import { type PlanningCountry, planningContact } from './planning-schema.ts'

export type PlanningAnswer =
  | SentPlanAnswer
  /** The submitted values with their errors. */
  | { ok: false; result: SubmissionResult<string[]>; retryAfterSeconds?: number }

/** A field that every form with a wish posts: without it the address says what else is wanted. */
const HAS_WISH: WishFieldName = 'need_words'

/** How long the sender waits for names. */
const READ_WITHIN_MS = 750

/** A country whose choices are called by their keys. */
function countryByKeys(tag: string, query: URLSearchParams): PlanningCountry {
  const keys = (name: string) => query.getAll(name).flatMap(value => value.split(','))
  const wishes = (name: string) => keys(name).map(key => ({ key, name: nameOfKey(key) }))
  return {
    tag,
    name: nameOfKey(tag),
    planner: null,
    tripLength: null,
    seasons: [],
    origin: null,
    places: wishes('place'),
    likes: wishes('like').map(wish => ({ ...wish, vocabulary: 'interest' })),
    doings: wishes('do'),
    posters: {},
  }
}

interface NamedCountry {
  country: PlanningCountry
  inEnglish: PlanningCountry
  inSpanish: PlanningCountry
}

/**
 * The country in the sender's language and in both. While the database is away or slow, the answers are stored by their
 * keys: the office can look them up, and nothing is lost.
 */
async function findCountry(
  ctx: RequestContext,
  patience: Patience,
  { tag, query }: { tag: string; query: URLSearchParams },
): Promise<NamedCountry> {
  const reading = Promise.all([
    getPlanningCountry(ctx, tag),
    getPlanningCountry({ ...ctx, locale: 'en' }, tag),
    getPlanningCountry({ ...ctx, locale: 'es' }, tag),
  ])
  try {
    const [country, inEnglish, inSpanish] = await patience.await(reading, READ_WITHIN_MS)
    return { country, inEnglish, inSpanish }
  } catch (error) {
    const isAway = error instanceof DeadlineError || isUnreachable(error) || isOvertime(error)
    if (!isAway) throw error
  }
  const country = countryByKeys(tag, query)
  return { country, inEnglish: country, inSpanish: country }
}

/**
 * Receives the guided planner's last step: the contact details in the body, all other answers in the address.
 * @throws AppError not_found, too_large, bad_request, unavailable.
 */
export async function receivePlanning(
  ctx: RequestContext,
  request: Request,
  tag: string,
): Promise<PlanningAnswer> {
  const { form, isText } = await readFormBody(request)
  const submission = parseWithZod(form, { schema: planningContact })
  if (submission.status !== 'success') return { ok: false, result: submission.reply() }
  if (!isText) return { ok: false, result: submission.reply({ formErrors: ['form_not_text'] }) }
  const query = new URL(request.url).searchParams
  const patience = patienceOf(ctx)
  const named = await findCountry(ctx, patience, { tag, query })
  const today = dayOf(ctx.now())
  const { answers } = readAnswers(query, knownOf(named.country, today))
  // The page asks again before this step; nobody comes here with such an address but by hand.
  const held = heldAt(answers)
  if (held) {
    const formErrors = [held === 'when' ? 'planning_day_wrong' : 'contact_failed']
    return { ok: false, result: submission.reply({ formErrors }) }
  }
  const {
    name,
    email,
    phone,
    message,
    requestKey,
    referral,
    subject: trap,
    tookMs,
    ...said
  } = submission.value
  const answer = await sendPlanRequest(
    { ...ctx, patience },
    {
      name,
      email,
      phone,
      locale: languageOf(request, ctx.locale),
      timezone: '',
      newPlan: planOfAnswers({
        ...{ answers, ...named, message },
        said: form.has(HAS_WISH) ? said : answers.carried,
      }),
      requestKey,
      referral,
      evidence: { trap, tookMs, ownWords: message, headers: request.headers },
    },
  )
  if (answer.ok) return answer
  if (answer.reason === 'too_many') {
    const result = submission.reply({ formErrors: ['form_too_many'] })
    return { ok: false, result, retryAfterSeconds: answer.retryAfterSeconds }
  }
  return { ok: false, result: submission.reply({ formErrors: ['contact_country_required'] }) }
}
