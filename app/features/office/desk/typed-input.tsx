import { type ComponentProps, useState } from 'react'
import { readAmount } from '#app/text/typed-amount.ts'

/** Parses the fields of a draft; returns undefined for incomplete input. */

/** Upper limit of an amount in a draft. */
const MOST_MINOR = 1e11

/** An amount in minor units; null for an empty field. */
export function typedAmount(text: string, currency: string): number | null | undefined {
  if (text.trim() === '') return null
  const minor = readAmount(text, currency)
  return minor === null || Math.abs(minor) > MOST_MINOR ? undefined : minor
}

/** A whole number, clamped to its limits. */
export function typedCount(text: string, least: number, most: number): number | undefined {
  const count = text.trim() === '' ? Number.NaN : Math.trunc(Number(text))
  return Number.isFinite(count) ? Math.min(most, Math.max(least, count)) : undefined
}

/** Plausible years: while a year is typed, the field holds 0002 and 0020 first. */
const YEARS = /^(20|21)\d\d-/

/** A day in the format of `<input type="date">`; null for an empty field. */
export function typedDay(text: string): string | null | undefined {
  if (text === '') return null
  return YEARS.test(text) ? text : undefined
}

/** A required text; undefined while it is empty during editing. */
export function typedName(text: string): string | undefined {
  return text.trim() === '' ? undefined : text
}

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
