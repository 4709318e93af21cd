import { Action, type ActionProps } from './action.tsx'
import styles from './chip.module.css'
import { classNames } from './class-names.ts'

/** A small pill: a link, or a toggle if it has `aria-pressed`. Chosen (or `aria-current`) it is filled. */
export function Chip({ className, ...rest }: ActionProps) {
  return <Action {...rest} className={classNames(styles.chip, className)} />
}
