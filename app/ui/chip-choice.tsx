import type { ComponentProps } from 'react'
import styles from './chip.module.css'

type ChipChoiceProps = ComponentProps<'input'> & { type: 'checkbox' | 'radio' }

/** A radio button or checkbox that looks like a chip; works without script. */
export function ChipChoice({ children, ...rest }: ChipChoiceProps) {
  return (
    <label className={styles.chip}>
      <input {...rest} />
      {children}
    </label>
  )
}
