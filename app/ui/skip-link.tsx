import { m } from '#app/paraglide/messages.js'
import styles from './skip-link.module.css'

/** The first Tab stop: jumps past the header to the element with the id `main`. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {m.skip_to_content()}
    </a>
  )
}
