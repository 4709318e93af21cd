import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import styles from './brand.module.css'

const ceiba =
  'M6 25.5C4.5 22.5 6.5 19.8 9.5 20C10 17 13.5 15.8 16 17C17 13.5 21 12.5 23.5 14.2C25 10.5 29.5 9 32.5 10.8C36 8.8 40.5 10.5 41.6 14C44.5 12.8 47.8 14.2 48.5 17C51.5 16 54.5 17.6 54.7 20.2C57.6 20 59.4 22.8 58 25.5C52 28 47.5 24.6 43.5 26C39.5 22.6 36 24.4 32 22.2C28 24.4 24.5 22.6 20.5 26C16.5 24.6 12 28 6 25.5ZM20 56C26 54 28.5 50 29.4 44L30 33C27 29 21 27.5 14.5 26.5L15 24.5C22 25 27.5 26.5 30.6 29.5L30.9 19H33.1L33.4 29.5C36.5 26.5 42 25 49 24.5L49.5 26.5C43 27.5 37 29 34 33L34.6 44C35.5 50 38 54 44 56C39 56 36 55 33.8 52.5C33.4 54 33.2 55 33.2 56H30.8C30.8 55 30.6 54 30.2 52.5C28 55 25 56 20 56Z'

/** The ceiba whose crown is the sun. The tree takes the colour of the text. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="3 3 58 58" aria-hidden="true">
      <circle cx="32" cy="32" r="29" fill="var(--red-500)" />
      <path d={ceiba} fill="currentColor" />
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

/** The way home, and beside it the country one is in. */
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
