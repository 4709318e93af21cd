import { useId, useRef } from 'react'
import { useScripted } from '#app/features/search/sentence/use-scripted.ts'
import { m } from '#app/paraglide/messages.js'
import { DiscButton } from '#app/ui/disc-button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './count-field.module.css'
import { useFieldNote } from './use-field-note.ts'

interface CountFieldProps {
  label: string
  hint?: string | null
  name: string
  min: number
  max: number
  /** Value of the first press when the field is empty. */
  start: number
  defaultValue: number | null
  /** Labels of the buttons. */
  fewer: string
  more: string
}

function isNumberWrong(validity: ValidityState): boolean {
  const { badInput, rangeUnderflow, rangeOverflow, stepMismatch } = validity
  return badInput || rangeUnderflow || rangeOverflow || stepMismatch
}

/** A number field that may stay empty; with script it has buttons to step up and down. */
export function CountField({ label, hint, start, defaultValue, fewer, more, ...rest }: CountFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const scripted = useScripted()
  const { error, checks } = useFieldNote(({ validity }) =>
    isNumberWrong(validity) ? m.planning_number_wrong({ min: rest.min, max: rest.max }) : null,
  )
  const noteId = error ? `${id}-error` : hint ? `${id}-hint` : undefined

  function step(by: 1 | -1): void {
    const field = input.current
    if (!field) return
    if (field.value === '') field.value = String(start)
    else field.stepUp(by)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.count}>
        <DiscButton
          icon="minus-bold"
          label={fewer}
          onClick={() => step(-1)}
          disabled={!scripted}
          data-scripted=""
        />
        <input
          {...rest}
          id={id}
          ref={input}
          type="number"
          inputMode="numeric"
          defaultValue={defaultValue ?? ''}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteId}
          {...checks}
        />
        <DiscButton
          icon="plus-bold"
          label={more}
          onClick={() => step(1)}
          disabled={!scripted}
          data-scripted=""
        />
      </div>
      {error ? (
        <FieldError id={noteId} error={error} />
      ) : (
        hint && (
          <Text size="fine" tone="quiet" id={noteId}>
            {hint}
          </Text>
        )
      )}
    </div>
  )
}
