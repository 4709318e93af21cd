import type { ComponentProps } from 'react'
import { Field, type FieldLook } from './field.tsx'

type TextFieldProps = FieldLook & Omit<ComponentProps<'input'>, 'className'>

/** A single-line text field. Accepts everything an `<input>` does. */
export function TextField({ label, hint, error, mark, ...rest }: TextFieldProps) {
  return (
    <Field id={rest.id} label={label} hint={hint} error={error} mark={mark}>
      {control => <input {...rest} {...control} />}
    </Field>
  )
}
