import type { CSSProperties } from 'react'
import { displayEms } from '#app/features/catalogue/country/country.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PhotoCredit } from '#app/picture/photo-credit.tsx'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import { InsetMap } from './inset-map.tsx'
import styles from './place-head.module.css'
import type { PlacePage } from './place-page-schema.ts'

interface PlaceHeadProps {
  place: PlacePage
  /** The pages above this one. */
  trail: readonly { label: string; to: string }[]
}

/** The name, what it is in a few lines, its picture, and where in the country it lies. */
export function PlaceHead({ place, trail }: PlaceHeadProps) {
  const { name, lead, country, picture, words, map } = place
  const longestWord = Math.max(...name.split(' ').map(displayEms))
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <Breadcrumbs trail={trail} />
        <div className={styles.title} style={{ '--ems': longestWord } as CSSProperties}>
          <Display as="h1" size={96} className={styles.name}>
            {name}
          </Display>
          <Text size="lead">{lead}</Text>
          <ul className={styles.chips}>
            {words
              .filter(({ vocabulary }) => vocabulary === 'habitat')
              .map(word => (
                <li key={word.key}>
                  <Chip to={links.habitat(country.tag, word.key)}>{word.name}</Chip>
                </li>
              ))}
          </ul>
        </div>
      </div>
      <div className={styles.seen}>
        <PictureFrame
          picture={picture}
          ratio="4x3"
          sizes="(width >= 64rem) 53vw, 100vw"
          priority
          className={styles.picture}
        />
        <InsetMap data={map} title={m.place_map({ place: name, country: country.name })} />
        <PhotoCredit picture={picture} className={styles.credit} />
      </div>
    </header>
  )
}
