import { useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { privateCalls } from '#app/client/private-data/private-calls.ts'
import { randomId } from '#app/client/random-id.ts'
import { type LineAnswer, latestAnswers } from '#app/features/proposal/lines/line-answers.ts'
import type { OwnProposal } from '#app/features/proposal/sent/proposal-wire.ts'
import { makeAnswerSender } from './send-answers.ts'

type Failure = 'superseded' | 'offline' | 'failed'

export interface SaidOfLine {
  line: string
  answer: LineAnswer['answer']
  alternative?: string | null
  body?: string
}

/** What was said of the lines, and how to say more. */
export interface LineAnswers {
  answers: Map<string, LineAnswer>
  /** Whether anything may be said: the newest draft, not accepted yet. */
  isOpen: boolean
  failure: Failure | null
  /** Shown at once, and taken back where the server did not take it. Whether it did. */
  say: (said: SaidOfLine) => Promise<boolean>
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return 'offline'
  return error.status === 409 ? 'superseded' : 'failed'
}

/** Answers of a proposal's lines as the reader gives them, before the server has said yes. */
export function useLineAnswers(proposal: OwnProposal, refresh: () => unknown): LineAnswers {
  const [given, setGiven] = useState<readonly LineAnswer[]>([])
  const [failure, setFailure] = useState<Failure | null>(null)
  const [send] = useState(() => makeAnswerSender(browserApi, randomId))
  const { planId, number, answers, latest, accepted } = proposal

  async function say({ line, answer, alternative = null, body }: SaidOfLine): Promise<boolean> {
    const own: LineAnswer = { line, answer, alternative }
    setGiven(before => [...before, own])
    setFailure(null)
    try {
      await send(privateCalls.answerLine(planId, number), { line, answer, alternative, body })
      await refresh()
      return true
    } catch (error) {
      setFailure(failureOf(error))
      return false
    } finally {
      // What the server says by now holds.
      setGiven(before => before.filter(each => each !== own))
    }
  }

  return {
    answers: latestAnswers([...answers, ...given]),
    isOpen: number === latest && accepted === null,
    failure,
    say,
  }
}
