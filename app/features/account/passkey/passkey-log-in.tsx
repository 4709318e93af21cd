import { useLanding } from '#app/features/account/log-in/use-landing.ts'
import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import styles from './passkey.module.css'
import { logInByPasskey, usePasskeyCall, usePasskeySupport } from './passkey-calls.ts'
import { PasskeyNote } from './passkey-note.tsx'

/** Logs in by passkey, then opens the requested page, otherwise the account. */
export function PasskeyLogIn() {
  const land = useLanding()
  const isSupported = usePasskeySupport()
  const { isBusy, problem, run } = usePasskeyCall(async () => {
    await logInByPasskey()
    await land()
  })
  return (
    <div className={styles.way}>
      <div className={styles.place}>
        {isSupported && (
          <SecondaryButton icon="fingerprint" aria-busy={isBusy} onClick={run}>
            {m.passkey_log_in()}
          </SecondaryButton>
        )}
        <noscript>
          <p>{m.passkey_needs_script()}</p>
        </noscript>
      </div>
      <PasskeyNote problem={problem} />
    </div>
  )
}
