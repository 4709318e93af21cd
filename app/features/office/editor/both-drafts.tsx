import { whenOf } from '#app/features/office/desk/office-clock.ts'
import { difference } from '#app/features/proposal/proposal/difference.ts'
import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import styles from './both-drafts.module.css'
import type { EditedWords } from './use-draft.ts'

/** Resolves a conflict: two people changed the draft, and both versions are kept until one is chosen. */
export function BothDrafts({ edited }: { edited: EditedWords }) {
  const { theirs, words, keepMine, takeTheirs } = edited
  if (!theirs || !words) return null
  const name = theirs.updatedBy ?? m.office_somebody()
  const when = whenOf(new Date(theirs.updatedTs), new Date())
  const changes = difference(words.content, theirs.content).length
  return (
    <div className={styles.both} role="alert">
      <p>
        <b>{m.office_both({ name, when })}</b>
      </p>
      <dl>
        <div>
          <dt>{m.office_both_mine()}</dt>
          <dd>{m.office_both_days({ title: words.title, count: words.content.days.length })}</dd>
        </div>
        <div>
          <dt>{m.office_both_theirs({ name })}</dt>
          <dd>{m.office_both_days({ title: theirs.title, count: theirs.content.days.length })}</dd>
        </div>
      </dl>
      <p>{m.office_both_differ({ count: changes })}</p>
      <p className={styles.ways}>
        <SecondaryButton size="sm" onClick={() => keepMine()}>
          {m.office_keep_mine()}
        </SecondaryButton>
        <SecondaryButton size="sm" onClick={() => takeTheirs()}>
          {m.office_take_theirs({ name })}
        </SecondaryButton>
      </p>
    </div>
  )
}
