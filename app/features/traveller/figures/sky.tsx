import type { CSSProperties } from 'react'
import type { ProposalFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import type { DaySky } from '#app/features/proposal/proposal/sky.ts'
import { shortWeekday } from '#app/features/traveller/proposal/proposal-days.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDegrees, formatPercent } from '#app/text/figures.ts'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { animalsOf, moonPath } from './figures.ts'
import styles from './sky.module.css'

interface SkyProps {
  content: ProposalContent
  facts: ProposalFacts
  sky: readonly (DaySky | null)[]
}

const RADIUS = 26

function Moon({ phase }: { phase: number }) {
  return (
    <svg viewBox="-28 -28 56 56" className={styles.moon} aria-hidden="true">
      <circle r={RADIUS} className={styles.dark} />
      <path d={moonPath(phase, RADIUS)} className={styles.lit} />
    </svg>
  )
}

function SkyDay({ sky, place }: { sky: DaySky; place: string }) {
  const { date, sunrise, sunset, moonLit, moonPhase, rainOdds, high, low } = sky
  const lit = Math.round(moonLit * 100)
  return (
    <li>
      <p className={styles.date}>
        <Display as="b" size={20}>
          {Number(date.slice(8))}
        </Display>
        <span>{shortWeekday(date)}</span>
      </p>
      <Moon phase={moonPhase} />
      <p className={styles.fine}>
        <VisuallyHidden>{m.proposal_sky_moon()} </VisuallyHidden>
        {lit >= 99 ? m.proposal_sky_full() : formatPercent(lit, getLocale())}
      </p>
      <p className={styles.sun}>
        <span>
          <VisuallyHidden>{m.proposal_sky_sunrise()} </VisuallyHidden>
          {sunrise ?? '–'}
        </span>
        <span>
          <VisuallyHidden>{m.proposal_sky_sunset()} </VisuallyHidden>
          {sunset ?? '–'}
        </span>
      </p>
      <p className={styles.rain}>
        <i style={{ '--odds': `${rainOdds ?? 0}%` } as CSSProperties} aria-hidden="true" />
        <VisuallyHidden>{m.proposal_sky_rain()} </VisuallyHidden>
        <b>{rainOdds === null ? '–' : formatPercent(rainOdds, getLocale())}</b>
      </p>
      <p className={styles.fine}>
        {high === null || low === null ? '–' : `${formatDegrees(high)}° / ${formatDegrees(low)}°`}
      </p>
      <p className={`${styles.fine} ${styles.place}`}>{place}</p>
    </li>
  )
}

/** Sun, moon, chance of rain and wildlife on the nights of the proposal. */
export function Sky({ content, facts, sky }: SkyProps) {
  const known = sky.flatMap((each, i) => (each ? [{ each, slug: content.days[i]?.place ?? '' }] : []))
  const animals = animalsOf(sky)
  return (
    <Section tone="night" rhythm="tight" id="sky">
      <Wrap>
        <div className={styles.head}>
          <Display size={64}>{m.proposal_sky()}</Display>
          <Text tone="quiet">{known.length === 0 ? m.proposal_sky_open() : m.proposal_sky_lead()}</Text>
        </div>
        {known.length > 0 && (
          <>
            <ol className={styles.days}>
              {known.map(({ each, slug }) => (
                <SkyDay key={each.date} sky={each} place={facts.places[slug]?.name ?? slug} />
              ))}
            </ol>
            <p className={styles.legend} aria-hidden="true">
              <span>{m.proposal_sky_moon()}</span>
              <span>
                {m.proposal_sky_sunrise()}, {m.proposal_sky_sunset()}
              </span>
              <span>{m.proposal_sky_rain()}</span>
              <span>{m.proposal_sky_degrees()}</span>
            </p>
          </>
        )}
        {animals.length > 0 && (
          <div className={styles.animals}>
            <Display as="h3" size={24}>
              {m.proposal_sky_animals()}
            </Display>
            <p>{animals.join(' · ')}</p>
          </div>
        )}
      </Wrap>
    </Section>
  )
}
