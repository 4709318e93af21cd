import { useEffect, useEffectEvent, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError, reasonOf } from '#app/client/api-client/api-error.ts'
import { randomId } from '#app/client/random-id.ts'
import { type LineAnswer, latestAnswers } from '#app/features/proposal/sent/line-answers.ts'
import type { OwnProposal } from '#app/features/proposal/sent/proposal-wire.ts'
import { type AnswerInput, makeAnswerSender, type NewAnswer, unsentAnswers } from './send-answers.ts'

type Failure = 'superseded' | 'accepted' | 'offline' | 'failed'

/** An answer to a line; its idempotency key is by default one for each. */
export type AnswersOfLine = Omit<NewAnswer, 'alternative'> & { alternative?: string | null }

/** The answers to the lines, and the function that adds one. */
export interface LineAnswers {
  answers: Map<string, LineAnswer>
  /** Whether answers are possible: on the newest draft, before it is accepted. */
  isOpen: boolean
  failure: Failure | null
  /** Shows the answer at once and reverts it if the server refuses it. Resolves to whether it was stored. */
  say: (said: AnswersOfLine) => Promise<boolean>
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return 'offline'
  if (error.status !== 409) return 'failed'
  return reasonOf(error) === 'accepted' ? 'accepted' : 'superseded'
}

/** Whether the proposal is not any more what the page shows: then the page is read again. */
function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && [404, 409, 410, 422].includes(error.status)
}

/** Sends an answer: as the logged-in traveller, or with the token of an emailed link. */
function postAnswer(
  token: string | null,
  path: AnswerInput['path'],
  body: AnswerInput['body'],
  key: string,
): Promise<unknown> {
  // It arrives although the page is left at once.
  const sending = { headers: { 'idempotency-key': key }, keepalive: true }
  if (token !== null) {
    const linked = { ...body, token, number: Number(path.number) }
    return browserApi('POST /api/public/proposal-link/line', { body: linked, ...sending })
  }
  return browserApi('POST /api/private/plan/{id}/proposal/{number}/line', { path, body, ...sending })
}

/** A proposal's answers, including optimistic ones that the server has not confirmed yet. */
export function useLineAnswers(
  proposal: OwnProposal,
  refresh: () => unknown,
  token: string | null,
): LineAnswers {
  const [given, setGiven] = useState<readonly LineAnswer[]>([])
  const [failure, setFailure] = useState<Failure | null>(null)
  const { planId, number, answers, latest, accepted } = proposal
  const [unsent] = useState(() => unsentAnswers(planId, number))
  const [send] = useState(() => makeAnswerSender((...said) => postAnswer(token, ...said), randomId, unsent))

  async function say({ line, answer, alternative = null, body, key }: AnswersOfLine): Promise<boolean> {
    const own: LineAnswer = { line, answer, alternative }
    setGiven(before => [...before, own])
    setFailure(null)
    try {
      await send({ id: planId, number }, { line, answer, alternative, body, key })
      await refresh()
      return true
    } catch (error) {
      setFailure(failureOf(error))
      if (isOutdated(error)) await refresh()
      return false
    } finally {
      // The data read from the server now includes it.
      setGiven(before => before.filter(each => each !== own))
    }
  }

  const sendUnsent = useEffectEvent(() => {
    for (const given of unsent.read()) void say(given)
  })
  useEffect(() => sendUnsent(), [])

  return {
    answers: latestAnswers([...answers, ...given]),
    isOpen: number === latest && accepted === null,
    failure,
    say,
  }
}
