import { type ReactNode, useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { isWithin } from '#database/values/document/at-path.ts'
import type { Path } from '#database/values/document/diff-documents.ts'
import styles from './fold.module.css'
import { fieldId, useEditing } from './use-editing.ts'

interface FoldProps {
  path: Path
  label: ReactNode
  /** A quiet addition to the label. */
  fine?: string | undefined
  isOpen?: boolean
  /** The fields in it, if their paths do not begin with its own. */
  names?: ReadonlySet<string>
  children: ReactNode
}

/** A part that opens; its fields are drawn once it is open, so that a long document is quick. */
export function Fold({ path, label, fine, isOpen: isOpenFirst = false, names, children }: FoldProps) {
  const { problems, target } = useEditing()
  const [isOpen, setOpen] = useState(isOpenFirst)
  const holds = (at: Path) => (names ? names.has(String(at[0])) : isWithin(at, path))
  const count = problems.filter(problem => holds(problem.path)).length
  const isAskedFor = target !== null && (holds(target.path) || isWithin(target.path, path))
  useEffect(() => {
    // Only when another field is asked for: what was folded since stays so.
    if (target && isAskedFor) setOpen(true)
  }, [target, isAskedFor])
  return (
    <details
      className={styles.fold}
      id={fieldId(path)}
      open={isOpen}
      onToggle={event => {
        if (event.target === event.currentTarget) setOpen(event.currentTarget.open)
      }}
    >
      <summary>
        <b>{label}</b>
        {fine && <small>{fine}</small>}
        {count > 0 && <em>{m.office_document_problem_count({ count })}</em>}
      </summary>
      {isOpen && <div className={styles.inside}>{children}</div>}
    </details>
  )
}
