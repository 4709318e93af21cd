import { confirmByPasskey } from '#app/features/account/passkey/passkey-calls.ts'
import { PasskeyNote } from '#app/features/account/passkey/passkey-note.tsx'
import { usePasskeyCall } from '#app/features/account/passkey/use-passkey-call.ts'
import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'

/** Confirms with a passkey that the reader chooses. */
export function ConfirmByPasskey({ onConfirm }: { onConfirm: () => void }) {
  const { isBusy, problem, run } = usePasskeyCall(async () => {
    await confirmByPasskey()
    onConfirm()
  })
  return (
    <>
      <div>
        <SecondaryButton icon="fingerprint" aria-busy={isBusy} onClick={run}>
          {m.confirm_by_passkey()}
        </SecondaryButton>
      </div>
      <PasskeyNote problem={problem} refused={m.confirm_passkey_other()} />
    </>
  )
}
