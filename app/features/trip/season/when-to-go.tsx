import type { CSSProperties } from 'react'
import { m } from '#app/paraglide/messages.js'
import { formatDegrees } from '#app/text/figures.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { SeasonData } from './season-schema.ts'
import styles from './when-to-go.module.css'

/** Best time to go, the reason, and the year along the route as twelve suns. */
export function WhenToGo({ reason, months }: SeasonData) {
  return (
    <Section id="when">
      <Wrap>
        <div className={styles.head}>
          <Display size={64}>{m.season_when_to_go()}</Display>
          <Text size="lead">{reason}</Text>
        </div>
        {months.length > 0 && <Year months={months} />}
      </Wrap>
    </Section>
  )
}

function Year({ months }: Pick<SeasonData, 'months'>) {
  return (
    <figure>
      <ol className={styles.year} aria-label={m.season_year()}>
        {months.map(month => (
          <Month key={month.month} month={month} />
        ))}
      </ol>
      <Text as="figcaption" size="small" tone="quiet" className={styles.key}>
        {m.season_year_key()}
      </Text>
    </figure>
  )
}

function Month({ month: { name, rainDays, low, high, best } }: { month: SeasonData['months'][number] }) {
  const heat = { low: formatDegrees(low), high: formatDegrees(high) }
  const inWords = { month: name, rain: rainDays, ...heat }
  return (
    <li className={classNames(styles.month, best && styles.best)}>
      <VisuallyHidden>{best ? m.season_month_best(inWords) : m.season_month(inWords)}</VisuallyHidden>
      <span className={styles.name} aria-hidden="true">
        {name.charAt(0)}
        <span>{name.slice(1, 3)}</span>
      </span>
      <span className={styles.sky} aria-hidden="true">
        <span className={styles.sun} style={{ '--rain': rainDays } as CSSProperties} />
      </span>
      <span className={styles.rain} aria-hidden="true">
        {rainDays}
      </span>
      <span className={styles.heat} aria-hidden="true">
        {m.season_month_heat(heat)}
      </span>
    </li>
  )
}
