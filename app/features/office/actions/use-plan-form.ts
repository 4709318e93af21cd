import { useEffect, useRef, useState } from 'react'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import type { CallResult, PlanField, Refused } from './plan-action.ts'

interface PlanFormProps {
  onClose: () => void
  /** Called with what came of it once the dialog is closed. */
  onResult: (words: string, ok: boolean) => void
}

/**
 * A dialog that waits for the answer: what was done closes it, what was refused is said in it, beside its field, with
 * everything typed kept. If it is closed meanwhile, the result is shown on the page.
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
    /** Refuses by itself what the server would. */
    refuse: (field: PlanField, words: string) => setRefused({ field, words }),
    /** What is typed anew is no longer refused. */
    forget: () => setRefused(null),
    /** What is said beside a field. */
    errorOf: (field: PlanField) => (refused?.field === field ? refused.words : undefined),
    /** What is said of no field. */
    problem: refused && refused.field === null ? refused.words : null,
  }
}
