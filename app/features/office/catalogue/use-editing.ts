import { createContext, useContext } from 'react'
import { isWithin } from '#database/values/document/at-path.ts'
import type { Path } from '#database/values/document/diff-documents.ts'
import type { Field } from './document-fields.ts'
import type { Problem } from './document-saving.ts'

/** What every field of an editor needs. */
export interface Editing {
  /** The whole document. */
  field: Field | null
  edit: (path: Path, value: unknown, canUndo?: boolean) => void
  problems: readonly Problem[]
  /** The countries that the document is of; none if it is of all. */
  countries: readonly string[]
  /** The field that was asked for: the folds around it open. */
  target: { path: Path } | null
  /** Says what was done, with a way to undo it. */
  tell: (words: string) => void
}

export const EditingContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('this stands outside an editor')
  return editing
}

/** What the checks say of exactly this part. */
export function problemsAt(problems: readonly Problem[], path: Path): Problem[] {
  return problems.filter(each => each.path.length === path.length && isWithin(each.path, path))
}

/** The id of a field's control. */
export function fieldId(path: Path): string {
  return `field-${path.join('-') || 'all'}`
}
