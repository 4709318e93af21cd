import { m } from '#app/paraglide/messages.js'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './trip-intro.module.css'
import type { TripPageData } from './trip-schema.ts'

/** Introduction of a trip: a lead, for whom it is, and when it is best. */
export function TripIntro({ trip: { lead, best, facts } }: { trip: TripPageData }) {
  return (
    <Section rhythm="tight">
      <Wrap className={styles.two}>
        <Text size="big">{lead}</Text>
        <Text tone="quiet">
          {m.trip_best_for()}: {facts.bestFor}
          <br />
          {best.reason}
        </Text>
      </Wrap>
    </Section>
  )
}
