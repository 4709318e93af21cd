import { useEffect, useEffectEvent, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError, reasonOf } from '#app/client/api-client/api-error.ts'
import type { InputOf } from '#app/client/api-client/calls.ts'
import { randomId } from '#app/client/random-id.ts'
import { keyFor, readText, saveText } from '#app/features/conversation/thread/saved-text.ts'
import { type LineAnswer, latestAnswers } from '#app/features/proposal/sent/line-answers.ts'
import type { OwnProposal } from '#app/features/proposal/sent/proposal-wire.ts'

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

type AnswerInput = InputOf<'POST /api/private/plan/{id}/proposal/{number}/line'>

/** The parts of an answer that must be equal in a retry. */
export interface NewAnswer {
  line: string
  answer: AnswerInput['body']['answer']
  alternative: string | null
  body?: string | undefined
  /** Of a question that was tried before, perhaps before a reload. */
  key?: string | undefined
}

/** Answers that were pressed and not yet stored by the server, on this device: a page that is left sends them when it is opened again. */
interface UnsentAnswers {
  read: () => NewAnswer[]
  /** In place of an earlier one to the same line. */
  add: (given: NewAnswer & { key: string }) => void
  remove: (key: string) => void
}

/** How long an answer may wait: a later one, given elsewhere, shall not be undone. */
const WAIT_MS = 10 * 60_000

/** The unsent answers to a proposal. Where storage is forbidden there are none. */
export function unsentAnswers(planId: number, number: number): UnsentAnswers {
  const name = `answers-${planId}-${number}`
  type Waiting = NewAnswer & { since: number }
  function stored(): Waiting[] {
    const waiting: Waiting[] = JSON.parse(readText(name).body || '[]')
    return waiting.filter(({ since }) => Date.now() - since < WAIT_MS)
  }
  function store(waiting: Waiting[]): void {
    saveText(name, { body: waiting.length > 0 ? JSON.stringify(waiting) : '', tried: null })
  }
  return {
    read: () => stored().map(({ since: _since, ...given }) => given),
    add: given =>
      store([...stored().filter(({ line }) => line !== given.line), { ...given, since: Date.now() }]),
    remove: key => store(stored().filter(waiting => waiting.key !== key)),
  }
}

/**
 * Sends the answers to a line one after another, so that a slow network cannot swap two. Repeating an answer is a retry
 * with the same key, until it has arrived or a different answer was given to the line: a late retry must not undo the
 * newer one. The returned function throws what the call throws.
 */
export function makeAnswerSender(
  post: (path: AnswerInput['path'], said: AnswerInput['body'], key: string) => Promise<unknown>,
  makeKey: () => string,
  unsent: UnsentAnswers,
) {
  const tried = new Map<string, { body: string; key: string }>()
  const underWay = new Map<string, Promise<unknown>>()
  return async (
    path: AnswerInput['path'],
    { line, answer, alternative, body, key: own }: NewAnswer,
  ): Promise<void> => {
    const said = JSON.stringify([answer, alternative, body])
    const key = own ?? keyFor(said, tried.get(line) ?? null, makeKey)
    tried.set(line, { body: said, key })
    // The words of a question wait in their field.
    if (!body) unsent.add({ line, answer, alternative, key })
    const sent = (underWay.get(line) ?? Promise.resolve()).then(() =>
      post(path, { line, answer, alternative, ...(body ? { body } : {}) }, key),
    )
    underWay.set(
      line,
      sent.catch(() => undefined),
    )
    try {
      await sent
      // The same answer given again later gets a new key.
      tried.delete(line)
      unsent.remove(key)
    } catch (error) {
      // A call that was broken off, perhaps because the page is left, may not have arrived, nor one that the server failed at.
      if (error instanceof ApiError && error.status < 500) unsent.remove(key)
      throw error
    }
  }
}

type Accepted = Pick<OwnProposal, 'number' | 'accepted'>

/** Whether this draft of the plan was accepted, and not another. */
export function isAcceptedProposal({ number, accepted }: Accepted): boolean {
  return accepted?.number === number
}

/** Whether a day is accepted, by itself or with its whole draft. */
export function isAcceptedDay(
  proposal: Accepted,
  { answers }: Pick<LineAnswers, 'answers'>,
  dayId: string,
): boolean {
  return isAcceptedProposal(proposal) || answers.get(`day:${dayId}`)?.answer === 'accept'
}
