import { type Goal, goalName } from '#app/features/sentence/sentence.ts'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import styles from './finder-notes.module.css'
import { all, quotedAll } from './finder-words.ts'

interface FinderNotesProps {
  unknown: readonly string[]
  leftOut: readonly Goal[]
  cut: boolean
  /** The words as typed, and as they were looked for instead. */
  words: string
  respelled: string | null
}

/** What could not be done as it was asked for. */
export function FinderNotes({ unknown, leftOut, cut, words, respelled }: FinderNotesProps) {
  const notes = [
    unknown.length > 0 && m.finder_unknown({ values: quotedAll(unknown) }),
    leftOut.length > 0 && m.finder_left_out({ values: all(leftOut.map(goalName)) }),
    cut && m.finder_cut(),
    respelled !== null && m.finder_respelled({ words, respelled }),
  ].filter(note => note !== false)
  if (notes.length === 0) return null
  return (
    <div className={styles.notes}>
      {notes.map(note => (
        <Note key={note} kind="wait" icon="magnifying-glass-bold">
          {note}
        </Note>
      ))}
    </div>
  )
}
