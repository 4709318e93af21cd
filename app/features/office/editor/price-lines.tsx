import { useEffect, useRef, useState } from 'react'
import { TypedInput } from '#app/features/office/desk/typed-input.tsx'
import { typedAmount, typedCount, typedName } from '#app/features/office/desk/typed-value.ts'
import { money } from '#app/features/office/plan-page/plan-words.ts'
import { totalMinor } from '#app/features/proposal/proposal/price-total.ts'
import { m } from '#app/paraglide/messages.js'
import { writeAmount } from '#app/text/typed-amount.ts'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import type { PriceLine, ProposalContent } from '#database/values/proposal-content.ts'
import type { ChangeDraft } from './draft-edits.ts'
import { addPriceLine, changePriceLine, removePriceLine } from './draft-edits.ts'
import styles from './price-lines.module.css'

interface PriceLinesProps {
  content: ProposalContent
  onChange: ChangeDraft
}

/** Read-only prices of a sent draft. */
export function SentPrices({ content }: Pick<PriceLinesProps, 'content'>) {
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
      <p className={styles.sum}>
        <b>{total === null ? m.office_price_unknown() : money(total, currency)}</b>
      </p>
    </section>
  )
}

/** Upper limit of a line's count. */
const MOST = 100

/** Editor of the price lines: item, for whom, count, unit price and note; the total is their sum. */
export function PriceLines({ content, onChange }: PriceLinesProps) {
  const total = totalMinor(content)
  const list = useRef<HTMLOListElement>(null)
  const [isAdded, setAdded] = useState(false)
  useEffect(() => {
    if (!isAdded) return
    setAdded(false)
    list.current?.querySelector<HTMLInputElement>('li:last-child input')?.select()
  }, [isAdded])
  return (
    <section className={styles.prices} aria-label={m.office_prices()}>
      <Display size={20}>{m.office_prices()}</Display>
      <ol ref={list}>
        {content.price.map(line => (
          <PriceRow key={line.id} line={line} content={content} onChange={onChange} />
        ))}
      </ol>
      <p className={styles.total}>
        <SecondaryButton
          size="sm"
          icon="plus-bold"
          onClick={() => {
            onChange(addPriceLine(content, m.office_price_new()), m.office_did_price())
            setAdded(true)
          }}
        >
          {m.office_price_add()}
        </SecondaryButton>
        <b>{total === null ? m.office_price_unknown() : money(total, content.currency)}</b>
      </p>
    </section>
  )
}

function PriceRow({ line, content, onChange }: PriceLinesProps & { line: PriceLine }) {
  const { id, what, forWhom, count, unitMinor, note } = line
  const set = (change: Partial<Omit<PriceLine, 'id'>>) => onChange(changePriceLine(content, id, change), '')
  const name = (field: string) => m.office_price_of({ field, line: what })
  return (
    <li className={styles.line}>
      <TypedInput
        aria-label={name(m.office_price_what())}
        value={what}
        write={String}
        read={typedName}
        maxLength={200}
        onValue={text => set({ what: text })}
      />
      <input
        aria-label={name(m.office_price_whom())}
        placeholder={m.office_price_whom()}
        value={forWhom}
        maxLength={200}
        onChange={event => set({ forWhom: event.target.value })}
      />
      <TypedInput
        type="number"
        aria-label={name(m.office_price_count())}
        value={count}
        write={String}
        read={text => typedCount(text, 1, MOST)}
        min={1}
        max={MOST}
        onValue={each => set({ count: each })}
      />
      <TypedInput
        inputMode="decimal"
        aria-label={name(m.office_price_each())}
        placeholder={m.office_price_unknown()}
        value={unitMinor}
        write={minor => writeAmount(minor, content.currency)}
        read={text => typedAmount(text, content.currency)}
        onValue={minor => set({ unitMinor: minor })}
      />
      <input
        aria-label={name(m.office_price_note())}
        placeholder={m.office_price_note()}
        value={note ?? ''}
        maxLength={500}
        onChange={event => set({ note: event.target.value || null })}
      />
      <button
        type="button"
        aria-label={m.office_remove({ name: what })}
        onClick={() => onChange(removePriceLine(content, id), m.office_did_remove({ name: what }))}
      >
        <Icon name="x-bold" size="xs" />
      </button>
    </li>
  )
}
