import { Fragment } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Chip } from './chip.tsx'
import { Icon } from './icon.tsx'
import styles from './pager.module.css'

interface PagerProps {
  /** The label of the navigation: "More trips". */
  label: string
  page: number
  pages: number
  /** The address of a page, counted from 1. */
  to: (page: number) => string
}

/** Links to the other pages of a list, only the nearby ones of many; renders nothing for a single page. */
export function Pager({ label, page, pages, to }: PagerProps) {
  if (pages < 2) return null
  return (
    <nav className={styles.pages} aria-label={label}>
      {page > 1 && (
        <Chip to={to(page - 1)} rel="prev">
          <Icon name="arrow-left-bold" size="xs" />
          {m.pager_previous()}
        </Chip>
      )}
      {pagesShown(page, pages).map((number, i, shown) => (
        <Fragment key={number}>
          {number - (shown[i - 1] ?? 0) > 1 && (
            <span className={styles.gap} aria-hidden="true">
              …
            </span>
          )}
          <Chip
            to={to(number)}
            className={styles.number}
            aria-label={m.pager_page({ page: number })}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </Chip>
        </Fragment>
      ))}
      {page < pages && (
        <Chip to={to(page + 1)} rel="next">
          {m.pager_next()}
          <Icon name="arrow-right-bold" size="xs" />
        </Chip>
      )}
    </nav>
  )
}

/** Up to this many pages are all shown; beyond, the first, the last, and those around the current one. */
const ALL_SHOWN = 9

/** The page numbers that a pager shows, counted from 1; a step of more than one is a gap. */
export function pagesShown(page: number, pages: number): number[] {
  const numbers = Array.from({ length: pages }, (_, i) => i + 1)
  if (pages <= ALL_SHOWN) return numbers
  const middle = Math.min(Math.max(page, 3), pages - 2)
  return numbers.filter(number => number === 1 || number === pages || Math.abs(number - middle) <= 1)
}
