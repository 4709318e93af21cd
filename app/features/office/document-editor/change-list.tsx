import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import styles from './change-list.module.css'
import type { Change } from './document-edits.ts'
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
          <li key={path.join('.')}>
            <b>{pathWords(path) || m.office_document_all()}</b>
            <del>{valueWords(before, locale)}</del>
            <ins>{valueWords(after, locale)}</ins>
          </li>
        ))}
      </ul>
    </>
  )
}
