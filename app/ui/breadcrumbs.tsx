import { m } from '#app/paraglide/messages.js'
import { Anchor } from './anchor.tsx'
import styles from './breadcrumbs.module.css'

/** Links to the pages above this one, outermost first; the page itself is the title below. */
export function Breadcrumbs({ trail }: { trail: readonly { label: string; to: string }[] }) {
  return (
    <nav aria-label={m.breadcrumbs_label()}>
      <ol className={styles.crumbs}>
        {trail.map(({ label, to }) => (
          <li key={to}>
            <Anchor to={to}>{label}</Anchor>
          </li>
        ))}
      </ol>
    </nav>
  )
}
