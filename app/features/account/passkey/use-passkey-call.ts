import { useState, useSyncExternalStore } from 'react'
import { canHavePasskeys, type PasskeyProblem, passkeyProblemOf } from './passkey.ts'

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

const never = () => () => undefined

/** Whether this browser supports passkeys at this address; null until known, and without script. */
export function usePasskeySupport(): boolean | null {
  return useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in globalThis && canHavePasskeys(location.hostname),
    () => null,
  )
}
