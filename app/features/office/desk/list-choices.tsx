import styles from './list-choices.module.css'

interface ListChoicesProps<Value extends string> {
  /** Accessible name of the group. */
  label: string
  choices: readonly (readonly [value: Value, name: string])[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** Tabs of a list, of which one is selected. */
export function ListChoices<Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: ListChoicesProps<Value>) {
  return (
    <fieldset className={styles.choices} aria-label={label}>
      {choices.map(([value, name]) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => value !== chosen && onChoose(value)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
