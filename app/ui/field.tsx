import { type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

export interface FieldLook {
  label: ReactNode
  /** Shown until there is an error. */
  hint?: ReactNode
  error?: string | undefined
  /** A quiet addition to the label: "(optional)". */
  mark?: ReactNode
}

interface FieldProps extends FieldLook {
  id?: string | undefined
  /** Renders the control with the attributes that connect it to its label, hint and error. */
  children: (control: {
    id: string
    className: string | undefined
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** The frame of every form control: label above, hint or error below, both announced with the control. */
export function Field({ id, label, hint, error, mark, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const noteId = error ? `${controlId}-error` : hint ? `${controlId}-hint` : undefined
  return (
    <div className={styles.field}>
      <label htmlFor={controlId}>
        {label}
        {mark && <span className={styles.mark}> {mark}</span>}
      </label>
      {children({
        id: controlId,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': noteId,
      })}
      {error ? (
        <FieldError id={noteId} error={error} />
      ) : (
        hint && (
          <p className={styles.hint} id={noteId}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}

/** The error of a control, below it. */
export function FieldError({ id, error }: { id: string | undefined; error: string }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="warning-circle-fill" className={styles.errorIcon} />
      {error}
    </p>
  )
}
