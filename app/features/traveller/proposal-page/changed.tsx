import type { OwnProposal } from '#app/features/proposal/sent/proposal-wire.ts'
import { changeLines } from '#app/features/traveller/proposal/change-words.ts'
import { signedMinutes, signedMoney } from '#app/features/traveller/proposal/total-words.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import styles from './changed.module.css'

/** Changes since the previous draft, and their effect on the totals. */
export function Changed({ proposal }: { proposal: OwnProposal }) {
  const { difference, content, facts } = proposal
  if (!difference) return null
  const { since, changes, before, now } = difference
  const lines = changeLines(changes, { content, facts })
  const driven = now.drivingMinutes - before.drivingMinutes
  const price =
    now.totalMinor === null || before.totalMinor === null ? null : now.totalMinor - before.totalMinor
  return (
    <section className={styles.changed} aria-labelledby="changed">
      <Display size={30} id="changed">
        {m.proposal_changed({ number: since })}
      </Display>
      {lines.length === 0 && <p>{m.proposal_nothing_changed()}</p>}
      <ul>
        {lines.map(line => (
          <li key={line.key}>
            <span>{line.before && <del>{line.before}</del>}</span>
            <span>{line.now && <ins>{line.now}</ins>}</span>
            <b>{line.minor !== null && signedMoney(line.minor, content.currency)}</b>
          </li>
        ))}
      </ul>
      <p className={styles.sums}>
        {driven !== 0 && (
          <span>
            {m.proposal_driving()} <b>{signedMinutes(driven)}</b>
          </span>
        )}
        {now.nights !== before.nights && (
          <span>
            {m.proposal_nights()}{' '}
            <b>
              {now.nights - before.nights > 0 ? '+' : '−'} {Math.abs(now.nights - before.nights)}
            </b>
          </span>
        )}
        {price !== null && price !== 0 && (
          <span>
            {m.proposal_price()} <b>{signedMoney(price, content.currency)}</b>
          </span>
        )}
        <span>{m.proposal_nothing_else()}</span>
      </p>
    </section>
  )
}
