import { totalMinor } from '#app/features/proposal/proposal/price-total.ts'
import { dayAndMonth } from '#app/features/traveller/proposal/proposal-days.ts'
import { moneyOf } from '#app/features/traveller/proposal/total-words.ts'
import { m } from '#app/paraglide/messages.js'
import type { FileTrip } from './file-trip.ts'

/** Price lines, exclusions and the cost of cancelling, as tables. */
export function TripPrice({ trip: { content, refund } }: { trip: FileTrip }) {
  const { price, currency, notIncluded, adults, childAges } = content
  const money = (minor: number | null) => (minor === null ? m.proposal_unknown() : moneyOf(minor, currency))
  return (
    <>
      <table>
        <tbody>
          {price.map(({ id, what, forWhom, count, unitMinor }) => (
            <tr key={id}>
              <td>
                {what}
                {forWhom !== '' && (
                  <>
                    {' '}
                    <small>{count > 1 ? `${forWhom} × ${count}` : forWhom}</small>
                  </>
                )}
              </td>
              <td>{money(unitMinor === null ? null : unitMinor * count)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {m.proposal_price_total({ party: m.proposal_for_party({ count: adults + childAges.length }) })}
            </th>
            <td>{money(totalMinor(content))}</td>
          </tr>
        </tfoot>
      </table>
      {notIncluded.length > 0 && (
        <p className="quiet">
          {m.proposal_not_in_price()}: {notIncluded.join(', ')}
        </p>
      )}
      {refund.length > 0 && (
        <section>
          <h3>{m.proposal_refund()}</h3>
          <table>
            <thead>
              <tr>
                <th scope="col">{m.proposal_refund_until()}</th>
                <th scope="col">{m.proposal_refund_cost()}</th>
              </tr>
            </thead>
            <tbody>
              {refund.map(({ until, costMinor }) => (
                <tr key={until ?? 'after'}>
                  <td>{until ? dayAndMonth(until) : m.proposal_refund_after()}</td>
                  <td>{money(costMinor)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  )
}
