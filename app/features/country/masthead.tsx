import type { CSSProperties } from 'react'
import { files } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { areaName, displayEms } from './country.ts'
import type { CountryPage } from './country-schema.ts'
import styles from './masthead.module.css'

type MastheadProps = Pick<
  CountryPage,
  'name' | 'line' | 'area' | 'callingCode' | 'poster' | 'story' | 'answerer'
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

/** The country's poster, and under it the name, set as wide as it goes. */
export function Masthead(props: MastheadProps) {
  const { name, line, poster, story } = props
  const print = (ratio: string) => files.poster(poster.kind, poster.palette, poster.seed, ratio)
  return (
    <section className={`on-sky ${styles.masthead}`}>
      <picture className={styles.picture}>
        <source media="(width < 40rem)" srcSet={print('4x3')} />
        <img src={print('21x9')} width={1680} height={720} alt="" fetchPriority="high" />
      </picture>
      <Wrap className={styles.band}>
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
