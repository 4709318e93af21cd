import type { ReactNode } from 'react'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { MastheadFrame } from '#app/picture/masthead-frame.tsx'
import { PhotoCredit } from '#app/picture/photo-credit.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Masthead } from '#app/ui/masthead.tsx'
import { InsetMap } from './inset-map.tsx'
import styles from './place-head.module.css'
import type { PlacePage } from './place-page-schema.ts'

interface PlaceHeadProps {
  place: PlacePage
  /** Breadcrumbs. */
  trail: readonly { label: string; to: string }[]
  facts: readonly { label: string; value: ReactNode }[]
}

/** Picture, inset map, name and key facts of a place. */
export function PlaceHead({ place, trail, facts }: PlaceHeadProps) {
  const { name, lead, country, picture, words, map } = place
  const habitats = words.filter(({ vocabulary }) => vocabulary === 'habitat')
  return (
    <Masthead
      look="split"
      tone="mist"
      title={name}
      picture={
        <div className={styles.seen}>
          <MastheadFrame picture={picture} beside />
          <InsetMap data={map} title={m.place_map({ place: name, country: country.name })} />
        </div>
      }
      above={<Breadcrumbs trail={trail} />}
      lead={lead}
    >
      <ul className={styles.chips}>
        {habitats.map(({ key, name: habitat }) => (
          <li key={key}>
            <Chip to={links.habitat(country.tag, key)}>{habitat}</Chip>
          </li>
        ))}
      </ul>
      <Facts facts={facts} className={styles.facts} />
      <PhotoCredit picture={picture} />
    </Masthead>
  )
}
