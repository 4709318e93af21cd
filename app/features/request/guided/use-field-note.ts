import { type SyntheticEvent, useState } from 'react'

/**
 * The house's message beside a field of a step, in place of the browser's bubble: it comes when the field is left or the
 * step is refused, and from then on follows what is typed. `problemOf` says what is wrong; null if nothing.
 */
export function useFieldNote(problemOf: (field: HTMLInputElement) => string | null) {
  const [error, setError] = useState<string>()

  function check(field: HTMLInputElement): string | undefined {
    const problem = problemOf(field) ?? undefined
    field.setCustomValidity(problem ?? '')
    return problem
  }
  function tell({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
    setError(check(currentTarget))
  }
  return {
    error,
    /** For a field that the browser cannot check by itself. */
    begin: (field: HTMLInputElement | null) => void (field && check(field)),
    checks: {
      onBlur: tell,
      onInput: (event: SyntheticEvent<HTMLInputElement>) => {
        const problem = check(event.currentTarget)
        if (error !== undefined) setError(problem)
      },
      onInvalid: (event: SyntheticEvent<HTMLInputElement>) => {
        event.preventDefault()
        tell(event)
        const first = event.currentTarget.form?.querySelector('input:invalid')
        if (first === event.currentTarget) event.currentTarget.focus()
      },
    },
  }
}
