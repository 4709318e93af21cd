import type { CSSProperties } from 'react'
import { drynessName } from '#app/features/trip/season/season-words.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { formatDegrees } from '#app/text/figures.ts'
import { Anchor } from '#app/ui/anchor.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Text } from '#app/ui/text.tsx'
import { apartWet, type CountryThen, type RegionThen, type WhenKind } from './when.ts'
import styles from './when-list.module.css'

interface WhenListProps {
  countries: readonly CountryThen[]
  /** 1 is January. */
  month: number
  /** Its name within a sentence. */
  monthName: string
}

const kinds: readonly (readonly [WhenKind, (month: { month: string }) => string])[] = [
  ['dry', m.when_dry],
  ['part', m.when_part],
  ['wet', m.when_wet],
]

/** The countries in a month: those that are dry, those that are dry in part, and the others. */
export function WhenList({ countries, month, monthName }: WhenListProps) {
  return kinds.map(([kind, title]) => {
    const own = countries.filter(country => country.kind === kind)
    if (own.length === 0) return null
    return (
      <section key={kind} aria-labelledby={`when-${kind}`} className={styles.kind}>
        <Display size={44} id={`when-${kind}`}>
          {title({ month: monthName })}
        </Display>
        <ul>
          {own.map(country => (
            <li key={country.tag}>
              <Country country={country} month={month} monthName={monthName} />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

function Country({ country, month, monthName }: { country: CountryThen } & Omit<WhenListProps, 'countries'>) {
  const { tag, name, picture, regions, year, best, events, trips, from } = country
  const { shown, wet } = apartWet(regions)
  return (
    <article className={styles.country}>
      <Anchor to={links.country(tag)} tabIndex={-1} aria-hidden="true" className={styles.picture}>
        <PictureFrame
          picture={picture}
          ratio="4x3"
          sizes="(width >= 80rem) 12rem, (width >= 48rem) 9rem, 5.5rem"
          decorative
        />
      </Anchor>
      <Display as="h3" size={30} className={styles.name}>
        <Anchor to={links.country(tag)}>{name}</Anchor>
      </Display>
      <div className={styles.regions}>
        <Regions regions={shown} />
        {wet.length > 0 && (
          <details className={styles.wet}>
            <summary>
              {m.when_wet_regions({ count: wet.length })}
              <Icon name="caret-down-bold" size="xs" className={styles.caret} />
            </summary>
            <Regions regions={wet} />
          </details>
        )}
      </div>
      <Text className={styles.events}>{events.join('. ')}</Text>
      <div className={styles.end}>
        {best && <p className={styles.best}>{m.season_best_months({ months: best })}</p>}
        <Year year={year} month={month} />
        {trips > 0 ? (
          <MoreLink to={links.trips({ fcountry: tag, fmonth: month })}>
            {from
              ? m.when_trips_from({ count: trips, price: from })
              : m.when_trips({ count: trips, month: monthName })}
          </MoreLink>
        ) : (
          <MoreLink
            to={links.ask({ country: tag, url: links.whenToGo(month) })}
            data-ask
            icon="chat-circle-text-bold"
          >
            {m.when_no_trips({ month: monthName })}
          </MoreLink>
        )}
      </div>
    </article>
  )
}

function Regions({ regions }: { regions: readonly RegionThen[] }) {
  return (
    <ul>
      {regions.map(({ name, dry, heat }) => (
        <li key={name}>
          <span className={styles.sun} style={{ '--dry': dry } as CSSProperties} aria-hidden="true" />
          <span>
            {m.when_region({ region: name, weather: drynessName(dry) })}
            {heat &&
              `, ${m.season_month_heat({ low: formatDegrees(heat.low), high: formatDegrees(heat.high) })}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The whole year in small, with the month marked. */
function Year({ year, month }: Pick<CountryThen, 'year'> & { month: number }) {
  const letters = m.months_short().split(' ')
  return (
    <span className={styles.year} aria-hidden="true">
      {year.map((dry, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the months of a year
          key={index}
          className={classNames(index + 1 === month && styles.chosen)}
        >
          <i className={styles.sun} style={{ '--dry': dry } as CSSProperties} />
          <small>{letters[index]?.slice(0, 1)}</small>
        </span>
      ))}
    </span>
  )
}
