import { useState } from 'react'
import { fromLocalInput, toLocalInput } from '#app/features/office/desk/office-clock.ts'
import { m } from '#app/paraglide/messages.js'
import { TextField } from '#app/ui/text-field.tsx'

/** The hour at which something is published, by the reader's clock; at once if none is typed. */
export function useHour() {
  const [at, setAt] = useState('')
  const hour = fromLocalInput(at)
  const isPast = hour !== null && hour.getTime() < Date.now()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return {
    isPast,
    isLater: hour !== null,
    /** As the calls take it. */
    sent: hour ? { at, timeZone } : {},
    field: (hint?: string) => (
      <TextField
        type="datetime-local"
        label={m.office_document_at()}
        hint={hint}
        error={isPast ? m.office_document_at_past() : undefined}
        min={toLocalInput(new Date())}
        value={at}
        onChange={event => setAt(event.target.value)}
      />
    ),
  }
}
