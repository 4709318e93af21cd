import type { CSSProperties } from 'react'
import { m } from '#app/paraglide/messages.js'
import { unbroken } from '#app/text/unbroken.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { NamedAuthority, ShownFact } from './before-you-go-schema.ts'
import styles from './fact.module.css'

function Names({ of }: { of: readonly NamedAuthority[] }) {
  return of.map(({ name, address }, i) => (
    <span key={name}>
      {i > 0 && '; '}
      {address ? <TextLink to={address}>{name}</TextLink> : name}
    </span>
  ))
}

interface FactProps {
  fact: ShownFact
  /** The day on which most facts of its part were checked: said once there. */
  usual: string | null
}

/** Who decides or publishes a fact; and when it was checked, where that differs from its neighbours. */
function FactCheck({ fact: { freshness, months, percent, checked, sources }, usual }: FactProps) {
  const isFresh = freshness === 'fresh'
  return (
    <div className={styles.check}>
      {isFresh && checked !== usual && <p className={styles.fresh}>{m.before_checked({ day: checked })}</p>}
      {!isFresh && <p>{m.before_checked_months({ count: months })}</p>}
      <p>
        <Names of={sources} />
      </p>
      {!isFresh && (
        <span
          aria-hidden="true"
          className={styles.age}
          style={{ '--age': `${Math.min(percent, 100)}%` } as CSSProperties}
        />
      )}
    </div>
  )
}

/** A fact with whom to ask, its source and its age. What is too old is only named as missing. */
export function Fact({ fact, usual }: FactProps) {
  const { freshness, words, known, checked, ask } = fact
  const isGone = freshness === 'gone'
  return (
    <div className={classNames(styles.fact, freshness !== 'fresh' && styles.old)}>
      <div className={styles.words}>
        {known && !isGone ? (
          <Text>{words}</Text>
        ) : (
          <Text className={styles.unknown}>
            <b>{m.before_not_known()}</b> {isGone ? m.before_gone({ day: checked }) : unbroken(words)}
          </Text>
        )}
        {ask.length > 0 && (
          <Text size="small">
            <b>{m.before_ask()}</b> <Names of={ask} />
          </Text>
        )}
      </div>
      <FactCheck fact={fact} usual={usual} />
    </div>
  )
}
