import { areaName } from '#app/features/catalogue/country/country.ts'
import type { CountryPage } from '#app/features/catalogue/country/country-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { MastheadFrame } from '#app/picture/masthead-frame.tsx'
import { PhotoCredit } from '#app/picture/photo-credit.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Masthead } from '#app/ui/masthead.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './masthead.module.css'

type CountryMastheadProps = Pick<
  CountryPage,
  'tag' | 'name' | 'line' | 'area' | 'callingCode' | 'picture' | 'story' | 'answerer'
>

/** Key facts of a country. Without a written story, those known from the catalogue. */
function factsOf({ tag, story, area, callingCode, answerer }: CountryMastheadProps) {
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
    ...(answerer
      ? [
          {
            label: m.country_planned_from(),
            value: answerer.livesIn === tag ? answerer.place : answerer.home,
          },
        ]
      : []),
  ]
}

/** The country's picture, its name in full width, and the key facts. */
export function CountryMasthead(props: CountryMastheadProps) {
  const { name, line, picture, story } = props
  return (
    <>
      <Masthead
        look="line"
        tone="sky"
        title={name}
        picture={<MastheadFrame picture={picture} className={styles.picture} />}
        lead={line}
        end={<PhotoCredit picture={picture} />}
      />
      <section className={`on-sky ${styles.about}`}>
        <Wrap className={story ? styles.columns : undefined}>
          {story && <Text size="lead">{story.lead}</Text>}
          <Facts facts={factsOf(props)} />
        </Wrap>
      </section>
    </>
  )
}
