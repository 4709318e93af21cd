import { useId, useState } from 'react'
import { refundOn } from '#app/features/money/refund/refund.ts'
import { percentOf } from '#app/features/money/terms/terms.ts'
import { totalMinor } from '#app/features/proposal/proposal/sums.ts'
import type { RefundStepOnWire } from '#app/features/proposal/sent/proposal-wire.ts'
import { dayAndMonth } from '#app/features/traveller/proposal/proposal-days.ts'
import { moneyOf } from '#app/features/traveller/proposal/total-words.ts'
import { m } from '#app/paraglide/messages.js'
import { addDays, dayOf, daysBetween } from '#app/text/days.ts'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { CURVE, type RefundCurve, refundCurve } from './figures.ts'
import styles from './refund.module.css'

interface RefundProps {
  /** For the proposal as sent; chosen alternatives count once they are confirmed. */
  steps: readonly RefundStepOnWire[]
  content: ProposalContent
  depositPercent: number
}

function Curve({ curve, at }: { curve: RefundCurve; at: number }) {
  const x = (at / curve.days) * CURVE.width
  return (
    <svg viewBox={`0 0 ${CURVE.width} ${CURVE.height}`} className={styles.curve} aria-hidden="true">
      <path d={curve.area} className={styles.area} />
      <path d={curve.line} className={styles.line} />
      <path d={`M${x} 0V${CURVE.height}`} className={styles.at} />
    </svg>
  )
}

/** Cost of cancelling on any day, as a drawing, a text and a table; all use the amount that would be charged. */
export function Refund({ steps, content, depositPercent }: RefundProps) {
  const id = useId()
  const { startsOn, currency } = content
  const total = (steps[0]?.costMinor ?? 0) + (steps[0]?.backMinor ?? 0)
  const curve = refundCurve(steps, total, startsOn ?? '', dayOf(new Date()))
  const [at, setAt] = useState(() => Math.max(0, daysBetween(curve.first, dayOf(new Date()))))
  const day = addDays(curve.first, at)
  const deposit = total - percentOf(total, 100 - depositPercent)
  const { costMinor, backMinor } = refundOn(steps, day, deposit)
  const money = (minor: number) => moneyOf(minor, currency)
  const isSwapped = totalMinor(content) !== total
  return (
    <Section tone="mist" rhythm="tight" id="refund">
      <Wrap>
        <div className={styles.head}>
          <Display size={64}>{m.proposal_refund()}</Display>
          <Text tone="quiet">{isSwapped ? m.proposal_refund_as_sent() : m.proposal_refund_lead()}</Text>
        </div>
        <div className={styles.two}>
          <figure>
            <Curve curve={curve} at={at} />
            <figcaption className={styles.days}>
              <span>{dayAndMonth(curve.first, 'short')}</span>
              <span>{dayAndMonth(curve.last, 'short')}</span>
            </figcaption>
          </figure>
          <div className={styles.read}>
            <label htmlFor={id}>{m.proposal_refund_on({ day: dayAndMonth(day) })}</label>
            <input
              id={id}
              type="range"
              min={0}
              max={curve.days}
              value={at}
              aria-valuetext={`${dayAndMonth(day)}: ${money(costMinor)}`}
              onChange={event => setAt(event.currentTarget.valueAsNumber)}
            />
            <p className={styles.cost}>
              <Display as="b" size={44}>
                {money(costMinor)}
              </Display>{' '}
              {m.proposal_refund_costs()}
            </p>
            <p>{m.proposal_refund_back({ deposit: money(deposit), back: money(backMinor) })}</p>
            <Text size="fine">{m.proposal_refund_reminder()}</Text>
          </div>
        </div>
        <RefundTable steps={steps} money={money} />
      </Wrap>
    </Section>
  )
}

function RefundTable({ steps, money }: Pick<RefundProps, 'steps'> & { money: (minor: number) => string }) {
  const today = dayOf(new Date())
  const ahead = steps.filter(({ until }) => until === null || until >= today)
  return (
    <details className={styles.details}>
      <summary>{m.proposal_refund_table()}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{m.proposal_refund_until()}</th>
            <th scope="col">{m.proposal_refund_cost()}</th>
            <th scope="col">{m.proposal_refund_returns()}</th>
          </tr>
        </thead>
        <tbody>
          {ahead.map(({ until, costMinor, backMinor }) => (
            <tr key={until ?? 'after'}>
              <td>{until ? dayAndMonth(until) : m.proposal_refund_after()}</td>
              <td>{money(costMinor)}</td>
              <td>{money(backMinor)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
