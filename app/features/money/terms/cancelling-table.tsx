import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatPercent } from '#app/text/figures.ts'
import type { Part } from '#app/ui/long-read.tsx'
import styles from './cancelling-table.module.css'
import type { Terms } from './terms.ts'

type Ladder = Pick<Terms, 'refundSteps'>

/** What is kept of the price, by how many days before the first day somebody cancels. */
function CancellingTable({ terms: { refundSteps } }: { terms: Ladder }) {
  const rows = refundSteps.map(({ daysBefore, keptPercent }, index) => {
    const later = refundSteps[index - 1]
    const days = later
      ? m.cancelling_between({ from: daysBefore, to: later.daysBefore - 1 })
      : m.cancelling_from({ days: daysBefore })
    return { days, kept: keptPercent }
  })
  const last = refundSteps.at(-1)
  const all = last ? [...rows, { days: m.cancelling_under({ days: last.daysBefore }), kept: 100 }] : rows
  return (
    <table className={styles.ladder}>
      <caption>{m.cancelling_caption()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.cancelling_days()}</th>
          <th scope="col">{m.cancelling_kept()}</th>
          <th scope="col">{m.cancelling_back()}</th>
        </tr>
      </thead>
      <tbody>
        {all.map(({ days, kept }) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td>{formatPercent(kept, getLocale())}</td>
            <td>{formatPercent(100 - kept, getLocale())}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The parts of a text, with the table of what cancelling costs below one of them. */
export function withLadder(parts: readonly Part[], id: string, terms: Ladder | null): readonly Part[] {
  return parts.map(part =>
    terms && part.id === id ? { ...part, after: <CancellingTable terms={terms} /> } : part,
  )
}
