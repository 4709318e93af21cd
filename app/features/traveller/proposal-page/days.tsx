import { useState } from 'react'
import type { OwnProposal } from '#app/features/proposal/sent/proposal-wire.ts'
import { changedDays, isMissing, nameOfStanding } from '#app/features/traveller/proposal/change-words.ts'
import type { LineAnswers } from '#app/features/traveller/proposal/use-line-answers.ts'
import { travelNames } from '#app/features/trip/itinerary/travel-words.ts'
import { RouteMap } from '#app/map/route-map.tsx'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { useReached } from '#app/ui/use-reached.ts'
import { Wrap } from '#app/ui/wrap.tsx'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { Day } from './day.tsx'
import styles from './days.module.css'
import { LeftOut } from './left-out.tsx'

interface DaysProps {
  proposal: OwnProposal
  /** With the chosen alternatives. */
  content: ProposalContent
  lines: LineAnswers
}

/** Element id of a day. */
function anchorOf(number: number): string {
  return `day-${number}`
}

/** The days with their controls, and a map that follows the day being read. */
export function Days({ proposal, content, lines }: DaysProps) {
  const { map, difference, facts, standings } = proposal
  const [pointed, setPointed] = useState<number | null>(null)
  const anchors = content.days.map((_, i) => anchorOf(i + 1))
  const reached = useReached(anchors)
  const read = anchors.indexOf(reached ?? '')
  const current = pointed ?? (read < 0 ? undefined : read + 1)
  const missing = standings.filter(each => each.line.startsWith('day:') && isMissing(each))
  const fresh = changedDays(difference?.changes ?? [], { content, facts })
  return (
    <Section rhythm="tight" id="days">
      <Wrap>
        <div className={styles.head}>
          <Display size={64}>{m.proposal_days()}</Display>
          {lines.isOpen && <Text tone="quiet">{m.proposal_days_lead()}</Text>}
        </div>
        <div className={styles.two}>
          <ol className={styles.days}>
            {content.days.map((day, i) => (
              <Day
                key={day.id}
                id={anchorOf(i + 1)}
                index={i}
                day={day}
                isNew={fresh.has(day.id)}
                proposal={proposal}
                lines={lines}
              />
            ))}
            {missing.length > 0 && (
              <li>
                <LeftOut standings={missing} nameOf={each => nameOfStanding(each, facts)} lines={lines} />
              </li>
            )}
          </ol>
          {map && (
            <RouteMap
              data={map}
              currentDay={current}
              labels={{
                ...travelNames(),
                map: m.itinerary_map({ places: map.places.map(({ name }) => name).join(', ') }),
                currentDay: m.itinerary_day({ number: current ?? '' }),
              }}
              onPoint={place => setPointed(map.places.find(({ key }) => key === place)?.days?.[0] ?? null)}
              className={styles.map ?? ''}
            />
          )}
        </div>
      </Wrap>
    </Section>
  )
}
