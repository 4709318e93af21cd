import type { CSSProperties } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatMetres } from '#app/text/figures.ts'
import { unbroken } from '#app/text/unbroken.ts'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { drawProfile } from './trek.ts'
import styles from './trek-route.module.css'
import type { TrekDay, TrekPage } from './trek-schema.ts'

/** The days of the trek: an elevation profile and a table. */
export function TrekRoute({ name, start, days }: Pick<TrekPage, 'name' | 'start' | 'days'>) {
  const from = { place: start.name, metres: formatMetres(start.altitude, getLocale()) }
  return (
    <Section id="route" rhythm="tight">
      <Wrap>
        <SectionHead title={m.trek_route()}>
          <Text size="lead">{m.trek_starts(from)}</Text>
        </SectionHead>
        <Profile start={start} days={days} />
        <table className={styles.days}>
          <caption>{m.trek_table({ trek: name })}</caption>
          <thead>
            <tr>
              <th scope="col">{m.trek_day()}</th>
              <th scope="col">{m.trek_to()}</th>
              <th scope="col">{m.trek_night()}</th>
              <th scope="col">{m.trek_highest()}</th>
              <th scope="col">{m.trek_hours()}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number
              <Day key={i} number={i + 1} day={day} />
            ))}
          </tbody>
        </table>
      </Wrap>
    </Section>
  )
}

function Day({ number, day: { to, words, sleep, highest, hours } }: { number: number; day: TrekDay }) {
  const [least, most] = hours
  const inHours = least === most ? m.trek_hours_one({ hours: least }) : m.trek_hours_span({ least, most })
  return (
    <tr>
      <th scope="row">{number}</th>
      <td className={styles.words}>
        <b>{to}</b>
        <span>{unbroken(words)}</span>
      </td>
      <td data-label={m.trek_night()}>{formatMetres(sleep, getLocale())}</td>
      <td data-label={m.trek_highest()}>{formatMetres(highest, getLocale())}</td>
      <td data-label={m.trek_hours()}>{most === 0 ? m.trek_no_walk() : inHours}</td>
    </tr>
  )
}

function at(place: { left: number; top: number }): CSSProperties {
  return { left: `${place.left}%`, top: `${place.top}%` }
}

/** Elevation profile; the table below has the same data. */
function Profile({ start, days }: Pick<TrekPage, 'start' | 'days'>) {
  const { line, ground, nights, peak } = drawProfile(start.altitude, days)
  return (
    <div className={styles.profile} aria-hidden="true">
      <div className={styles.drawing}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.ground} d={ground} />
          <path className={styles.line} d={line} />
        </svg>
        {nights.map(night => (
          <span key={night.left} className={styles.night} style={at(night)} />
        ))}
        <span className={styles.peak} style={at(peak)}>
          {formatMetres(peak.altitude, getLocale())}
        </span>
      </div>
      <div className={styles.numbers}>
        {nights.map(({ left }, i) => (
          <span key={left}>
            {i + 1}
            <small>{formatMetres(days[i]?.sleep ?? 0, getLocale())}</small>
          </span>
        ))}
      </div>
    </div>
  )
}
