import type { CSSProperties, ReactNode } from 'react'
import { Chip } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './testimonial-filters.module.css'

interface FilterMenuProps {
  id: string
  /** The selected option, or the name of the filter. */
  label: string
  /** Whether an option is selected. */
  lit: boolean
  children: ReactNode
}

/**
 * Options that do not fit on the line. A popover, so that it opens without script and is not clipped by a scrolling
 * line.
 */
export function FilterMenu({ id, label, lit, children }: FilterMenuProps) {
  const anchor = { '--anchor': `--${id}` } as CSSProperties
  return (
    <>
      <Chip popoverTarget={id} className={styles.menu} aria-current={lit || undefined} style={anchor}>
        {label}
        <Icon name="caret-down-bold" size="xs" />
      </Chip>
      <div id={id} popover="auto" className={`on-paper ${styles.choices}`} style={anchor}>
        {children}
      </div>
    </>
  )
}
