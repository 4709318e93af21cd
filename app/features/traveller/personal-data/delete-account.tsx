import { useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './leaving.module.css'
import { LeavingNotice } from './leaving-notice.tsx'

type Problem = 'password' | 'works_here' | 'too_many' | 'failed'

function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return 'failed'
  const problems: Record<number, Problem> = { 409: 'works_here', 422: 'password', 429: 'too_many' }
  return problems[error.status] ?? 'failed'
}

const words = {
  works_here: m.leaving_house,
  too_many: m.leaving_too_many,
  failed: m.leaving_failed,
}

interface DeleteAccountProps {
  /** When the account will be deleted, if that was requested before. */
  deletesTs: string | null
}

/** Explains what is deleted with the account, what is kept and why, and asks for confirmation (design, 16). */
export function DeleteAccount({ deletesTs }: DeleteAccountProps) {
  const [asked, setAsked] = useState<string | null>(null)
  const [isSavedItem, setKept] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const leavesOn = asked ?? (isSavedItem ? null : deletesTs)

  async function ask(password: string): Promise<void> {
    setAsking(true)
    setProblem(null)
    try {
      const body = password ? { password } : {}
      const answer = await browserApi('DELETE /api/private/user/me', { body })
      setAsked(answer.data.deletesTs)
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setAsking(false)
    }
  }
  function keep(): void {
    setAsked(null)
    setKept(true)
  }
  return (
    <div className={styles.danger}>
      <Display size={20} as="h3">
        {m.leaving_title()}
      </Display>
      <Text>{m.leaving_what()}</Text>
      <Text>{m.leaving_kept()}</Text>
      {leavesOn ? (
        <LeavingNotice deletesTs={leavesOn} onKeep={keep} />
      ) : (
        <form
          method="post"
          className={styles.form}
          onSubmit={event => {
            event.preventDefault()
            if (!isAsking) void ask(String(new FormData(event.currentTarget).get('password') ?? ''))
          }}
        >
          <Text>{m.leaving_when()}</Text>
          <Text>{m.leaving_open()}</Text>
          <TextField
            name="password"
            type="password"
            autoComplete="current-password"
            maxLength={200}
            label={m.leaving_password()}
            hint={m.leaving_no_password()}
            error={problem === 'password' ? m.leaving_wrong() : undefined}
          />
          <SecondaryButton type="submit" aria-busy={isAsking}>
            {m.leaving_ask()}
          </SecondaryButton>
          {problem && problem !== 'password' && <Note kind="error">{words[problem]()}</Note>}
        </form>
      )}
    </div>
  )
}
