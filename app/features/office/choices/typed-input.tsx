import { type ComponentProps, useState } from 'react'

interface TypedInputProps<Value> extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> {
  value: Value
  /** How a value stands in the field. */
  write: (value: Value) => string
  /** What a text says; undefined while it says nothing yet, such as a minus or half a date. */
  read: (text: string) => Value | undefined
  onValue: (value: Value) => void
}

/**
 * A field of a draft: what is typed stands as it is and is handed on once it says something. On leaving, and where the
 * value becomes another meanwhile, it shows the value.
 */
export function TypedInput<Value extends string | number | null>({
  value,
  write,
  read,
  onValue,
  ...rest
}: TypedInputProps<Value>) {
  const [typed, setTyped] = useState<string | null>(null)
  const says = typed === null ? undefined : read(typed)
  const isOfValue = says === undefined || says === value
  return (
    <input
      {...rest}
      value={typed !== null && isOfValue ? typed : write(value)}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value)
        // A browser gives nothing for what it cannot read, such as a day without its year; that is not an empty field.
        const said = target.validity.badInput ? undefined : read(target.value)
        if (said !== undefined && said !== value) onValue(said)
      }}
    />
  )
}
