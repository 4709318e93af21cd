import { useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay } from '#app/text/figures.ts'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import styles from './leaving.module.css'

interface LeavingNoticeProps {
  deletesTs: string
  /** Called once the deletion is cancelled. */
  onKeep?: () => void
}

/** The day on which the account is deleted, and the button that cancels it. */
export function LeavingNotice({ deletesTs, onKeep }: LeavingNoticeProps) {
  const [status, setStatus] = useState<'idle' | 'keeping' | 'kept' | 'failed'>('idle')
  if (status === 'kept') return null

  async function keep(): Promise<void> {
    setStatus('keeping')
    try {
      await browserApi('POST /api/private/user/me/keep')
      setStatus('kept')
      onKeep?.()
    } catch {
      setStatus('failed')
    }
  }
  return (
    <div className={styles.notice}>
      <Note kind="wait">{m.leaving_notice({ day: formatDay(deletesTs.slice(0, 10), getLocale()) })}</Note>
      <SecondaryButton
        aria-busy={status === 'keeping'}
        onClick={() => {
          if (status !== 'keeping') void keep()
        }}
      >
        {m.leaving_keep()}
      </SecondaryButton>
      {status === 'failed' && <Note kind="error">{m.leaving_keep_failed()}</Note>}
    </div>
  )
}
