import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Path } from '#database/values/document/diff-documents.ts'
import { fieldId, problemsAt, useEditing } from './editing.ts'
import styles from './fields.module.css'
import { problemWords } from './problem-words.ts'

interface FieldFrameProps {
  path: Path
  label: string
  hint?: ReactNode
  /** Whether it is longer than it may be. */
  isOver?: boolean
  children: (control: {
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** A control with its label, its hint, and what the checks say of it. */
export function FieldFrame({ path, label, hint, isOver = false, children }: FieldFrameProps) {
  const { problems } = useEditing()
  const own = problemsAt(problems, path)
  const id = fieldId(path)
  const isWrong = own.length > 0 || isOver
  return (
    <div className={styles.field} data-small>
      <label htmlFor={id}>{label}</label>
      {children({
        'aria-invalid': isWrong || undefined,
        'aria-describedby': own.length > 0 || hint ? `${id}-says` : undefined,
      })}
      {(own.length > 0 || hint) && (
        <div id={`${id}-says`} className={styles.says}>
          {hint && <span className={classNames(isOver && styles.over)}>{hint}</span>}
          <Problems path={path} />
        </div>
      )}
    </div>
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
