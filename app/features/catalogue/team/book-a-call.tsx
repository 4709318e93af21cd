import type { ReactNode } from 'react'
import { contacts, links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './book-a-call.module.css'
import type { TeamPage } from './team-schema.ts'

interface BookACallProps {
  team: TeamPage
  /** Contact channels, shown beside it. */
  children: ReactNode
}

/** Target of `Book a Call`: calendars if there are any, and always phone and form. */
export function BookACall({ team, children }: BookACallProps) {
  const { tag, people, phone } = team
  const calendars = calendarsOf(team)
  const Form = calendars.length > 0 ? SecondaryButton : Button
  return (
    <Section tone="mist" id="call">
      <Wrap className={styles.two}>
        <div>
          <Display size={64}>{m.team_call_title()}</Display>
          <Text size="lead" className={styles.lead}>
            {calendars.length > 0 ? m.team_call_lead() : callLead(people)}
          </Text>
          <ul className={styles.calendars}>
            {calendars.map(({ url, label }) => (
              <li key={url}>
                <Button to={url} icon="calendar-blank">
                  {label}
                </Button>
              </li>
            ))}
            <li>
              <SecondaryButton to={contacts.call(phone.e164)} icon="phone">
                {m.team_call_ring({ number: phone.number })}
              </SecondaryButton>
            </li>
            <li>
              <Form
                to={links.ask({ country: tag, url: links.team(tag) })}
                data-ask
                icon="chat-circle-text-bold"
              >
                {m.team_call_form()}
              </Form>
            </li>
          </ul>
        </div>
        <div>{children}</div>
      </Wrap>
    </Section>
  )
}

function callLead([first, second]: TeamPage['people']): string {
  return first && !second ? m.team_call_lead_one({ name: first.firstName }) : m.team_call_lead_office()
}

/** The country's calendar, then those of its staff. */
function calendarsOf({ cal, people }: TeamPage): { url: string; label: string }[] {
  return [
    ...(cal ? [{ url: cal, label: m.team_call_any() }] : []),
    ...people.flatMap(({ bookCallUrl, firstName }) =>
      bookCallUrl ? [{ url: bookCallUrl, label: m.team_call_with({ name: firstName }) }] : [],
    ),
  ]
}
