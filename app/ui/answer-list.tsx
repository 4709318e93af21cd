import styles from './answer-list.module.css'
import { Display } from './display.tsx'
import { Text } from './text.tsx'

interface AnswerListProps {
  rows: readonly { name: string; words: string; note?: string }[]
}

/** Short answers, each beside its label. */
export function AnswerList({ rows }: AnswerListProps) {
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
