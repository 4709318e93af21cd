import { m } from '#app/paraglide/messages.js'
import { CheckField } from '#app/ui/check-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import type { FilterField } from './filter-rows.ts'
import { type FinderCounts, valuesOf, withToggled, withValues } from './finder.ts'
import styles from './finder-filters.module.css'
import type { Finding } from './use-finder-filters.ts'

interface MoreFiltersProps {
  finding: Finding
  counts: FinderCounts | null
  fields: readonly FilterField[]
}

/** The filters that the sentence does not ask for. */
export function MoreFilters({ finding, counts, fields }: MoreFiltersProps) {
  return fields.map(field => {
    const Control = controls[field.control]
    return <Control key={field.kind} field={field} finding={finding} counts={counts?.[field.kind]} />
  })
}

interface ControlProps {
  field: FilterField
  finding: Finding
  counts: Record<string, number> | undefined
}

function SeveralOf({ field: { kind, param, legend, any, options }, finding, counts }: ControlProps) {
  const { filters, apply } = finding
  const chosen = valuesOf(filters, kind)
  return (
    <fieldset className={`${styles.group} ${styles.chips}`}>
      <legend>{legend}</legend>
      <details className={styles.others} open={chosen.length > 0}>
        <summary>{any}</summary>
        {options.map(({ value, label }) => (
          <CheckField
            key={value}
            name={param}
            value={value}
            label={label}
            count={counts ? (counts[value] ?? 0) : undefined}
            checked={chosen.includes(value)}
            onChange={() => apply(withToggled(filters, kind, value))}
          />
        ))}
      </details>
    </fieldset>
  )
}

function OneOf({ field: { kind, param, legend, any, options }, finding, counts }: ControlProps) {
  const { filters, apply } = finding
  const [chosen = ''] = valuesOf(filters, kind)
  return (
    <fieldset className={`${styles.group} ${styles.chips}`}>
      <legend>{legend}</legend>
      {[{ value: '', label: any }, ...options].map(({ value, label }) => (
        <CheckField
          key={value}
          type="radio"
          name={param}
          value={value}
          label={label}
          count={value === '' ? undefined : counts?.[value]}
          checked={chosen === value}
          onChange={() => apply(withValues(filters, kind, value === '' ? [] : [value]))}
        />
      ))}
    </fieldset>
  )
}

function OneOfList({ field: { kind, param, legend, any, options }, finding }: ControlProps) {
  const { filters, apply } = finding
  const chosen = valuesOf(filters, kind)
  return (
    <div className={styles.group}>
      <SelectField
        id={`finder-${kind}`}
        name={param}
        label={legend}
        value={chosen.join(',')}
        onChange={({ target }) => apply(withValues(filters, kind, target.value.split(',').filter(Boolean)))}
      >
        <option value="">{any}</option>
        {chosen.length > 1 && (
          <option value={chosen.join(',')}>{m.finder_animals({ count: chosen.length })}</option>
        )}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

const controls = { several: SeveralOf, one: OneOf, list: OneOfList }
