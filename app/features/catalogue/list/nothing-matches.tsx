import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Text } from '#app/ui/text.tsx'
import { anyOf } from './catalogue-words.ts'
import { filterQuery, type ListFilter, type Looser } from './list.ts'
import styles from './nothing-matches.module.css'

interface NothingMatchesProps {
  filter: ListFilter
  looser: readonly Looser[]
  link: (query: Record<string, string | undefined>) => string
}

/** Message for an empty list, with the nearest non-empty ones. */
export function NothingMatches({ filter, looser, link }: NothingMatchesProps) {
  return (
    <div className={styles.none}>
      <Display size={44}>{m.catalogue_none()}</Display>
      <Text size="lead" tone="quiet">
        {m.catalogue_none_lead()}
      </Text>
      <ul className={styles.list}>
        {looser.map(({ dropped, count }) => (
          <li key={dropped.join()}>
            <Anchor
              to={link(filterQuery(filter, Object.fromEntries(dropped.map(key => [key, null]))))}
              className={styles.link}
            >
              <b>{dropped.map(anyOf).join(', ')}</b>
              <span>{count}</span>
              <Icon name="arrow-right-bold" />
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}
