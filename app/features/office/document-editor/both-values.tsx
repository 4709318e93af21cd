import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import styles from './both-values.module.css'
import { pathWords, valueWords } from './path-words.ts'
import type { EditedDocument } from './use-document.ts'

/** Fields that a colleague changed meanwhile to something else: both values, and one press for either. */
export function BothValues({ edited }: { edited: EditedDocument }) {
  const { conflicts, choose } = edited
  if (conflicts.length === 0) return null
  return (
    <div className={styles.both} role="alert">
      <p>
        <b>{m.office_document_both()}</b>
      </p>
      {conflicts.map(conflict => {
        const where = pathWords(conflict.path)
        return (
          <fieldset key={conflict.path.join('.')}>
            <legend>{where}</legend>
            <div>
              <p>{valueWords(conflict.ours, getLocale())}</p>
              <SecondaryButton size="sm" onClick={() => choose(conflict, false)}>
                {m.office_keep_mine()}
              </SecondaryButton>
            </div>
            <div>
              <p>{valueWords(conflict.theirs, getLocale())}</p>
              <SecondaryButton size="sm" onClick={() => choose(conflict, true)}>
                {m.office_document_take_theirs()}
              </SecondaryButton>
            </div>
          </fieldset>
        )
      })}
    </div>
  )
}
