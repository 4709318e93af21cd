import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Portrait } from '#app/picture/portrait.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { nameLanguage } from '#app/ui/name-language.ts'
import styles from './expert-card.module.css'
import type { Expert } from './staff-schema.ts'

/** A planner in a list by country: face, words and languages, and the way to ask them. */
export function ExpertCard({ person, country }: { person: Expert; country: string }) {
  const { fkey, name, firstName, role, place, languages } = person
  return (
    <article className={styles.card}>
      <Portrait person={person} shape="5x6" sizes="6.5rem" />
      <div className={styles.words}>
        <Display as="h3" size={24} lang={nameLanguage(name)}>
          <Anchor to={links.expert(fkey)} className={styles.name}>
            {name}
          </Anchor>
        </Display>
        <p className={styles.role}>{m.staff_role_from({ role, place })}</p>
        <p className={styles.quiet}>
          {m.experts_speaks({ languages: languages.map(language => language.name).join(', ') })}
        </p>
        <MoreLink
          to={links.ask({ country, url: links.expert(fkey) })}
          data-ask
          icon="chat-circle-text-bold"
          className={styles.ask}
        >
          {m.staff_ask({ name: firstName })}
        </MoreLink>
      </div>
    </article>
  )
}
