import type { CSSProperties } from 'react'
import { m } from '#app/paraglide/messages.js'
import { PhotoCredit } from '#app/picture/photo-credit.tsx'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Display } from '#app/ui/display.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { areaName, displayEms } from './country.ts'
import type { CountryPage } from './country-schema.ts'
import styles from './masthead.module.css'

type MastheadProps = Pick<
  CountryPage,
  'name' | 'line' | 'area' | 'callingCode' | 'picture' | 'story' | 'answerer'
>

/** What one wants to know first. Before a country's pages are written, what the catalogue knows of it. */
function factsOf({ story, area, callingCode, answerer }: MastheadProps) {
  if (story) {
    const { tripLength, driest, clock, plannedFrom } = story.facts
    return [
      { label: m.country_trip_length(), value: tripLength },
      { label: m.country_driest(), value: driest },
      { label: m.country_clock(), value: clock },
      { label: m.country_planned_from(), value: plannedFrom },
    ]
  }
  return [
    { label: m.country_area(), value: areaName(area) },
    ...(callingCode ? [{ label: m.country_calling_code(), value: `+${callingCode}` }] : []),
    ...(answerer ? [{ label: m.country_planned_from(), value: answerer.place }] : []),
  ]
}

/** The country's picture, and under it the name, set as wide as it goes. */
export function Masthead(props: MastheadProps) {
  const { name, line, picture, story } = props
  return (
    <section className={`on-sky ${styles.masthead}`}>
      <PictureFrame
        picture={picture}
        ratio="21x9"
        narrow={{ below: 40, ratio: '4x3' }}
        sizes="100vw"
        priority
        className={styles.picture}
      />
      <Wrap className={styles.band}>
        <PhotoCredit picture={picture} className={styles.credit} />
        <Display
          as="h1"
          size={140}
          className={styles.name}
          style={{ '--ems': displayEms(name) } as CSSProperties}
        >
          {name}
        </Display>
        <div className={styles.about}>
          <Text size="lead">{story?.lead ?? line}</Text>
          <Facts facts={factsOf(props)} />
        </div>
      </Wrap>
    </section>
  )
}
