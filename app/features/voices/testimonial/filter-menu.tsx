import type { CSSProperties, ReactNode } from 'react'
import { Chip } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './testimonial-filters.module.css'

interface FilterMenuProps {
  id: string
  /** What is chosen, or what can be. */
  label: string
  /** Something in it is chosen. */
  lit: boolean
  children: ReactNode
}

/** More choices than a line holds. A popover, so that it opens without script and no scrolling line cuts it off. */
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
