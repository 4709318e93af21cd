import { m } from '#app/paraglide/messages.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Text } from '#app/ui/text.tsx'
import styles from './voters.module.css'

interface VotersProps {
  /** Names of those who have voted. */
  names: readonly string[]
  /** Number of voters. */
  voters: number
  /** This browser's companion: their name once they have voted, their progress before. */
  own?: { name: string | null; progress: string }
}

interface Seat {
  name: string
  state: string
  isIn: boolean
}

function seatsOf({ names, voters, own }: VotersProps): Seat[] {
  const mine = own?.name ? names.indexOf(own.name) : -1
  const voted = names.map((name, i) => ({
    ...{ name: i === mine ? m.vote_you() : name, state: m.vote_voter_in(), isIn: true },
  }))
  const missing = Array.from({ length: Math.max(0, voters - names.length) }, (_, i) =>
    own && mine < 0 && i === 0
      ? { name: m.vote_you(), state: own.progress, isIn: false }
      : { name: '', state: m.vote_voter_missing(), isIn: false },
  )
  return [...voted, ...missing]
}

/** Who has voted and how many are missing (design 15, vote), without their answers. */
export function Voters(props: VotersProps) {
  return (
    <ul className={styles.voters}>
      {seatsOf(props).map(({ name, state, isIn }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and a seat is only what it shows
        <li key={i} className={classNames(isIn && styles.in)}>
          <Avatar name={name} />
          {name !== '' && <b>{name}</b>}
          <Text as="span" size="fine" tone="quiet">
            {state}
          </Text>
        </li>
      ))}
    </ul>
  )
}
