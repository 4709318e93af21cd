import { classNames } from './class-names.ts'
import styles from './icon.module.css'
import sprite from './icons.svg?url'
import type { IconName } from './icons.ts'

interface IconProps {
  name: IconName
  /** `xs` is for carets and arrows that follow a word. */
  size?: 'xs' | 'md'
  className?: string
}

/** An icon beside a text, in its colour. The text, or the control's label, carries the meaning. */
export function Icon({ name, size = 'md', className }: IconProps) {
  return (
    <svg className={classNames(styles.icon, styles[size], className)} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
