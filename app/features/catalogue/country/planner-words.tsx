import type { CountryPage, CountryStory } from '#app/features/catalogue/country/country-schema.ts'
import { type Presence, presenceIn, presenceWriting } from '#app/features/people/staff/presence.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PersonWords } from '#app/picture/person-words.tsx'
import { Button } from '#app/ui/button.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './planner-words.module.css'

type PlannerWordsProps = Pick<CountryPage, 'tag' | 'name' | 'answerer' | 'team'> & {
  story: Pick<CountryStory, 'plannerWords'> | null
}

/** A text by the country's contact person, or a note that its pages are still being written. */
export function PlannerWords({ tag, name, story, answerer, team }: PlannerWordsProps) {
  const ask = links.ask({ country: tag, url: links.country(tag) })
  return (
    <PersonWords
      person={answerer}
      role={answerer && m.staff_role_from({ role: answerer.role, place: answerer.place })}
      ways={
        <>
          <Button to={ask} data-ask icon="chat-circle-text-bold">
            {answerer ? m.country_ask_person({ name: answerer.firstName }) : m.contact_title()}
          </Button>
          {answerer && <MoreLink to={links.team(tag)}>{m.nav_meet_team({ country: name })}</MoreLink>}
        </>
      }
    >
      {story ? (
        <Text size="big">{story.plannerWords}</Text>
      ) : (
        <InWriting name={name} presence={presenceIn(team, tag)} />
      )}
    </PersonWords>
  )
}

function InWriting({ name, presence }: { name: string; presence: Presence }) {
  return (
    <>
      <Text size="big">{presenceWriting(presence, name)}</Text>
      <Text size="lead" tone="quiet" className={styles.meanwhile}>
        {m.country_in_writing_ask({ country: name })}
      </Text>
    </>
  )
}
