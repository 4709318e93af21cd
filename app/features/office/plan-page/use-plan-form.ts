import { useEffect, useRef, useState } from 'react'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import type { CallResult, PlanField, Refused } from './plan-action.ts'

interface PlanFormProps {
  onClose: () => void
  /** Called with the outcome after the dialog closed. */
  onResult: (words: string, ok: boolean) => void
}

/**
 * State of a dialog that waits for the server. Success closes it; a failure is shown in it, beside its field, and the
 * input is kept. If it was closed meanwhile, the outcome appears on the page.
 */
export function usePlanForm({ onClose, onResult }: PlanFormProps) {
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [once] = useState(oneAtATime)
  const isOpen = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid], [role="alert"]')?.focus()
  }, [refused])

  async function ask(call: () => Promise<CallResult>): Promise<void> {
    await once(async () => {
      setBusy(true)
      setRefused(null)
      const result = await call()
      setBusy(false)
      if (result.ok || !isOpen.current) {
        if (isOpen.current) onClose()
        onResult(result.words, result.ok)
      } else setRefused(result)
    })
  }
  return {
    form,
    isBusy,
    ask,
    /** Shows an error without calling the server. */
    refuse: (field: PlanField | null, words: string) => setRefused({ field, words }),
    /** Clears the error once the field changes. */
    forget: () => setRefused(null),
    /** Error of a field. */
    errorOf: (field: PlanField) => (refused?.field === field ? refused.words : undefined),
    /** Error that belongs to no field. */
    problem: refused && refused.field === null ? refused.words : null,
  }
}
