import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatMetres } from '#app/text/figures.ts'
import { classNames } from '#app/ui/class-names.ts'
import { type Hazard, type HazardLevel, hazards } from '#database/values/before-you-go.ts'
import { altitudeLevel, levelWords } from './before-you-go.ts'
import type { HealthRow } from './before-you-go-schema.ts'
import styles from './health-table.module.css'

const discs: Record<HazardLevel, string | undefined> = {
  none: styles.none,
  low: styles.low,
  real: styles.real,
}

const heads: Record<Hazard, () => string> = {
  yellowFever: m.before_yellow_fever_vaccine,
  malaria: m.before_malaria_short,
  dengue: m.before_dengue,
}

function Cell({ head, level, words }: { head: string; level: HazardLevel; words: string }) {
  return (
    <td className={level === 'none' ? styles.absent : undefined}>
      <i className={classNames(styles.disc, discs[level])} aria-hidden="true" />
      <span className={styles.words}>
        <b>{head}</b> {words}
      </span>
    </td>
  )
}

function hazardWords({ hazards: levels, only }: HealthRow, hazard: Hazard): string {
  const level = levelWords(hazard, levels[hazard])
  const places = only[hazard]
  return places.length > 0 && levels[hazard] !== 'none'
    ? m.before_only({ level, places: new Intl.ListFormat(getLocale()).format(places) })
    : level
}

function altitudeWords([lowest, highest]: HealthRow['altitude']): string {
  const locale = getLocale()
  return lowest === highest
    ? formatMetres(lowest, locale)
    : m.before_altitude_range({
        lowest: formatMetres(lowest, locale),
        highest: formatMetres(highest, locale),
      })
}

/** Where one sleeps, by region: vaccine, mosquitoes and height as discs with words; on a phone only what is there. */
export function HealthTable({ rows }: { rows: readonly HealthRow[] }) {
  if (rows.length === 0) return null
  return (
    <div className={styles.health}>
      <table>
        <thead>
          <tr>
            <th scope="col">{m.before_where()}</th>
            {hazards.map(hazard => (
              <th key={hazard} scope="col">
                {heads[hazard]()}
              </th>
            ))}
            <th scope="col">{m.before_altitude()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {hazards.map(hazard => (
                <Cell
                  key={hazard}
                  head={heads[hazard]()}
                  level={row.hazards[hazard]}
                  words={hazardWords(row, hazard)}
                />
              ))}
              <Cell
                head={m.before_altitude()}
                level={altitudeLevel(row.altitude[1])}
                words={altitudeWords(row.altitude)}
              />
            </tr>
          ))}
        </tbody>
      </table>
      <p>{m.before_health_key()}</p>
    </div>
  )
}
