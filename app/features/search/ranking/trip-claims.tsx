import { links } from '#app/links.ts'
import { Anchor } from '#app/ui/anchor.tsx'
import type { Claim } from './reason-words.ts'
import styles from './trip-claims.module.css'

interface TripClaimsProps {
  claims: readonly Claim[]
  country: string
  tripKey: string
}

/** Why a trip matches, then what it misses; a claim that rests on a day links there. */
export function TripClaims({ claims, country, tripKey }: TripClaimsProps) {
  if (claims.length === 0) return null
  return (
    <ul className={styles.claims}>
      {claims.map(({ text, row, day, isMet }) => (
        <li key={text} data-claim={row} className={isMet ? undefined : styles.missed}>
          {day === null ? text : <Anchor to={links.trip(country, tripKey, `#day-${day}`)}>{text}</Anchor>}
        </li>
      ))}
    </ul>
  )
}
