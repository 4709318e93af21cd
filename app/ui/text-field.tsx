import type { ComponentProps } from 'react'
import { Field, type FieldLook } from './field.tsx'

type TextFieldProps = FieldLook & Omit<ComponentProps<'input'>, 'className'>

/** One line to fill in. Takes everything an `<input>` takes. */
export function TextField({ label, hint, error, mark, ...rest }: TextFieldProps) {
  return (
    <Field id={rest.id} label={label} hint={hint} error={error} mark={mark}>
      {control => <input {...rest} {...control} />}
    </Field>
  )
}
