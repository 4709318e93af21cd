import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Portrait } from '#app/picture/portrait.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { nameLanguage } from '#app/ui/name-language.ts'
import styles from './staff-card.module.css'
import type { StaffFace } from './staff-schema.ts'

/** Card of a planner, with links to the profile and to book a call. */
export function StaffCard({ person }: { person: StaffFace }) {
  const { fkey, name, role, place, since, countries } = person
  const [country] = countries
  return (
    <article className={styles.card}>
      <Portrait person={person} shape="5x6" sizes="(width >= 64rem) 20rem, 50vw" />
      <Display as="h3" size={24} className={styles.name} lang={nameLanguage(name)}>
        <Anchor to={links.expert(fkey)}>{name}</Anchor>
      </Display>
      <p className={styles.role}>{m.staff_role_from({ role, place })}</p>
      <p className={styles.since}>{since}</p>
      {country && (
        <MoreLink to={links.team(country)} className={styles.call} aria-label={m.staff_book_with({ name })}>
          {m.staff_book_a_call()}
        </MoreLink>
      )}
    </article>
  )
}
