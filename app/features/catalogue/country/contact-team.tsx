import type { ReactNode } from 'react'
import type { CountryPage } from '#app/features/catalogue/country/country-schema.ts'
import { presenceIn, presenceTeamTitle, presenceWords } from '#app/features/people/staff/presence.ts'
import type { StaffFace } from '#app/features/people/staff/staff-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Portrait } from '#app/picture/portrait.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { nameLanguage } from '#app/ui/name-language.ts'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './contact-team.module.css'

interface ContactTeamProps {
  country: CountryPage
  /** Contact channels and emergency numbers. */
  children: ReactNode
}

/** The quick contact section: portraits and all contact channels (specification, sections 2 and 9). */
export function ContactTeam({ country, children }: ContactTeamProps) {
  const { tag, name, story, team } = country
  const hasTeam = team.length > 0
  const presence = presenceIn(team, tag)
  const nearby = presence.kind === 'nearby' ? presenceWords(presence, name) : m.team_lead()
  return (
    <Section id="qcf">
      <Wrap className={classNames(hasTeam && styles.two)}>
        <div>
          <Display size={64}>{presenceTeamTitle(presence, name)}</Display>
          <Text size="lead" tone="quiet" className={styles.lead}>
            {story?.teamLead ?? (hasTeam ? nearby : m.team_office_lead({ country: name }))}
          </Text>
          <div className={styles.act}>
            <Button
              to={links.ask({ country: tag, url: links.country(tag) })}
              data-ask
              icon="chat-circle-text-bold"
            >
              {m.contact_title()}
            </Button>
            <SecondaryButton to={links.team(tag)} icon="calendar-blank">
              {m.team_book_a_call()}
            </SecondaryButton>
          </div>
          {children}
        </div>
        {hasTeam && (
          <div>
            <Faces team={team} />
            <MoreLink to={links.team(tag)}>{m.team_meet_full({ country: name })}</MoreLink>
          </div>
        )}
      </Wrap>
    </Section>
  )
}

function Faces({ team }: { team: readonly StaffFace[] }) {
  return (
    <ul className={styles.faces}>
      {team.map(person => (
        <li key={person.fkey}>
          <Anchor to={links.expert(person.fkey)}>
            <Portrait person={person} shape="square" sizes="(width >= 64rem) 20rem, 50vw" />
            <Display as="b" size={20} lang={nameLanguage(person.name)}>
              {person.firstName}
            </Display>
            <Text as="span" size="fine" tone="quiet">
              {person.place}
            </Text>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
