import styles from './list-choices.module.css'

interface ListChoicesProps<Value extends string> {
  /** What is chosen by them. */
  label: string
  choices: readonly (readonly [value: Value, name: string])[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** Parts of a list, of which one is shown. */
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
