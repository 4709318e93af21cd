import styles from './answer-list.module.css'
import { classNames } from './class-names.ts'
import { Display } from './display.tsx'
import { Text } from './text.tsx'

interface AnswerListProps {
  rows: readonly { name: string; words: string; note?: string }[]
  /** Whether answers of very different lengths are read down columns, so that a short one leaves no gap. */
  inColumns?: boolean
}

/** Short answers, each beside its label. */
export function AnswerList({ rows, inColumns }: AnswerListProps) {
  return (
    <dl className={classNames(styles.list, inColumns && styles.columns)}>
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
