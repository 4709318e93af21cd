import type { ReactNode } from 'react'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './finder.module.css'
import type { FinderCounts } from './finder.ts'
import { FinderBar } from './finder-bar.tsx'
import { FinderFilters } from './finder-filters.tsx'
import type { FinderCountry } from './finder-words.ts'
import type { Finding } from './use-finder-filters.ts'

interface FinderProps {
  finding: Finding
  total: number
  counts: FinderCounts
  countries: readonly FinderCountry[]
  notes: ReactNode
  /** The list and its map, or what there is instead. */
  children: ReactNode
}

/** Filters, trips and their map, side by side from 1280 px. */
export function Finder({ notes, children, ...filters }: FinderProps) {
  return (
    <Wrap className={styles.finder}>
      <div className={styles.whole}>
        {notes}
        <FinderBar {...filters} />
      </div>
      <FinderFilters {...filters} />
      {children}
    </Wrap>
  )
}
