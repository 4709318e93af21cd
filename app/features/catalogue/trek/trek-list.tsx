import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './trek-list.module.css'

interface TrekListProps {
  rows: readonly { name: string; words: string; note?: string }[]
}

/** Short answers, each beside its name. */
export function TrekList({ rows }: TrekListProps) {
  return (
    <dl className={styles.list}>
      {rows.map(({ name, words, note }) => (
        <div key={name}>
          <dt>
            <Display as="span" size={24}>
              {name}
            </Display>
          </dt>
          <dd>
            <Text>{words}</Text>
            {note && (
              <Text size="small" tone="quiet">
                {note}
              </Text>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
