import { type ReactNode, useId } from 'react'
import { TypedInput, typedAmount, typedCount, typedName } from '#app/features/office/desk/typed-input.tsx'
import { money } from '#app/features/office/plan-page/plan-words.ts'
import type { DisagreementInWords } from '#app/features/proposal/pricing/disagreement-words.ts'
import { LINE_LIMITS } from '#app/features/proposal/proposal/line-limits.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { writeAmount } from '#app/text/typed-amount.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { PriceLine } from '#database/values/proposal-content.ts'
import { changePriceLine } from './draft-edits.ts'
import {
  type EditedDraftWords,
  followAgain,
  setByHand,
  setCost,
  stillRight,
  takeOut,
  workingsOf,
} from './price-edits.ts'
import styles from './price-row.module.css'

/** Called with the changed draft and a description for Undo. */
export type ChangeWords = (words: EditedDraftWords, what: string) => void

interface PriceRowProps {
  line: PriceLine
  words: EditedDraftWords
  /** What it does not agree with. */
  told: readonly DisagreementInWords[]
  onChange: ChangeWords
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <span className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </span>
  )
}

function typedCost(text: string, currency: string): number | null | undefined {
  const minor = typedAmount(text, currency)
  return typeof minor === 'number' && minor < 0 ? undefined : minor
}

/** The field of what one of a line costs us. */
function CostField({ line, words, onChange }: Omit<PriceRowProps, 'told'>) {
  const label = m.office_price_cost({ currency: words.content.currency })
  return (
    <Labelled label={label}>
      {id => (
        <TypedInput
          id={id}
          inputMode="decimal"
          aria-label={m.office_price_of({ field: label, line: line.what })}
          value={workingsOf(words, line.id).costMinor}
          write={minor => writeAmount(minor, words.content.currency)}
          read={text => typedCost(text, words.content.currency)}
          onValue={minor => onChange(setCost(words, line.id, minor), '')}
        />
      )}
    </Labelled>
  )
}

/** The fields of a line. One that followed the days is set by hand from the first letter that is typed. */
function LineFields({ line, words, onChange }: Omit<PriceRowProps, 'told'>) {
  const { content } = words
  const { id: lineId, what, forWhom, count, unitMinor, note } = line
  const set = (change: Partial<Omit<PriceLine, 'id'>>) =>
    onChange({ ...setByHand(words, lineId), content: changePriceLine(content, lineId, change) }, '')
  const name = (field: string) => m.office_price_of({ field, line: what })
  const each = m.office_price_currency({ currency: content.currency })
  return (
    <>
      <Labelled label={m.office_price_what()}>
        {id => (
          <TypedInput
            id={id}
            aria-label={name(m.office_price_what())}
            value={what}
            write={String}
            read={typedName}
            maxLength={200}
            onValue={text => set({ what: text })}
          />
        )}
      </Labelled>
      <Labelled label={m.office_price_whom()}>
        {id => (
          <input
            id={id}
            aria-label={name(m.office_price_whom())}
            value={forWhom}
            maxLength={200}
            onChange={event => set({ forWhom: event.target.value })}
          />
        )}
      </Labelled>
      <Labelled label={m.office_price_count()}>
        {id => (
          <TypedInput
            id={id}
            type="number"
            aria-label={name(m.office_price_count())}
            value={count}
            write={String}
            read={text => typedCount(text, 1, LINE_LIMITS.count)}
            min={1}
            max={LINE_LIMITS.count}
            onValue={number => set({ count: number })}
          />
        )}
      </Labelled>
      <Labelled label={each}>
        {id => (
          <TypedInput
            id={id}
            inputMode="decimal"
            aria-label={name(m.office_price_each())}
            placeholder={m.office_price_unknown()}
            value={unitMinor}
            write={minor => writeAmount(minor, content.currency)}
            read={text => typedAmount(text, content.currency)}
            onValue={minor => set({ unitMinor: minor })}
          />
        )}
      </Labelled>
      <CostField line={line} words={words} onChange={onChange} />
      <Labelled label={m.office_price_note()}>
        {id => (
          <input
            id={id}
            aria-label={name(m.office_price_note())}
            value={note ?? ''}
            maxLength={500}
            onChange={event => set({ note: event.target.value || null })}
          />
        )}
      </Labelled>
    </>
  )
}

/** Why a line that follows the days is what it is. */
function reasonOf({ id, what, count, unitMinor }: PriceLine, words: EditedDraftWords): string | null {
  const { began } = workingsOf(words, id)
  if (!began) return m.office_price_joined()
  const isSame = began.what === what && began.count === count && began.unitMinor === unitMinor
  if (isSame) return null
  const sum =
    began.unitMinor === null
      ? m.office_price_unknown()
      : money(began.unitMinor * began.count, words.content.currency)
  return m.office_price_began({ what: began.what, sum })
}

/** A line of the price: typed by hand, or as the catalogue computes it from the days. */
export function PriceRow({ line, words, told, onChange }: PriceRowProps) {
  const { id, what, count, unitMinor } = line
  const { currency } = words.content
  const { source, isByHand } = workingsOf(words, id)
  const reason = isByHand ? null : reasonOf(line, words)
  return (
    <li className={styles.line} data-by-hand={isByHand}>
      <div className={styles.fields}>
        <LineFields line={line} words={words} onChange={onChange} />
        <b className={styles.sum}>
          {unitMinor === null ? m.office_price_unknown() : money(unitMinor * count, currency)}
        </b>
        <button
          type="button"
          className={styles.remove}
          aria-label={m.office_remove({ name: what })}
          onClick={() => onChange(takeOut(words, id), m.office_did_remove({ name: what }))}
        >
          <Icon name="x-bold" size="xs" />
        </button>
      </div>
      <p className={styles.way}>
        <span>{isByHand ? m.office_price_by_hand() : m.office_price_follows()}</span>
        {reason && <span>{reason}</span>}
        {isByHand && source !== null && (
          <button
            type="button"
            aria-label={m.office_price_follow_again_of({ line: what })}
            onClick={() => onChange(followAgain(words, id), m.office_price_follows())}
          >
            {m.office_price_follow_again()}
          </button>
        )}
      </p>
      {told.map(({ code, words: said }) => (
        <p key={code} className={styles.told}>
          <Icon name="warning-fill" size="xs" />
          <span>{said[getLocale()]}</span>
          {code === 'days_changed' && (
            <button
              type="button"
              aria-label={m.office_price_still_right_of({ line: what })}
              onClick={() => onChange(stillRight(words, id), m.office_price_still_right())}
            >
              {m.office_price_still_right()}
            </button>
          )}
        </p>
      ))}
    </li>
  )
}
