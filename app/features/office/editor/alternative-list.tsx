import { useId, useState } from 'react'
import { TypedInput } from '#app/features/office/desk/typed-input.tsx'
import { typedAmount, typedCount } from '#app/features/office/desk/typed-value.ts'
import { m } from '#app/paraglide/messages.js'
import { writeAmount } from '#app/text/typed-amount.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Alternative, ProposalContent } from '#database/values/proposal-content.ts'
import {
  addAlternative,
  changeAlternative,
  MOST_ALTERNATIVES,
  removeAlternative,
} from './alternative-edits.ts'
import styles from './alternative-list.module.css'
import { CataloguePick } from './catalogue-pick.tsx'

/** Upper limit of the extra driving time. */
const MOST_MINUTES = 600

interface AlternativeListProps {
  /** `hotel:{day}` or `activity:{id}`. */
  line: string
  /** Name of the item that they replace. */
  name: string
  country: string
  alternatives: readonly Alternative[]
  content: ProposalContent
  /** Called with the changed draft and a description of the change. */
  onChange: (content: ProposalContent, what: string) => void
}

/** Alternatives to a hotel or tour: the difference in price, and why a traveller would choose it. */
export function AlternativeList({
  line,
  name,
  country,
  alternatives,
  content,
  onChange,
}: AlternativeListProps) {
  const [isPicking, setPicking] = useState(false)
  return (
    <details className={classNames(styles.alternatives, alternatives.length === 0 && styles.none)}>
      <summary>
        {alternatives.length === 0
          ? m.office_alternatives_none({ name })
          : m.office_alternatives({ name, count: alternatives.length })}
      </summary>
      <ul>
        {alternatives.map(each => (
          <li key={each.id}>
            <AlternativeRow
              alternative={each}
              currency={content.currency}
              onChange={change => onChange(changeAlternative(content, line, each.id, change), '')}
              onRemove={() =>
                onChange(removeAlternative(content, line, each.id), m.office_did_remove({ name: each.name }))
              }
            />
          </li>
        ))}
      </ul>
      {alternatives.length < MOST_ALTERNATIVES && (
        <button type="button" onClick={() => setPicking(true)}>
          {m.office_alternative_add({ name })}
        </button>
      )}
      {isPicking && (
        <CataloguePick
          kind={line.startsWith('hotel:') ? 'hotel' : 'tour'}
          country={country}
          onClose={() => setPicking(false)}
          onPick={picked => {
            setPicking(false)
            onChange(addAlternative(content, line, picked), m.office_did_add({ name: picked.name }))
          }}
        />
      )}
    </details>
  )
}

interface AlternativeRowProps {
  currency: string
  alternative: Alternative
  onChange: (change: Partial<Omit<Alternative, 'id'>>) => void
  onRemove: () => void
}

function AlternativeRow({ alternative, currency, onChange, onRemove }: AlternativeRowProps) {
  const { name, priceDeltaMinor, minutesDelta, why } = alternative
  const id = useId()
  return (
    <div className={styles.row}>
      <b>{name}</b>
      <label htmlFor={`${id}-price`}>
        {m.office_alternative_price()}
        <TypedInput
          id={`${id}-price`}
          inputMode="decimal"
          value={priceDeltaMinor}
          write={minor => writeAmount(minor, currency)}
          read={text => typedAmount(text, currency)}
          aria-label={`${name}: ${m.office_alternative_price()}`}
          onValue={minor => onChange({ priceDeltaMinor: minor })}
        />
      </label>
      <label htmlFor={`${id}-minutes`}>
        {m.office_alternative_minutes()}
        <TypedInput
          id={`${id}-minutes`}
          type="number"
          min={-MOST_MINUTES}
          max={MOST_MINUTES}
          value={minutesDelta}
          write={String}
          read={text => typedCount(text, -MOST_MINUTES, MOST_MINUTES)}
          aria-label={`${name}: ${m.office_alternative_minutes()}`}
          onValue={minutes => onChange({ minutesDelta: minutes })}
        />
      </label>
      <label className={styles.why}>
        {m.office_alternative_why()}
        <input
          value={why}
          maxLength={300}
          aria-label={`${name}: ${m.office_alternative_why()}`}
          onChange={event => onChange({ why: event.target.value })}
        />
      </label>
      <button type="button" aria-label={m.office_remove({ name })} onClick={onRemove}>
        <Icon name="x-bold" size="xs" />
      </button>
    </div>
  )
}
