import { useState } from 'react'
import { confirmByPasskey } from '#app/features/account/passkey/passkey-calls.ts'
import { PasskeyNote } from '#app/features/account/passkey/passkey-note.tsx'
import { type PasskeyProblem, passkeyProblemOf } from '#app/features/account/passkey/passkey-problem.ts'
import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'

/** Confirms by a passkey that the reader chooses. */
export function ConfirmByPasskey({ onConfirm }: { onConfirm: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<PasskeyProblem | null>(null)

  async function confirm(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      await confirmByPasskey()
      onConfirm()
    } catch (error) {
      setProblem(passkeyProblemOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <div>
        <SecondaryButton icon="fingerprint" aria-busy={isBusy} onClick={() => void confirm()}>
          {m.confirm_by_passkey()}
        </SecondaryButton>
      </div>
      <PasskeyNote problem={problem} refused={m.confirm_passkey_other()} />
    </>
  )
}
