import type { FinderFilters } from '#app/features/search/finder/finder.ts'
import type { Finding } from '#app/features/search/finder/use-finder-filters.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './understood-words.module.css'

/** A parsed part of the words. */
export interface UnderstoodPart {
  key: string
  label: string
  /** The words it came from, as typed. */
  from: string
  /** The words without it. */
  without: string
  /** The filter it can become; null if there is none of its kind. */
  filter: Partial<FinderFilters> | null
}

interface UnderstoodWordsProps extends Pick<Finding, 'filters' | 'linkTo'> {
  parts: readonly UnderstoodPart[]
}

/** Shows how the words were understood. Each part can be removed, or moved from the words to a filter. */
export function UnderstoodWords({ parts, filters, linkTo }: UnderstoodWordsProps) {
  // That nothing was understood is said above.
  if (filters.words === '' || parts.length === 0) return null
  return (
    <div className={styles.understood}>
      <ul aria-label={m.finder_understood()}>
        {parts.map(({ key, label, from, without: words, filter }) => (
          <li key={key} className={styles.part}>
            {filter ? (
              <Anchor
                className={styles.name}
                {...linkTo({ ...filters, ...filter, words, page: 1 })}
                aria-label={m.finder_make_filter({ what: label })}
              >
                {label}
                <Icon name="sliders-horizontal" size="xs" />
              </Anchor>
            ) : (
              <span className={styles.name}>{label}</span>
            )}
            <Anchor
              className={styles.remove}
              {...linkTo({ ...filters, words, page: 1 })}
              aria-label={m.finder_remove_words({ words: from })}
            >
              <Icon name="x-bold" size="xs" />
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}
