import styles from './list-select.module.css'

interface ListSelectProps {
  label: string
  /** The first choice, of everything. */
  all: string
  choices: readonly (readonly [value: string, words: string])[]
  /** Null or undefined chooses everything. */
  value: string | null | undefined
  /** Gets undefined for everything. */
  onChange: (value: string | undefined) => void
}

/** One of the filters above a list of the office. */
export function ListSelect({ label, all, choices, value, onChange }: ListSelectProps) {
  return (
    <select
      className={styles.select}
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      <option value="">{all}</option>
      {choices.map(([choice, words]) => (
        <option key={choice} value={choice}>
          {words}
        </option>
      ))}
    </select>
  )
}
