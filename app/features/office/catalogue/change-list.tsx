import { m } from '#app/paraglide/messages.js'
import type { Change } from '#database/values/document/diff-documents.ts'
import styles from './change-list.module.css'
import { fieldAt } from './document-edits.ts'
import { pathWords } from './document-words.ts'
import { useEditing } from './use-editing.ts'
import { useValueWords } from './use-value-words.ts'

const MOST_LISTED = 40

/** What differs, field by field: what it said, and what it says. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const { field } = useEditing()
  const listed = changes.slice(0, MOST_LISTED).map(one => ({ ...one, field: fieldAt(field, one.path) }))
  const words = useValueWords(listed.map(one => one.field))
  if (changes.length === 0) return <p>{m.office_document_no_changes()}</p>
  return (
    <>
      <p>{m.office_document_changes({ count: changes.length })}</p>
      <ul className={styles.changes}>
        {listed.map(({ path, before, after, field: own }) => (
          // Of what was removed the place is the earlier one, which another may have now.
          <li key={`${path.join('.')} ${after === undefined}`}>
            <b>{pathWords(path) || m.office_document_all()}</b>
            <del>{words.whole(before, own)}</del>
            <ins>{words.whole(after, own)}</ins>
          </li>
        ))}
      </ul>
    </>
  )
}
