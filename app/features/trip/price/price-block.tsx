import { m } from '#app/paraglide/messages.js'
import { unbroken } from '#app/text/unbroken.ts'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './price-block.module.css'
import type { PriceData } from './price-schema.ts'

/** A trip's prices by party and season, and their components. Unknown prices are shown as unknown. */
export function PriceBlock({ price, isOffered = true }: { price: PriceData; isOffered?: boolean }) {
  const known = isOffered && price.rows.length > 0
  return (
    <Section tone="sunken" id="price" className={styles.band}>
      <Wrap className={styles.columns}>
        <Display size={64} className={styles.title}>
          {m.price_title()}
        </Display>
        {known && price.from !== null && <Ledger {...price} from={price.from} />}
        {known && <PartyTable {...price} />}
        <Text size="small" tone="quiet" className={styles.note}>
          {known ? m.price_note() : isOffered ? m.price_none() : m.price_withdrawn()}
        </Text>
      </Wrap>
    </Section>
  )
}

/** The lines that add up to the price per person for two. */
function Ledger({ lines, from, periods: [cheapest] }: PriceData & { from: string }) {
  return (
    <div>
      <h3 className={styles.head}>
        {cheapest ? m.price_for_two({ period: cheapest }) : m.price_for_two_all_year()}
      </h3>
      <dl className={styles.ledger}>
        {lines.map(({ what, each, shared }) => (
          <div key={what}>
            <dt>
              {unbroken(what)}
              {shared && <small>{m.price_shared({ amount: shared })}</small>}
            </dt>
            <dd>{each}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{m.price_total()}</dt>
          <dd>{from}</dd>
        </div>
      </dl>
    </div>
  )
}

function PartyTable({ currency, periods, rows }: PriceData) {
  return (
    <div>
      <h3 className={styles.head} id="price-table">
        {m.price_table({ currency })}
      </h3>
      <table className={styles.table} aria-labelledby="price-table">
        <thead>
          <tr>
            <th scope="col">{m.price_party()}</th>
            {periods.map(period => (
              <th key={period} scope="col">
                {period || m.price_all_year()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ party, prices }) => (
            <tr key={party}>
              <th scope="row">{party}</th>
              {prices.map((price, i) => (
                <td key={periods[i]}>{price ?? m.price_unknown()}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
