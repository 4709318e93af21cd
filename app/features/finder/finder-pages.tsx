import { m } from '#app/paraglide/messages.js'
import { Chip } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type FinderFilters, finderLink } from './finder.ts'
import styles from './finder-pages.module.css'

/** The way to the other pages of a search. */
export function FinderPages({ filters, pages }: { filters: FinderFilters; pages: number }) {
  const { page } = filters
  if (pages < 2) return null
  const to = (number: number) => finderLink({ ...filters, page: number })
  return (
    <nav className={styles.pages} aria-label={m.finder_pages()}>
      {page > 1 && (
        <Chip to={to(page - 1)} rel="prev">
          <Icon name="arrow-left-bold" size="xs" />
          {m.finder_previous()}
        </Chip>
      )}
      {Array.from({ length: pages }, (_, i) => i + 1).map(number => (
        <Chip
          key={number}
          to={to(number)}
          className={styles.number}
          aria-label={m.finder_page({ page: number })}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </Chip>
      ))}
      {page < pages && (
        <Chip to={to(page + 1)} rel="next">
          {m.finder_next()}
          <Icon name="arrow-right-bold" size="xs" />
        </Chip>
      )}
    </nav>
  )
}
