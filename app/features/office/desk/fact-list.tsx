import styles from './fact-list.module.css'
import { type Fact, FactRows } from './fact-rows.tsx'

/** Facts about a plan, one per line. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      <FactRows facts={facts} />
    </dl>
  )
}
