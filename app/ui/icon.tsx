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

/** A sign beside a word, in the colour of the text. The word, or the control's label, carries the meaning. */
export function Icon({ name, size = 'md', className }: IconProps) {
  return (
    <svg className={classNames(styles.icon, styles[size], className)} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
