import type { CSSProperties } from 'react'
import { areaName } from '#app/features/catalogue/country/country.ts'
import { MapGround } from '#app/map/map-ground.tsx'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { AreaMapData } from '#cartography/print/map-data.ts'
import styles from './area-maps.module.css'
import { tripCount } from './finder-words.ts'

interface AreaMapsProps {
  areas: readonly AreaMapData[]
  /** Tags of the countries of the highlighted trip. */
  lit: readonly string[]
  /** Address of the search within a country. */
  linkOf: (tag: string) => string
}

/** The parts of the world in which trips were found, side by side, each country with their number. */
export function AreaMaps({ areas, lit, linkOf }: AreaMapsProps) {
  return (
    <nav className={styles.areas} aria-label={m.finder_map_label()}>
      {areas.map(({ area, countries, ...ground }) => (
        <section key={area} className={styles.area}>
          <h3 className={styles.name}>{areaName(area)}</h3>
          <div
            className={styles.sheet}
            style={{ '--width': ground.width, '--height': ground.height } as CSSProperties}
          >
            <MapGround ground={ground} title={areaName(area)}>
              {null}
            </MapGround>
            {countries.map(({ tag, name, count, x, y }) => (
              <Anchor
                key={tag}
                to={linkOf(tag)}
                className={classNames(styles.country, lit.includes(tag) && styles.lit)}
                style={{ left: `${(100 * x) / ground.width}%`, top: `${(100 * y) / ground.height}%` }}
              >
                {name} <b aria-hidden="true">{count}</b>
                <VisuallyHidden>{tripCount(count)}</VisuallyHidden>
              </Anchor>
            ))}
          </div>
        </section>
      ))}
    </nav>
  )
}
