import { PlatePicture } from '#app/features/catalogue/species/plate-picture.tsx'
import type { SpeciesCardData } from '#app/features/catalogue/species/species-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { MastheadFrame } from '#app/picture/masthead-frame.tsx'
import { unbrokenName } from '#app/text/unbroken.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Masthead } from '#app/ui/masthead.tsx'
import type { TopicPage } from './topic.ts'
import styles from './topic-head.module.css'

interface TopicHeadProps {
  topic: TopicPage
  /** Species whose plates are the picture, if there are any: four on a wide window, a phone shows two. */
  species: readonly SpeciesCardData[]
}

/** Picture or plates, name and text of an interest or habitat. */
export function TopicHead({ topic, species }: TopicHeadProps) {
  const { vocabulary, name, lead, picture, country, places, tours } = topic
  const counted = [
    places.length > 0 && m.word_places({ count: places.length }),
    tours.length > 0 && m.word_tours({ count: tours.length }),
  ].filter(text => text !== false)
  const showsPlates = species.length > 0
  return (
    <Masthead
      look="large"
      height={showsPlates ? 'content' : 'window'}
      tone={vocabulary === 'habitat' ? 'night' : 'mist'}
      title={m.word_title({ word: name, country: unbrokenName(country.name) })}
      picture={
        showsPlates ? (
          <div className={styles.plates}>
            {species.map(({ key, plate }) => (
              <PlatePicture key={key} plate={plate} ratio="1x1" priority className={styles.plate} />
            ))}
          </div>
        ) : (
          <MastheadFrame picture={picture} decorative />
        )
      }
      above={
        <Breadcrumbs
          trail={[
            { label: country.name, to: links.country(country.tag) },
            { label: m.nav_destinations(), to: links.destinations(country.tag) },
          ]}
        />
      }
      lead={lead}
      end={counted.map(text => <span key={text}>{text}</span>)}
    />
  )
}
