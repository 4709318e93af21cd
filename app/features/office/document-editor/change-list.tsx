import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { Change } from '#database/values/document/diff-documents.ts'
import styles from './change-list.module.css'
import { pathWords, valueWords } from './path-words.ts'

const MOST_LISTED = 40

/** What differs, field by field: what it said, and what it says. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const locale = getLocale()
  if (changes.length === 0) return <p>{m.office_document_no_changes()}</p>
  return (
    <>
      <p>{m.office_document_changes({ count: changes.length })}</p>
      <ul className={styles.changes}>
        {changes.slice(0, MOST_LISTED).map(({ path, before, after }) => (
          // Of what was removed the place is the earlier one, which another may have now.
          <li key={`${path.join('.')} ${after === undefined}`}>
            <b>{pathWords(path) || m.office_document_all()}</b>
            <del>{valueWords(before, locale)}</del>
            <ins>{valueWords(after, locale)}</ins>
          </li>
        ))}
      </ul>
    </>
  )
}
