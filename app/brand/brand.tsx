import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { CEIBA } from '#art/mark/ceiba-path.ts'
import styles from './brand.module.css'

/** The ceiba whose crown is the sun. The tree has the colour of the text. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="3 3 58 58" aria-hidden="true">
      <circle cx="32" cy="32" r="29" fill="var(--red-500)" />
      <path d={CEIBA} fill="currentColor" />
    </svg>
  )
}

/** The mark and the name. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className={styles.brand}>
      <Mark />
      <span className={styles.word}>{name}</span>
    </span>
  )
}

/** The home link, and beside it the link to the present country. */
export function Brand({ name, country }: { name: string; country: { tag: string; name: string } | null }) {
  return (
    <div className={styles.sign}>
      <Anchor to={links.home()} aria-label={m.nav_home({ name })}>
        <Wordmark name={name} />
      </Anchor>
      {country && (
        <Anchor to={links.country(country.tag)} className={styles.country}>
          {country.name}
        </Anchor>
      )}
    </div>
  )
}
