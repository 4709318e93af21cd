import type { ReactNode } from 'react'
import type { CountryPage, CountryStory } from '#app/features/catalogue/country/country-schema.ts'
import { presenceIn, presenceWriting } from '#app/features/people/staff/presence.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Portrait } from '#app/picture/portrait.tsx'
import { Button } from '#app/ui/button.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './planner-words.module.css'

type PlannerWordsProps = Pick<CountryPage, 'tag' | 'name' | 'answerer' | 'team'> & {
  story: Pick<CountryStory, 'plannerWords'> | null
  /** Where a question to who answers is written; of the country's page if not given. */
  ask?: string
  /** The working day of who answers. */
  children?: ReactNode
}

/** A text by the country's contact person, or a note that its pages are still being written. */
export function PlannerWords({
  tag,
  name,
  story,
  answerer,
  team,
  ask = links.ask({ country: tag, url: links.country(tag) }),
  children,
}: PlannerWordsProps) {
  return (
    <Section tone="mist" rhythm="tight" id="planner">
      <Wrap className={styles.parts}>
        {answerer && <Portrait person={answerer} shape="5x6" sizes="(width >= 64rem) 17rem, 6.5rem" />}
        <div className={styles.words}>
          {answerer && (
            <Text size="small">
              {answerer.name}. {m.staff_role_from({ role: answerer.role, place: answerer.place })}
            </Text>
          )}
          <Text size="big">{story?.plannerWords ?? presenceWriting(presenceIn(team, tag), name)}</Text>
          {!story && (
            <Text size="lead" tone="quiet" className={styles.meanwhile}>
              {m.country_in_writing_ask({ country: name })}
            </Text>
          )}
          <div className={styles.ways}>
            <Button to={ask} data-ask icon="chat-circle-text-bold">
              {answerer ? m.country_ask_person({ name: answerer.firstName }) : m.contact_title()}
            </Button>
            {answerer && (
              <>
                <MoreLink to={links.team(tag)} icon="calendar-blank">
                  {m.team_book_a_call()}
                </MoreLink>
                <MoreLink to={links.team(tag)}>{m.nav_meet_team({ country: name })}</MoreLink>
              </>
            )}
          </div>
        </div>
        {children && <div className={styles.clock}>{children}</div>}
      </Wrap>
    </Section>
  )
}
