import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Path } from '#database/values/document/diff-documents.ts'
import type { Field, FieldOf } from './document-fields.ts'
import styles from './fields.module.css'
import { problemWords } from './problem-words.ts'
import { fieldId, problemsAt, useEditing } from './use-editing.ts'

/** What every control is given. */
export interface ControlProps<Kind extends Field['kind']> {
  field: FieldOf<Kind> & { isOptional?: boolean }
  label: string
  value: unknown
  path: Path
}

interface FieldFrameProps {
  path: Path
  label: string
  hint?: ReactNode
  /** Whether it is longer than it may be. */
  isOver?: boolean
  children: (control: {
    id: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** A control with its label, its hint, and what the checks say of it. */
export function FieldFrame({ path, label, hint, isOver = false, children }: FieldFrameProps) {
  const isWrong = problemsAt(useEditing().problems, path).length > 0
  const id = fieldId(path)
  const describedBy = isWrong || hint ? `${id}-says` : undefined
  return (
    <div className={styles.field} data-small>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': isWrong || isOver || undefined, 'aria-describedby': describedBy })}
      {describedBy && (
        <div id={describedBy} className={styles.says}>
          {hint && <span className={classNames(isOver && styles.over)}>{hint}</span>}
          <Problems path={path} />
        </div>
      )}
    </div>
  )
}

/** Several controls of one field. */
export function FieldGroup(props: {
  path: Path
  label: string
  look: string | undefined
  children: ReactNode
}) {
  return (
    <fieldset className={props.look} id={fieldId(props.path)} tabIndex={-1}>
      <legend>{props.label}</legend>
      {props.children}
      <Problems path={props.path} />
    </fieldset>
  )
}

/** Takes away a part that may be left out. */
export function LeaveOut({ path, words = m.office_document_leave_out() }: { path: Path; words?: string }) {
  const { edit } = useEditing()
  return (
    <button type="button" className={styles.out} onClick={() => edit(path, undefined, true)}>
      {words}
    </button>
  )
}

/** What the checks say of exactly this part, each with its mend. */
export function Problems({ path }: { path: Path }) {
  const { problems } = useEditing()
  return problemsAt(problems, path).map(problem => (
    <p key={problem.message} className={styles.problem}>
      <Icon name="warning-circle-fill" />
      <span>{problemWords(problem)}</span>
    </p>
  ))
}
