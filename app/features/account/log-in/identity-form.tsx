import { type FormEvent, type FormEventHandler, type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { IconName } from '#app/ui/icons.ts'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import styles from './identity-form.module.css'
import { type FormAnswer, type IdentityProblems, identityProblems } from './identity-problems.ts'

type Status = 'idle' | 'loading' | 'done'

/**
 * State of a form with one call: idle, loading, done. After a failure the fields keep their values; a second submit
 * while loading is ignored.
 */
export function useIdentityForm(
  call: (fields: Readonly<Record<string, string>>) => Promise<void>,
  problemsOf = identityProblems,
  /** Of the form as it was posted without script. */
  posted?: FormAnswer,
) {
  const [status, setStatus] = useState<Status>(posted?.kind === 'sent' ? 'done' : 'idle')
  const [problems, setProblems] = useState<IdentityProblems>(
    posted?.kind === 'refused' ? posted.problems : {},
  )

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (status === 'loading') return
    const fields = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([key, value]) => [key, String(value)]),
    )
    setStatus('loading')
    setProblems({})
    try {
      await call(fields)
      setStatus('done')
    } catch (error) {
      setProblems(problemsOf(error))
      setStatus('idle')
    }
  }
  return { status, problems, onSubmit }
}

interface IdentityFormProps {
  /** Label of the button. */
  action: string
  icon?: IconName
  /** Another way stands above it. */
  isQuiet?: boolean
  loading: boolean
  /** Error of the form as a whole. */
  problem?: string | undefined
  onSubmit: FormEventHandler<HTMLFormElement>
  children: ReactNode
}

/**
 * Form of the account pages: fields, errors and one button. It posts without script as well, to its own page.
 */
export function IdentityForm(props: IdentityFormProps) {
  const { action, icon, isQuiet = false, loading, problem, onSubmit, children } = props
  return (
    <form method="post" className={styles.form} onSubmit={onSubmit} noValidate>
      {children}
      {problem && <Note kind="error">{problem}</Note>}
      {isQuiet ? (
        <SecondaryButton type="submit" icon="arrow-right-bold" className={styles.quiet} aria-busy={loading}>
          {action}
        </SecondaryButton>
      ) : (
        <Button type="submit" block loading={loading} {...(icon && { icon })}>
          {action}
        </Button>
      )}
    </form>
  )
}
