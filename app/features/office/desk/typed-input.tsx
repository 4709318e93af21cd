import { type ComponentProps, useState } from 'react'

export interface TypedInputProps<Value>
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> {
  value: Value
  /** Formats a value for the field. */
  write: (value: Value) => string
  /** Parses the text; undefined while it is incomplete, such as a minus sign or half a date. */
  read: (text: string) => Value | undefined
  onValue: (value: Value) => void
}

/**
 * Input that keeps the typed text while it is edited and reports each complete value. It shows the formatted value on
 * blur, and if the value changes from outside.
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
        // A browser reports '' for a value it cannot parse, such as a date without its year; that is not an empty
        // field.
        const said = target.validity.badInput ? undefined : read(target.value)
        if (said !== undefined && said !== value) onValue(said)
      }}
    />
  )
}
