import { presenceIn, presenceTeamTitle, presenceWords } from '#app/features/people/staff/presence.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { unbrokenName } from '#app/text/unbroken.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './team-head.module.css'
import type { TeamPage } from './team-schema.ts'

/** Texts for a team, for one person, or for the office. */
function wordsOf({ tag, name: country, lead, people }: TeamPage): { title: string; lead: string } {
  const [first, second] = people
  const whole = unbrokenName(country)
  if (!first) return { title: m.team_office_title({ country: whole }), lead: m.team_office_lead({ country }) }
  const presence = presenceIn(people, tag)
  if (second) return { title: presenceTeamTitle(presence, whole), lead: lead ?? m.team_lead() }
  const name = first.firstName
  const usual = [presenceWords(presence, country), m.team_one_lead({ name, country })].join(' ')
  return { title: m.team_h1_one({ name, country: whole }), lead: lead ?? usual }
}

/** The head of a team's page. */
export function TeamHead({ team }: { team: TeamPage }) {
  const { tag } = team
  const { title, lead } = wordsOf(team)
  return (
    <header className={`on-sky ${styles.head}`}>
      <Wrap>
        <Breadcrumbs trail={teamTrail(team)} />
        <Display as="h1" size={96} className={styles.title}>
          {title}
        </Display>
        <div className={styles.under}>
          <Text size="lead">{lead}</Text>
          <p className={styles.act}>
            <Button to="#call" icon="calendar-blank">
              {m.team_book_a_call()}
            </Button>
            <SecondaryButton
              to={links.ask({ country: tag, url: links.team(tag) })}
              data-ask
              icon="chat-circle-text-bold"
            >
              {m.contact_title()}
            </SecondaryButton>
          </p>
        </div>
      </Wrap>
    </header>
  )
}

/** Breadcrumb of a team's page. */
export function teamTrail({ name, tag }: Pick<TeamPage, 'name' | 'tag'>) {
  return [{ label: name, to: links.country(tag) }]
}
