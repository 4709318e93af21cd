import { Anchor } from '#app/ui/anchor.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './social-links.module.css'

const names = { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube' } as const

/** The operator's social media. */
export function SocialLinks({ social }: { social: readonly { kind: keyof typeof names; url: string }[] }) {
  return (
    <ul className={styles.social}>
      {social.map(({ kind, url }) => (
        <li key={url}>
          <Anchor to={url} aria-label={names[kind]}>
            <Icon name={`${kind}-logo`} />
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
