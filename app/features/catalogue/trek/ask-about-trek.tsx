import { presenceIn, presenceWords } from '#app/features/people/staff/presence.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './ask-about-trek.module.css'
import type { TrekPage } from './trek-schema.ts'

/** Who answers, and how to ask. */
export function AskAboutTrek({ trek }: { trek: TrekPage }) {
  const { name, link, country, team } = trek
  return (
    <Section id="ask">
      <Wrap>
        <SectionHead title={m.place_ask_office_title({ place: name })}>
          <Text size="lead">{presenceWords(presenceIn(team, country.tag), country.name)}</Text>
        </SectionHead>
        <div className={styles.ways}>
          <Button
            to={links.ask({ country: country.tag, url: links.authored(link) })}
            icon="chat-circle-text-bold"
          >
            {m.contact_title()}
          </Button>
          {country.offered && (
            <MoreLink to={links.travelPlanning(country.tag, { tripType: 'Treks & Trails' })}>
              {m.trek_plan({ country: country.name })}
            </MoreLink>
          )}
          {country.offered && (
            <MoreLink to={links.country(country.tag)}>
              {m.place_back_to_country({ country: country.name })}
            </MoreLink>
          )}
        </div>
      </Wrap>
    </Section>
  )
}
