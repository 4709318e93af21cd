import { useState } from 'react'
import { type PasskeyProblem, passkeyProblemOf } from './passkey.ts'

/** Makes passkey calls, one at a time, with the problem of the last one. */
export function usePasskeyCall(call: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<PasskeyProblem | null>(null)

  async function run(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      await call()
    } catch (error) {
      setProblem(passkeyProblemOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, problem, run: () => void run() }
}
