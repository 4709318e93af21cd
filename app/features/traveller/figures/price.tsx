import { totalMinor } from '#app/features/proposal/proposal/sums.ts'
import { dayAndMonth } from '#app/features/traveller/proposal/proposal-days.ts'
import { moneyOf, totalInWords } from '#app/features/traveller/proposal/total-words.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { currencySign, formatAmount, formatPercent } from '#app/text/figures.ts'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { wholeUnits } from '#database/values/currency.ts'
import type { PriceLine, ProposalContent } from '#database/values/proposal-content.ts'
import { priceShares } from './figures.ts'
import styles from './price.module.css'

function PriceRow({ line, currency }: { line: PriceLine; currency: string }) {
  const { what, forWhom, count, unitMinor, season, refundableUntil, note } = line
  const locale = getLocale()
  const notes = [season, note].filter(each => each !== null && each !== '')
  return (
    <tr>
      <td>
        {what}
        {notes.map(each => (
          <small key={each}>{each}</small>
        ))}
      </td>
      <td data-label={m.proposal_price_for()}>
        {count > 1 && unitMinor !== null
          ? `${forWhom} ${count} × ${formatAmount(unitMinor, currency, locale)}`
          : forWhom}
      </td>
      <td data-label={refundableUntil ? m.proposal_price_until() : undefined}>
        {refundableUntil ? dayAndMonth(refundableUntil, 'short') : m.proposal_price_terms()}
      </td>
      <td className={styles.amount}>
        {unitMinor === null ? m.proposal_unknown() : formatAmount(unitMinor * count, currency, locale)}
      </td>
    </tr>
  )
}

/** The price lines with their total; unknown prices are shown as unknown. */
export function Price({ content }: { content: ProposalContent }) {
  const { price, currency, notIncluded, adults, childAges } = content
  const party = adults + childAges.length
  const total = totalMinor(content)
  const locale = getLocale()
  return (
    <Section rhythm="tight" id="price">
      <Wrap>
        <div className={styles.head}>
          <Display size={64}>{m.proposal_price_title()}</Display>
          <p className={styles.sum}>
            <Display as="b" size={44}>
              {totalInWords(content)}
            </Display>
            <Text as="span" tone="quiet">
              {total === null
                ? m.proposal_price_open()
                : m.proposal_price_each({
                    party: m.proposal_for_party({ count: party }),
                    each: moneyOf(wholeUnits(total / party, currency), currency),
                  })}
            </Text>
          </p>
        </div>
        <ShareBar price={price} />
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{m.proposal_price_what()}</th>
              <th scope="col">{m.proposal_price_for()}</th>
              <th scope="col">{m.proposal_price_until()}</th>
              <th scope="col" className={styles.amount}>
                {currencySign(currency)}
              </th>
            </tr>
          </thead>
          <tbody>
            {price.map(line => (
              <PriceRow key={line.id} line={line} currency={currency} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {m.proposal_price_total({ party: m.proposal_for_party({ count: party }) })}
              </th>
              <td className={styles.amount}>
                {total === null ? m.proposal_unknown() : formatAmount(total, currency, locale)}
              </td>
            </tr>
          </tfoot>
        </table>
        {notIncluded.length > 0 && (
          <div className={styles.without}>
            <Display as="h3" size={20}>
              {m.proposal_not_in_price()}
            </Display>
            <ul>
              {notIncluded.map(each => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </div>
        )}
      </Wrap>
    </Section>
  )
}

/** Shares of the price as one bar; the table below has the figures. */
function ShareBar({ price }: { price: readonly PriceLine[] }) {
  const shares = priceShares(price)
  if (shares.length < 2) return null
  return (
    <>
      <div className={styles.split} aria-hidden="true">
        {shares.map(({ id, percent }) => (
          <i key={id} style={{ flex: percent }} />
        ))}
      </div>
      <ul className={styles.key}>
        {shares.map(({ id, what, percent }) => (
          <li key={id}>
            <i aria-hidden="true" />
            {what} <b>{formatPercent(percent, getLocale())}</b>
          </li>
        ))}
      </ul>
    </>
  )
}
