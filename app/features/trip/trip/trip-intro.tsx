import { m } from '#app/paraglide/messages.js'
import { Facts } from '#app/ui/facts.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './trip-intro.module.css'
import type { TripPageData } from './trip-schema.ts'

/** Introduction of a trip: a lead and four facts. */
export function TripIntro({ trip: { lead, facts } }: { trip: TripPageData }) {
  const { bestFor, walking, bestMonths, longestDrive } = facts
  return (
    <Section rhythm="tight">
      <Wrap className={styles.two}>
        <Text size="big">{lead}</Text>
        <Facts
          facts={[
            { label: m.trip_best_for(), value: bestFor },
            { label: m.trip_walking(), value: walking },
            { label: m.trip_best_months(), value: bestMonths },
            ...(longestDrive === null ? [] : [{ label: m.trip_longest_drive(), value: longestDrive }]),
          ]}
        />
      </Wrap>
    </Section>
  )
}
