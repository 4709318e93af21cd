import { apiLocale } from '#app/client/api-client/calls.ts'
import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay, formatMoney } from '#app/text/figures.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { minorPerUnit } from '#database/values/currency.ts'
import { downloadCsv } from './csv.ts'
import { OrgFrame } from './org-frame.tsx'
import styles from './org-payouts.module.css'
import type { Payouts, PayoutTrip } from './org-schema.ts'
import { daysOfInterval } from './org-words.ts'

const MOST = 8

/** Maps a day to its position on the timeline, in percent from the first deposit to the last payout. */
function scaleOf(trips: readonly PayoutTrip[]): (day: string) => number {
  const days = trips.flatMap(({ earnedOn, first, second }) =>
    [earnedOn, first.dueOn, second.dueOn].flatMap(day => (day ? [Date.parse(day)] : [])),
  )
  const [from, to] = [Math.min(...days), Math.max(...days)]
  return day => (to === from ? 0 : ((Date.parse(day) - from) / (to - from)) * 100)
}

function Half({ half, currency, at }: { half: PayoutTrip['first']; currency: string; at: number }) {
  const isFull = half.state === 'paid' || half.state === 'due'
  const side = at > 88 ? styles.end : at < 12 ? styles.start : undefined
  return (
    <span className={classNames(styles.half, isFull && styles.full, side)} style={{ left: `${at}%` }}>
      <i />
      <b>{formatMoney(half.amountMinor, currency, getLocale())}</b>
    </span>
  )
}

/** Timeline with the deposit and both payouts of each trip; the table below has the same data. */
function PayoutLines({ trips }: { trips: Payouts['trips'] }) {
  const shown = trips.filter(({ first }) => first.state !== 'reversed').slice(0, MOST)
  if (shown.length === 0) return null
  const at = scaleOf(shown)
  return (
    <figure className={styles.lines}>
      <div aria-hidden="true">
        {shown.map(({ number, currency, earnedOn, first, second }) => (
          <div key={number} className={styles.line}>
            <span>{number}</span>
            <div>
              <span className={styles.from} style={{ left: `${at(earnedOn)}%` }} />
              {first.dueOn && <Half half={first} currency={currency} at={at(first.dueOn)} />}
              {second.dueOn && <Half half={second} currency={currency} at={at(second.dueOn)} />}
            </div>
          </div>
        ))}
      </div>
      <figcaption>{m.org_payout_legend()}</figcaption>
    </figure>
  )
}

function halfWords({ state, dueOn, paidOn }: PayoutTrip['first']): string {
  const locale = getLocale()
  if (state === 'reversed') return m.org_taken_back()
  if (state === 'paid' && paidOn) return m.org_paid_on({ day: formatDay(paidOn, locale) })
  if (!dueOn) return m.org_after_home()
  return state === 'due'
    ? m.org_due_since({ day: formatDay(dueOn, locale) })
    : m.org_due_on({ day: formatDay(dueOn, locale) })
}

function saveStatement({ trips }: Payouts): void {
  const head = [
    ...[m.org_number(), m.office_filter_country(), m.org_currency(), m.org_earned_on()],
    ...[m.org_first_half(), m.org_stage(), m.org_day(), m.org_second_half(), m.org_stage(), m.org_day()],
  ]
  const half = (each: PayoutTrip['first'], currency: string) => [
    ...[each.amountMinor / minorPerUnit(currency), halfWords(each), each.paidOn ?? each.dueOn],
  ]
  const rows = trips.map(({ number, country, currency, earnedOn, first, second }) => [
    ...[number, country, currency, earnedOn, ...half(first, currency), ...half(second, currency)],
  ])
  downloadCsv(m.org_payouts().toLowerCase(), [head, ...rows])
}

function deal({ percent, firstAfter, secondAfter }: Payouts): string {
  const [first, second] = [daysOfInterval(firstAfter), daysOfInterval(secondAfter)]
  if (first === null || second === null) return m.org_deal_short({ percent })
  return m.org_deal({ percent, first, second })
}

function PayoutTable({ trips }: { trips: readonly PayoutTrip[] }) {
  const locale = getLocale()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{m.org_trip()}</th>
          <th scope="col">{m.org_first_half()}</th>
          <th scope="col">{m.org_second_half()}</th>
        </tr>
      </thead>
      <tbody>
        {trips.map(({ number, country, currency, first, second }) => (
          <tr key={number}>
            <th scope="row">
              {number}, {country}
            </th>
            {[first, second].map((half, i) => (
              <td
                key={i === 0 ? 'first' : 'second'}
                data-label={i === 0 ? m.org_first_half() : m.org_second_half()}
              >
                {formatMoney(half.amountMinor, currency, locale)}, {halfWords(half)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A partner's earnings: the next payout, a timeline with both dates of each trip, and a table. */
export function OrgPayouts() {
  const locale = getLocale()
  const { data, error, isPending, refetch } = usePrivateQuery('GET /api/org/payout', {
    query: { locale: apiLocale() },
  })
  return (
    <OrgFrame error={data ? null : error} isLoading={isPending} onRetry={() => void refetch()}>
      {data && (
        <Wrap className={styles.page}>
          <div className={styles.head}>
            <Display as="h1" size={64}>
              {m.org_payouts()}
            </Display>
            <Text tone="quiet">{deal(data)}</Text>
          </div>
          {data.trips.length === 0 ? (
            <Text size="lead">{m.org_no_payouts()}</Text>
          ) : (
            <>
              <div className={styles.next}>
                <section>
                  {data.next ? (
                    <>
                      <Text size="small">{m.org_next({ day: formatDay(data.next.dueOn, locale) })}</Text>
                      <Display as="p" size={96}>
                        {formatMoney(data.next.amountMinor, data.next.currency, locale)}
                      </Display>
                      <Text tone="quiet">{m.org_next_trips({ count: data.next.trips })}</Text>
                    </>
                  ) : (
                    <Text size="lead">{m.org_nothing_next()}</Text>
                  )}
                </section>
                <section>
                  <Display size={24}>{m.org_what_makes_it()}</Display>
                  <PayoutLines trips={data.trips} />
                </section>
              </div>
              <div>
                <SecondaryButton size="sm" onClick={() => saveStatement(data)}>
                  CSV
                </SecondaryButton>
              </div>
              <PayoutTable trips={data.trips} />
              <Text size="small" tone="quiet">
                {m.org_cancelled_rule()}
              </Text>
            </>
          )}
        </Wrap>
      )}
    </OrgFrame>
  )
}
