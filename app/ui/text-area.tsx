import type { ComponentProps } from 'react'
import { Field, type FieldLook } from './field.tsx'

type TextAreaProps = FieldLook & Omit<ComponentProps<'textarea'>, 'className'>

/** A multi-line text field. Accepts everything a `<textarea>` does. */
export function TextArea({ label, hint, error, mark, rows = 4, ...rest }: TextAreaProps) {
  return (
    <Field id={rest.id} label={label} hint={hint} error={error} mark={mark}>
      {control => <textarea rows={rows} {...rest} {...control} />}
    </Field>
  )
}
