import type { ComponentProps } from 'react'
import styles from './chip.module.css'

type ChipChoiceProps = ComponentProps<'input'> & { type: 'checkbox' | 'radio' }

/** One choice of a form, looking like a chip; it works and submits without script. */
export function ChipChoice({ children, ...rest }: ChipChoiceProps) {
  return (
    <label className={styles.chip}>
      <input {...rest} />
      {children}
    </label>
  )
}
