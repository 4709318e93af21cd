import type { ReactNode } from 'react'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { MastheadFrame } from '#app/picture/masthead-frame.tsx'
import { PhotoCredit } from '#app/picture/photo-credit.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Masthead } from '#app/ui/masthead.tsx'
import type { InsetMapData } from '#cartography/print/map-data.ts'
import styles from './place-head.module.css'
import type { PlacePage } from './place-page-schema.ts'

interface InsetMapProps {
  data: InsetMapData
  /** Text alternative. */
  title: string
}

/** Small map of the country with one disc for the place, without labels. */
function InsetMap({ data: { width, height, land, neighbours, lakes, x, y }, title }: InsetMapProps) {
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={title}
    >
      <path className={styles.neighbours} d={neighbours} />
      <path className={styles.land} d={land} />
      <path className={styles.lakes} d={lakes} />
      <circle className={styles.here} cx={x} cy={y} r={width / 16} />
    </svg>
  )
}

interface PlaceHeadProps {
  place: PlacePage
  /** Breadcrumbs. */
  trail: readonly { label: string; to: string }[]
  facts: readonly { label: string; value: ReactNode }[]
  /** To save and share it. */
  tools: ReactNode
}

/** Picture, inset map, name and key facts of a place. */
export function PlaceHead({ place, trail, facts, tools }: PlaceHeadProps) {
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
      <div className={styles.tools}>{tools}</div>
      <Facts facts={facts} className={styles.facts} />
      <ul className={styles.chips}>
        {habitats.map(({ key, name: habitat }) => (
          <li key={key}>
            <Chip to={links.habitat(country.tag, key)}>{habitat}</Chip>
          </li>
        ))}
      </ul>
      <PhotoCredit picture={picture} />
    </Masthead>
  )
}
