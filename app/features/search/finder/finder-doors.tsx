import { m } from '#app/paraglide/messages.js'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './finder-doors.module.css'

/** Pages about what was asked for, above the trips; none without any. */
export function FinderDoors({ doors }: { doors: readonly { name: string; url: string }[] }) {
  if (doors.length === 0) return null
  return (
    <ul className={styles.doors} aria-label={m.finder_doors()}>
      <li aria-hidden="true">{m.finder_doors()}:</li>
      {doors.map(({ name, url }) => (
        <li key={url}>
          <TextLink to={url}>{name}</TextLink>
        </li>
      ))}
    </ul>
  )
}
