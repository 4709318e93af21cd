import { areaName } from '#app/features/catalogue/country/country.ts'
import { m } from '#app/paraglide/messages.js'
import { Chip } from '#app/ui/chip.tsx'
import { EVERYTHING } from './finder.ts'
import styles from './finder-filters.module.css'
import type { FinderPreset } from './finder-presets.ts'
import type { Finding } from './use-finder-filters.ts'

const presetNames: Record<FinderPreset['tag'], (words: { area: string }) => string> = {
  nature: m.finder_preset_nature,
  adventure: m.finder_preset_adventure,
  culture: m.finder_preset_culture,
  leisure: m.finder_preset_leisure,
}

interface FinderPresetsProps extends Pick<Finding, 'linkTo'> {
  /** The presets with at least one result. */
  presets: readonly FinderPreset[]
}

/** Links to prepared searches. */
export function FinderPresets({ linkTo, presets }: FinderPresetsProps) {
  if (presets.length === 0) return null
  return (
    <div className={styles.group}>
      <p className={styles.legend} id="finder-presets">
        {m.finder_presets()}
      </p>
      <ul className={styles.presets} aria-labelledby="finder-presets">
        {presets.map(({ area, tag, countries, goals }) => (
          <li key={`${area} ${tag}`}>
            <Chip className={styles.preset} {...linkTo({ ...EVERYTHING, countries, goals })}>
              {presetNames[tag]({ area: areaName(area) })}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
