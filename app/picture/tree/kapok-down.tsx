import styles from './kapok-down.module.css'

const TUFTS = ['a', 'b', 'c', 'd', 'e', 'f']

/** Kapok down on the wind, over the box it stands in. It hangs still for those who want less motion. */
export function KapokDown() {
  return (
    <div className={styles.down}>
      {TUFTS.map(tuft => (
        <svg key={tuft} className={styles.tuft} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <circle className={styles.rays} cx="12" cy="12" r="6.7" pathLength="11" />
          <circle className={styles.seed} cx="12" cy="12" r="2.6" />
        </svg>
      ))}
    </div>
  )
}
