import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import styles from './both-values.module.css'
import { fieldAt } from './document-edits.ts'
import { pathWords } from './document-words.ts'
import type { EditedDocument } from './use-document.ts'
import { useValueWords } from './value-words.ts'

/** Fields that a colleague changed meanwhile to something else: both values, and one press for either. */
export function BothValues({ edited }: { edited: EditedDocument }) {
  const { conflicts, choose, field } = edited
  const fields = conflicts.map(({ path }) => fieldAt(field, path))
  const words = useValueWords(fields)
  if (conflicts.length === 0) return null
  return (
    <div className={styles.both} role="alert">
      <p>
        <b>{m.office_document_both()}</b>
      </p>
      {conflicts.map((conflict, index) => {
        const own = fields[index] ?? null
        return (
          <fieldset key={conflict.path.join('.')}>
            <legend>{pathWords(conflict.path)}</legend>
            {(['ours', 'theirs'] as const).map(side => (
              <div key={side}>
                <p>{words.whole(conflict[side], own)}</p>
                <SecondaryButton size="sm" onClick={() => choose(conflict, side === 'theirs')}>
                  {side === 'ours' ? m.office_keep_mine() : m.office_document_take_theirs()}
                </SecondaryButton>
              </div>
            ))}
          </fieldset>
        )
      })}
    </div>
  )
}
