import { m } from '#app/paraglide/messages.js'
import { MoreLink } from '#app/ui/more-link.tsx'
import styles from './address-guesses.module.css'
import { useFound } from './use-found.ts'

const MOST = 4

/** What somebody may have meant who came by an address without a page: the best of what its words find. */
export function AddressGuesses({ words }: { words: string }) {
  const { answer } = useFound(words)
  const best = answer?.order.flatMap(kind => answer[kind].slice(0, 2)).slice(0, MOST) ?? []
  if (best.length === 0) return null
  return (
    <section className={styles.guesses} aria-labelledby="guesses" role="status">
      <b id="guesses">{m.error_guesses()}</b>
      <ul>
        {best.map(({ url, name }) => (
          <li key={url}>
            <MoreLink to={url}>{name}</MoreLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
