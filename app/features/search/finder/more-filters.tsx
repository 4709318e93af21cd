import { toggled } from '#app/features/search/sentence/sentence.ts'
import { efforts } from '#app/features/wish/wish.ts'
import { m } from '#app/paraglide/messages.js'
import { CheckField } from '#app/ui/check-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { dayRangeOf, type FilterOption, type FilterOptions } from './filter-options.ts'
import { dayRangeKey, type FinderCounts } from './finder.ts'
import styles from './finder-filters.module.css'
import type { Finding } from './use-finder-filters.ts'

interface MoreFiltersProps {
  finding: Finding
  counts: FinderCounts | null
  options: FilterOptions
}

/** Filters for month, length, budget, effort and animal. */
export function MoreFilters({ finding: { filters, apply }, counts, options }: MoreFiltersProps) {
  const { months, days, budget, effort, animals } = filters
  const first = { ...filters, page: 1 }
  return (
    <>
      <fieldset className={`${styles.group} ${styles.chips}`}>
        <legend>{m.finder_month()}</legend>
        <details className={styles.others} open={months.length > 0}>
          <summary>{m.finder_all_months()}</summary>
          {options.months.map(({ value, label }) => (
            <CheckField
              key={value}
              name="fmonth"
              value={value}
              label={label}
              count={counts ? (counts.months[value] ?? 0) : undefined}
              checked={months.includes(Number(value))}
              onChange={() => apply({ ...first, months: toggled(months, Number(value)) })}
            />
          ))}
        </details>
      </fieldset>
      <OneOf
        {...{ legend: m.finder_days(), name: 'fdays', any: m.finder_any_days() }}
        options={options.days}
        counts={counts?.days}
        chosen={days ? dayRangeKey(days) : ''}
        onChoose={value => apply({ ...first, days: value === '' ? null : dayRangeOf(value) })}
      />
      <OneOf
        {...{ legend: m.finder_budget(), name: 'fbudget', any: m.finder_any_budget() }}
        options={options.budgets}
        counts={counts?.budgets}
        chosen={budget === null ? '' : `${budget}`}
        onChoose={value => apply({ ...first, budget: value === '' ? null : Number(value) })}
      />
      <OneOf
        {...{ legend: m.finder_effort(), name: 'feffort', any: m.finder_any_effort() }}
        options={options.efforts}
        counts={counts?.efforts}
        chosen={effort ?? ''}
        onChoose={value => apply({ ...first, effort: efforts.find(one => one === value) ?? null })}
      />
      <div className={styles.group}>
        <SelectField
          id="finder-animal"
          name="fanimal"
          label={m.finder_animal()}
          value={animals.join(',')}
          onChange={({ target }) => apply({ ...first, animals: target.value.split(',').filter(Boolean) })}
        >
          <option value="">{m.finder_any_animal()}</option>
          {animals.length > 1 && (
            <option value={animals.join(',')}>{m.finder_animals({ count: animals.length })}</option>
          )}
          {options.animals.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  )
}

interface OneOfProps {
  legend: string
  name: string
  /** Label of the empty option. */
  any: string
  options: readonly FilterOption[]
  counts: Record<string, number> | undefined
  chosen: string
  onChoose: (value: string) => void
}

function OneOf({ legend, name, any, options, counts, chosen, onChoose }: OneOfProps) {
  return (
    <fieldset className={`${styles.group} ${styles.chips}`}>
      <legend>{legend}</legend>
      {[{ value: '', label: any }, ...options].map(({ value, label }) => (
        <CheckField
          key={value}
          type="radio"
          name={name}
          value={value}
          label={label}
          count={value === '' ? undefined : counts?.[value]}
          checked={chosen === value}
          onChange={() => onChoose(value)}
        />
      ))}
    </fieldset>
  )
}
