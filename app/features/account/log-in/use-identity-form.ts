import { type FormEvent, useState } from 'react'
import { type IdentityProblems, identityProblems } from './identity-problems.ts'

type Status = 'idle' | 'loading' | 'done'

/**
 * State of a form with one call: idle, loading, done. After a failure the fields keep their values; a second submit
 * while loading is ignored.
 */
export function useIdentityForm(
  call: (fields: Readonly<Record<string, string>>) => Promise<void>,
  problemsOf = identityProblems,
) {
  const [status, setStatus] = useState<Status>('idle')
  const [problems, setProblems] = useState<IdentityProblems>({})

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
