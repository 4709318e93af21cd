import { Portrait } from '#app/features/picture/portrait.tsx'
import { nameLanguage } from '#app/features/staff/staff.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { CountryPage, CountryStory } from './country-schema.ts'
import styles from './planner-words.module.css'

type PlannerWordsProps = Pick<CountryPage, 'tag' | 'name' | 'answerer'> & {
  story: Pick<CountryStory, 'plannerWords'> | null
}

/** Who answers for the country, in their words; or plainly that its pages are still being written. */
export function PlannerWords({ tag, name, story, answerer }: PlannerWordsProps) {
  const ask = links.ask({ country: tag, url: links.country(tag) })
  return (
    <Section>
      <Wrap className={answerer ? styles.two : styles.one}>
        {answerer && (
          <figure className={styles.person}>
            <Portrait person={answerer} shape="5x6" sizes="(width >= 64rem) 20rem, 8.5rem" />
            <figcaption>
              <Display as="b" size={20} lang={nameLanguage(answerer.name)}>
                {answerer.name}
              </Display>
              <Text as="span" size="fine" tone="quiet">
                {m.staff_role_from({ role: answerer.role, place: answerer.place })}
              </Text>
            </figcaption>
          </figure>
        )}
        <div>
          {story ? <Text size="big">{story.plannerWords}</Text> : <InWriting name={name} />}
          <div className={styles.ways}>
            <Button to={ask} data-ask icon="chat-circle-text-bold">
              {answerer ? m.country_ask_person({ name: answerer.firstName }) : m.contact_title()}
            </Button>
            {answerer && <MoreLink to={links.team(tag)}>{m.nav_meet_team({ country: name })}</MoreLink>}
          </div>
        </div>
      </Wrap>
    </Section>
  )
}

function InWriting({ name }: { name: string }) {
  return (
    <>
      <Text size="big">{m.country_in_writing({ country: name })}</Text>
      <Text size="lead" tone="quiet" className={styles.meanwhile}>
        {m.country_in_writing_ask({ country: name })}
      </Text>
    </>
  )
}
