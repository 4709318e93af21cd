import { Fragment } from 'react'
import { m } from '#app/paraglide/messages.js'
import { unbroken } from '#app/text/unbroken.ts'
import { Display } from '#app/ui/display.tsx'
import { Folding } from '#app/ui/folding.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './price-block.module.css'
import type { PriceData } from './price-schema.ts'
import { PRICED_PARTY } from './priced-party.ts'

interface PriceBlockProps {
  price: PriceData
  /** What it covers, what it does not, and what to bring. */
  covers?: { included: readonly string[]; notIncluded: readonly string[]; bring: readonly string[] }
  isOffered?: boolean
}

const NOTHING = { included: [], notIncluded: [], bring: [] }

/** A trip's prices by party and season, and what they cover. Unknown prices are shown as unknown. */
export function PriceBlock({ price, covers = NOTHING, isOffered = true }: PriceBlockProps) {
  const known = isOffered && price.rows.length > 0
  return (
    <Section tone="sunken" rhythm="tight" id="price">
      <Wrap className={styles.columns}>
        <div>
          <Display size={64}>{m.price_title()}</Display>
          <Text size="small" tone="quiet" className={styles.note}>
            {known ? m.price_note() : isOffered ? m.price_none() : m.price_withdrawn()}
          </Text>
        </div>
        <div className={styles.figures}>
          {known && <PartyTable {...price} />}
          {known && price.from !== null && <Ledger {...price} from={price.from} />}
        </div>
        <List title={m.trip_included()} things={[...covers.included, ...paidFor(price)]} />
        <List title={m.trip_not_included()} things={covers.notIncluded} />
        <List title={m.trip_bring()} things={covers.bring} />
      </Wrap>
    </Section>
  )
}

/** What the price pays for by its own lines: flights, cars and entrances that the list of a trip leaves out. */
function paidFor({ lines }: PriceData): string[] {
  return lines.length > 0 ? [m.trip_included_lines({ lines: lines.map(({ what }) => what).join('; ') })] : []
}

/** The lines that add up to the price per person for two. */
function Ledger({ lines, from, linesPeriod: period }: PriceData & { from: string }) {
  return (
    <details className={styles.made}>
      <summary className={styles.head}>
        <Icon name="caret-down-bold" size="xs" className={styles.caret} />
        {m.price_lines()}: {period ? m.price_for_two({ period }) : m.price_for_two_all_year()}
      </summary>
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
    </details>
  )
}

function List({ title, things }: { title: string; things: readonly string[] }) {
  if (things.length === 0) return null
  return (
    <Folding summary={<h3>{title}</h3>} className={styles.covers}>
      <ul className={styles.list}>
        {things.map(thing => (
          <li key={thing}>{unbroken(thing)}</li>
        ))}
      </ul>
    </Folding>
  )
}

function PartyTable({ currency, periods, family, rows }: PriceData) {
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
          {family && (
            <tr>
              <th scope="row">{family.who}</th>
              {family.prices.map((price, i) => (
                <td key={periods[i]}>{price ?? m.price_unknown()}</td>
              ))}
            </tr>
          )}
          {rows.map(({ party, prices, dearerBy }, row) => (
            <Fragment key={party}>
              <tr className={party === PRICED_PARTY ? styles.two : undefined}>
                <th scope="row">{party}</th>
                {prices.map((price, i) => (
                  <td key={periods[i]}>{price ?? m.price_unknown()}</td>
                ))}
              </tr>
              {dearerBy && (
                <tr className={styles.why}>
                  <td colSpan={periods.length + 1}>
                    {m.price_dearer({ party: rows[row - 1]?.party ?? 1, what: dearerBy })}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}
