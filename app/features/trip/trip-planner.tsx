import { Portrait } from '#app/features/picture/portrait.tsx'
import { nameLanguage } from '#app/features/staff/staff.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './trip-planner.module.css'
import type { TripPageData } from './trip-schema.ts'

/** Who made the trip, what they would change in it, and how to reach them. */
export function TripPlannerWords({ trip: { country, key, planner } }: { trip: TripPageData }) {
  const { name, words } = planner
  return (
    <Section id="planner">
      <Wrap className={styles.two}>
        <h2 className={styles.heading}>
          <VisuallyHidden>{m.trip_planner()}</VisuallyHidden>
        </h2>
        <figure className={styles.person}>
          <Portrait person={planner} shape="5x6" sizes="(width >= 64rem) 20rem, 8.5rem" />
          <figcaption>
            <Display as="b" size={20} lang={nameLanguage(name)}>
              {name}
            </Display>
            <Text as="span" size="fine" tone="quiet">
              {m.trip_planner_made()}
            </Text>
          </figcaption>
        </figure>
        <div>
          <Text size="big">{words}</Text>
          <div className={styles.ways}>
            <Button
              to={links.ask({ country: country.tag, url: links.trip(country.tag, key) })}
              data-ask=""
              icon="chat-circle-text-bold"
            >
              {m.trip_ask()}
            </Button>
            <MoreLink to={links.team(country.tag)} icon="calendar-blank">
              {m.trip_call()}
            </MoreLink>
          </div>
        </div>
      </Wrap>
    </Section>
  )
}
