import type { StaffFace } from '#app/features/people/staff/staff-schema.ts'
import { links, placeAddress } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Portrait } from '#app/picture/portrait.tsx'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { nameLanguage } from '#app/ui/name-language.ts'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './ask-about-place.module.css'
import type { PlaceName } from './place-page-schema.ts'

interface AskAboutPlaceProps {
  place: PlaceName & { country: { tag: string }; answerer: StaffFace | null }
  /** Slug of the destination with which the guided planner starts. */
  sleepsIn?: string | undefined
}

/** The planner who answers questions about a place. */
export function AskAboutPlace({ place, sleepsIn }: AskAboutPlaceProps) {
  const { kind, slug, name, country, answerer } = place
  const about = kind === 'region' ? m.place_this_region() : name
  const ask = links.ask({ country: country.tag, url: placeAddress(country.tag, kind, slug) })
  return (
    <Section id="ask">
      <Wrap className={styles.ask}>
        {answerer && <Portrait person={answerer} shape="square" sizes="10rem" className={styles.face} />}
        <div>
          <Display size={44} className={styles.title}>
            {answerer
              ? m.place_ask_person_title({ name: answerer.firstName, place: about })
              : m.place_ask_office_title({ place: about })}
          </Display>
          {answerer && (
            <>
              <Text lang={nameLanguage(answerer.name)}>{answerer.name}</Text>
              <Text tone="quiet">{m.staff_role_from({ role: answerer.role, place: answerer.place })}</Text>
            </>
          )}
          <div className={styles.ways}>
            <Button to={ask} data-ask icon="chat-circle-text-bold">
              {answerer ? m.country_ask_person({ name: answerer.firstName }) : m.contact_title()}
            </Button>
            <MoreLink to={links.travelPlanning(country.tag, { place: sleepsIn })}>{m.place_plan()}</MoreLink>
          </div>
        </div>
      </Wrap>
    </Section>
  )
}
