import { type ReactNode, useEffect, useState } from 'react'
import { goalName } from '#app/features/wish/choice-names.ts'
import { m } from '#app/paraglide/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { Note } from '#app/ui/note.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Goal } from '#database/values/goals.ts'
import type { FilterField } from './filter-rows.ts'
import styles from './finder.module.css'
import type { FinderCounts, FinderPreset } from './finder.ts'
import { FinderBar } from './finder-bar.tsx'
import { FinderFilters } from './finder-filters.tsx'
import { all, type FinderCountry, quotedAll, quotedEither } from './finder-words.ts'
import type { Finding } from './use-finder-filters.ts'

export interface FinderNotes {
  unknown: readonly string[]
  leftOut: readonly Goal[]
  cut: boolean
  /** The words as typed, and as corrected. */
  words: string
  respelled: string | null
  /** Words that occur in no trip. */
  unsaid: readonly string[]
  /** Whether words were understood, and no trip has all that they ask for. */
  isUnmet: boolean
  /** Whether nothing of the words was understood. */
  isNotUnderstood: boolean
  /** Names of countries and regions in which we plan nothing. */
  elsewhere: readonly string[]
  /** Needs of which not every trip is known to keep them. */
  unmeasured: readonly string[]
}

interface FinderProps {
  finding: Finding
  total: number
  exact: boolean
  /** Whether words determine the order. */
  isRanked: boolean
  /** How many have all that the words ask for; null without words that ask for something. */
  fitting: number | null
  /** Whether all of the words was understood and each of these has all of it. */
  hasAll: boolean
  counts: FinderCounts | null
  fields: readonly FilterField[]
  countries: readonly FinderCountry[]
  /** Prepared searches. */
  presets: readonly FinderPreset[]
  /** Parts of the search that were ignored or changed. */
  notes: FinderNotes
  /** The month whose trips come first where nothing ranks them, by its name. */
  season: string
  /** Pages beside the trips. */
  doors: ReactNode
  /** How the words were understood. */
  understood: ReactNode
  /** The list with its map, or the message for an empty result. */
  children: ReactNode
}

const MAP_FOLDED = 'finder-map-folded'

/** Whether the reader has folded the map beside the list away, which their device remembers. */
function useMapFolded() {
  const [isFolded, fold] = useState(false)
  useEffect(() => {
    try {
      fold(localStorage.getItem(MAP_FOLDED) !== null)
    } catch {
      // Storage is forbidden: it is shown each time.
    }
  }, [])
  function toggle(): void {
    fold(!isFolded)
    try {
      if (isFolded) localStorage.removeItem(MAP_FOLDED)
      else localStorage.setItem(MAP_FOLDED, '')
    } catch {
      // Storage is full or forbidden: it is folded on this page alone.
    }
  }
  return { isFolded, toggle }
}

/** The bar, the trips and their map, which stands beside them from 1024 px. */
export function Finder({ notes, doors, understood, children, ...filters }: FinderProps) {
  const map = useMapFolded()
  return (
    <Wrap className={classNames(styles.finder, map.isFolded && styles.folded)}>
      <div className={styles.whole}>
        <h2>
          <VisuallyHidden>{m.finder_page_title()}</VisuallyHidden>
        </h2>
        <Notes {...notes} />
        {doors}
        <FinderBar {...filters} understood={understood} map={map} />
      </div>
      <FinderFilters {...filters} />
      {children}
    </Wrap>
  )
}

function Notes({
  unknown,
  leftOut,
  cut,
  words,
  respelled,
  unsaid,
  isUnmet,
  isNotUnderstood,
  elsewhere,
  unmeasured,
}: FinderNotes) {
  const notes = [
    unknown.length > 0 && m.finder_unknown({ values: quotedAll(unknown) }),
    leftOut.length > 0 && m.finder_left_out({ values: all(leftOut.map(goal => goalName(goal))) }),
    cut && m.finder_cut(),
    respelled !== null && m.finder_respelled({ words, respelled }),
    elsewhere.length > 0 && m.finder_elsewhere({ names: all(elsewhere) }),
    isNotUnderstood && m.finder_nothing_understood(),
    isUnmet && m.finder_unmet(),
    unmeasured.length > 0 && m.finder_need_unmeasured({ needs: all(unmeasured) }),
    unsaid.length > 0 && !isNotUnderstood && m.finder_unsaid({ words: quotedEither(unsaid) }),
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
