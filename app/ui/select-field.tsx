import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { Field, type FieldLook } from './field.tsx'
import { Icon } from './icon.tsx'

type SelectFieldProps = FieldLook & Omit<ComponentProps<'select'>, 'className'>

/** A select field: the `<option>`s are its children. */
export function SelectField({ label, hint, error, mark, ...rest }: SelectFieldProps) {
  return (
    <Field id={rest.id} label={label} hint={hint} error={error} mark={mark}>
      {control => (
        <span className={styles.select}>
          <select {...rest} {...control} />
          <Icon name="caret-down-bold" className={styles.caret} />
        </span>
      )}
    </Field>
  )
}
