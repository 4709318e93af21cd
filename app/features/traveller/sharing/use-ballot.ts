import { useCallback, useEffect, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { randomId } from '#app/client/random-id.ts'
import type { OpenVote } from '#app/features/proposal/vote/vote-schema.ts'
import {
  type BallotProblem,
  ballotProblem,
  type FilledBallot,
  type RefusedBallot,
  readBallot,
  readCeiling,
} from './ballot.ts'

const STORED = (key: string) => `ceiba-vote-${key}`

/** If the browser forbids storage, a ballot cannot be changed after leaving the page. */
function store(key: string, ballot: FilledBallot | null): void {
  try {
    if (ballot) localStorage.setItem(STORED(key), JSON.stringify(ballot))
    else localStorage.removeItem(STORED(key))
  } catch {
    // Only the ability to change it later is lost.
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

interface BallotStart {
  /** ID for a new companion. */
  companion: string
  /** What was posted without script and refused. */
  refused: RefusedBallot | null
}

/** State of a companion's ballot while it is filled in, sent and changed. */
export function useBallot(key: string, before: OpenVote, { companion, refused }: BallotStart) {
  const empty: FilledBallot = { companion, name: '', marks: {}, ceiling: '', isSent: false }
  const [ballot, setBallot] = useState(refused?.filled ?? empty)
  const [vote, setVote] = useState(before)
  const [problem, setProblem] = useState<BallotProblem | null>(refused?.problem ?? null)
  const [isSending, setIsSending] = useState(false)
  const { isClosed } = vote

  useEffect(() => {
    const known = stored(key)
    if (known && !refused) setBallot(known)
    // A ballot is deleted once the vote is closed.
    if (isClosed) store(key, null)
  }, [key, isClosed, refused])

  /** Reads the vote again. If that fails, the current one stays. */
  const readAgain = useCallback(async (): Promise<void> => {
    const { data } = await browserApi('GET /api/public/vote/{key}', { path: { key } })
    setVote(data)
  }, [key])
  useEffect(() => {
    // Other companions vote meanwhile, and the last of them closes the vote.
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

  /** Resolves to whether the ballot was stored. */
  async function send(): Promise<boolean> {
    const { name, marks, companion } = ballot
    const wrong = ballotProblem(ballot, vote.currency)
    const ceilingMinor = readCeiling(ballot.ceiling, vote.currency)
    if (wrong || ceilingMinor === 'invalid') return refuse(wrong ?? 'ceiling')
    if (isSending) return false
    setIsSending(true)
    setProblem(null)
    // Stored before it is sent: if the answer is lost, a retry changes the ballot instead of adding one.
    store(key, ballot)
    try {
      const body = { companion, name, marks, ceilingMinor }
      const { data } = await browserApi('POST /api/public/vote/{key}', { path: { key }, body })
      const sent = { ...ballot, isSent: true }
      setBallot(sent)
      store(key, sent)
      setVote(data.vote)
      return true
    } catch (error) {
      // The vote was closed meanwhile, so the page needs its result.
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
