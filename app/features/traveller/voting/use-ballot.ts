import { useCallback, useEffect, useState } from 'react'
import { calls } from '#app/calls.ts'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { randomId } from '#app/client/random-id.ts'
import type { OpenVote } from '#app/features/proposal/vote/vote-schema.ts'
import { type FilledBallot, readBallot, readCeiling } from './ballot.ts'

export type BallotProblem = 'name' | 'ceiling' | 'many' | 'failed'

const STORED = (key: string) => `ceiba-vote-${key}`

/** A browser may refuse to store: then an answer cannot be changed after the page is left. */
function store(key: string, ballot: FilledBallot | null): void {
  try {
    if (ballot) localStorage.setItem(STORED(key), JSON.stringify(ballot))
    else localStorage.removeItem(STORED(key))
  } catch {
    // Nothing is lost but the way back to it.
  }
}

function stored(key: string): FilledBallot | null {
  try {
    return readBallot(localStorage.getItem(STORED(key)))
  } catch {
    return null
  }
}

function problemOf(error: unknown): BallotProblem {
  return error instanceof ApiError && error.status === 429 ? 'many' : 'failed'
}

/** A companion's answer while it is filled in, sent, and changed. `companion` is for whoever is new here. */
export function useBallot(key: string, companion: string, before: OpenVote) {
  const empty: FilledBallot = { companion, name: '', marks: {}, ceiling: '', isSent: false }
  const [ballot, setBallot] = useState(empty)
  const [vote, setVote] = useState(before)
  const [problem, setProblem] = useState<BallotProblem | null>(null)
  const [isSending, setIsSending] = useState(false)
  const { isClosed } = vote

  useEffect(() => {
    const known = stored(key)
    if (known) setBallot(known)
    // What was said is nobody's any more once the vote is over.
    if (isClosed) store(key, null)
  }, [key, isClosed])

  /** How the vote stands by now; what stands here stays where it cannot be read. */
  const readAgain = useCallback(async (): Promise<void> => {
    const { data } = await browserApi<{ data: OpenVote }>(calls.vote(key))
    setVote(data)
  }, [key])
  useEffect(() => {
    // Others vote meanwhile, and the last of them closes it.
    function onReturn(): void {
      if (document.visibilityState === 'visible') readAgain().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [readAgain])

  function change(part: Partial<FilledBallot>): void {
    setBallot(now => ({ ...now, ...part }))
  }

  function refuse(why: BallotProblem): false {
    setProblem(why)
    return false
  }

  /** Whether it is in. */
  async function send(): Promise<boolean> {
    const { name, marks, ceiling } = ballot
    const ceilingMinor = readCeiling(ceiling)
    if (name.trim() === '') return refuse('name')
    if (ceilingMinor === 'invalid') return refuse('ceiling')
    if (isSending) return false
    setIsSending(true)
    setProblem(null)
    // Kept before it is sent: if the answer is lost on the way, the next try changes it instead of adding one.
    store(key, ballot)
    try {
      const body = { companion: ballot.companion, name, marks, ceilingMinor }
      const { data } = await browserApi<{ data: { vote: OpenVote } }>(calls.vote(key), {
        method: 'POST',
        body,
      })
      const sent = { ...ballot, isSent: true }
      setBallot(sent)
      store(key, sent)
      setVote(data.vote)
      return true
    } catch (error) {
      // Closed: with what came of it, which is not what stood here before.
      const isOver = error instanceof ApiError && error.status === 409
      if (isOver) await readAgain().catch(() => setProblem('failed'))
      else setProblem(problemOf(error))
      return false
    } finally {
      setIsSending(false)
    }
  }

  function forget(): void {
    store(key, null)
    setBallot({ ...empty, companion: randomId() })
  }

  return { ballot, vote, problem, isSending, change, send, forget }
}
