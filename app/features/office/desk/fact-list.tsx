import styles from './fact-list.module.css'
import { type Fact, FactRows } from './fact-rows.tsx'

/** What is known beside a plan, a line each. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      <FactRows facts={facts} />
    </dl>
  )
}
