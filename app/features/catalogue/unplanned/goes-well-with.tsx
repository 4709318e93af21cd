import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './goes-well-with.module.css'
import type { Neighbour, UnplannedPage } from './sought.ts'

/** Neighbouring countries with trips, and how to get there from them. */
export function GoesWellWith({ page: { name, neighbours } }: { page: UnplannedPage }) {
  return (
    <Section id="combine">
      <Wrap>
        <SectionHead title={m.unplanned_goes_with()}>
          <Text size="lead">{m.unplanned_goes_with_lead({ country: name })}</Text>
        </SectionHead>
        <ul className={styles.countries}>
          {neighbours.map(other => (
            <li key={other.tag}>
              <Anchor to={links.country(other.tag)} className={styles.country}>
                <PictureFrame
                  picture={other.picture}
                  ratio="4x3"
                  sizes="(width >= 48rem) 16rem, 7rem"
                  decorative
                />
                <div>
                  <Display as="h3" size={30}>
                    {other.name}
                  </Display>
                  <Text>{other.words}</Text>
                  <p className={styles.trips}>{tripsIn(other)}</p>
                </div>
              </Anchor>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  )
}

/** "7 trips, from US$ 462". */
export function tripsIn({ trips: { count, from } }: Neighbour): string {
  const trips = m.wall_trips({ count })
  return from === null ? trips : `${trips}, ${m.trip_card_from({ price: from })}`
}
