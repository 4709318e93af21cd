import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './check-field.module.css'
import { FieldError } from './field.tsx'

type CheckFieldProps = Omit<ComponentProps<'input'>, 'className'> & {
  type?: 'checkbox' | 'radio'
  label: ReactNode
  error?: string | undefined
  /** The number of results, at the end of the line. */
  count?: number | undefined
}

/** A checkbox or a radio button with its label. */
export function CheckField({ type = 'checkbox', label, error, count, ...rest }: CheckFieldProps) {
  const ownId = useId()
  const errorId = error ? `${rest.id ?? ownId}-error` : undefined
  return (
    <div>
      <label className={styles.check}>
        <input {...rest} type={type} aria-invalid={error ? true : undefined} aria-describedby={errorId} />
        <span>{label}</span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </label>
      {error && <FieldError id={errorId} error={error} />}
    </div>
  )
}
