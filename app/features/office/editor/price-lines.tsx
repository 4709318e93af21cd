import { useEffect, useRef, useState } from 'react'
import { money } from '#app/features/office/plan-page/plan-words.ts'
import type { DisagreementInWords } from '#app/features/proposal/pricing/disagreement-words.ts'
import { totalMinor } from '#app/features/proposal/proposal/sums.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatPercent } from '#app/text/figures.ts'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import type { ProposalWorkings } from '#database/values/proposal-workings.ts'
import { addPriceLine } from './draft-edits.ts'
import {
  computeFromCatalogue,
  type EditedDraftWords,
  followAgain,
  marginOf,
  takenOut,
} from './price-edits.ts'
import styles from './price-lines.module.css'
import { type ChangeWords, PriceRow } from './price-row.tsx'

interface PriceLinesProps {
  words: EditedDraftWords
  disagreements: readonly DisagreementInWords[]
  onChange: ChangeWords
}

/** Read-only prices of a sent draft. */
export function SentPrices({ content, workings }: { content: ProposalContent; workings: ProposalWorkings }) {
  const { price, currency } = content
  const total = totalMinor(content)
  return (
    <section className={styles.prices} aria-label={m.office_prices()}>
      <Display size={20}>{m.office_prices()}</Display>
      <ol className={styles.sent}>
        {price.map(({ id, what, forWhom, count, unitMinor, note }) => (
          <li key={id}>
            <span>
              {what}
              {forWhom && <small>{forWhom}</small>}
              {note && <small>{note}</small>}
            </span>
            {unitMinor === null ? (
              <span>{m.office_price_unknown()}</span>
            ) : (
              <span className={styles.sum}>
                {money(unitMinor * count, currency)}
                {count > 1 && <small>{`${count} × ${money(unitMinor, currency)}`}</small>}
              </span>
            )}
          </li>
        ))}
      </ol>
      <MarginLine content={content} workings={workings} />
      <p className={styles.sum}>
        <b>{total === null ? m.office_price_unknown() : money(total, currency)}</b>
      </p>
    </section>
  )
}

/** What is left of the price after its costs, as far as they are known. */
function MarginLine({ content, workings }: { content: ProposalContent; workings: ProposalWorkings }) {
  const margin = marginOf(content.price, workings)
  if (!margin) return null
  const { minor, share, known, all } = margin
  const percent = share === null ? '' : formatPercent(Math.round(share * 100), getLocale())
  return (
    <p className={styles.margin}>
      {m.office_margin({ margin: money(minor, content.currency), percent })}
      <small>{`${m.office_margin_part({ known, all })}. ${m.office_margin_private()}`}</small>
    </p>
  )
}

/** Price lines: those that the catalogue computes follow the days, the others are typed. */
export function PriceLines({ words, disagreements, onChange }: PriceLinesProps) {
  const { content, workings } = words
  const total = totalMinor(content)
  const list = useRef<HTMLOListElement>(null)
  const [isAdded, setAdded] = useState(false)
  useEffect(() => {
    if (!isAdded) return
    setAdded(false)
    list.current?.querySelector<HTMLInputElement>('li:last-child input')?.select()
  }, [isAdded])
  const out = takenOut(words)
  const canFollow = content.days.some(({ hotel, activities }) => hotel || activities.length > 0)
  return (
    <section className={styles.prices} aria-label={m.office_prices()}>
      <Display size={20}>{m.office_prices()}</Display>
      {workings.from === null && canFollow && (
        <p className={styles.hint}>
          {content.price.length > 0 && m.office_price_all_by_hand()}
          <SecondaryButton
            size="sm"
            onClick={() => onChange(computeFromCatalogue(words), m.office_price_compute())}
          >
            {m.office_price_compute()}
          </SecondaryButton>
          <small>{m.office_price_compute_hint()}</small>
        </p>
      )}
      <ol ref={list}>
        {content.price.map(line => (
          <PriceRow
            key={line.id}
            line={line}
            words={words}
            told={disagreements.filter(each => each.line === line.id)}
            onChange={onChange}
          />
        ))}
      </ol>
      {out.length > 0 && (
        <ul className={styles.out} aria-label={m.office_price_left_out()}>
          {out.map(({ id, what }) => (
            <li key={id}>
              <span>
                <del>{what}</del> {m.office_price_left_out()}
              </span>
              <button
                type="button"
                aria-label={m.office_price_charge_of({ line: what })}
                onClick={() => onChange(followAgain(words, id), m.office_did_add({ name: what }))}
              >
                {m.office_price_charge()}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.total}>
        <SecondaryButton
          size="sm"
          icon="plus-bold"
          onClick={() => {
            const next = addPriceLine(content, m.office_price_new())
            onChange({ ...words, content: next }, m.office_did_price())
            setAdded(true)
          }}
        >
          {m.office_price_add()}
        </SecondaryButton>
        <b>{total === null ? m.office_price_unknown() : money(total, content.currency)}</b>
      </p>
      <MarginLine content={content} workings={workings} />
    </section>
  )
}
