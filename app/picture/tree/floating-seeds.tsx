import styles from './floating-seeds.module.css'

const TUFTS = ['a', 'b', 'c', 'd', 'e', 'f']

/** Seeds of the kapok tree that the wind brings, above their container; under reduced motion they are there. */
export function FloatingSeeds() {
  return (
    <div className={styles.seeds}>
      {TUFTS.map(tuft => (
        <svg key={tuft} className={styles.tuft} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path
            className={styles.rays}
            d="M18.7 12a6.7 6.7 0 0 1-13.4 0a6.7 6.7 0 0 1 13.4 0"
            pathLength="11"
          />
          <circle className={styles.seed} cx="12" cy="12" r="2.6" />
        </svg>
      ))}
    </div>
  )
}
