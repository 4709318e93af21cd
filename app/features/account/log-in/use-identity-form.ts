import { type FormEvent, useState } from 'react'
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
