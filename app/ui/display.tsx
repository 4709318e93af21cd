import type { HTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import styles from './display.module.css'

const sizes = {
  140: styles.size140,
  120: styles.size120,
  96: styles.size96,
  64: styles.size64,
  44: styles.size44,
  30: styles.size30,
  24: styles.size24,
  20: styles.size20,
} as const

type DisplayProps = HTMLAttributes<HTMLElement> & {
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'b' | 'span' | 'legend'
  /** Font size in pixels on a wide screen; smaller screens scale it down. */
  size: keyof typeof sizes
}

/** Titles, names and numerals in Phudu capitals. Pass `lang` if it is not the page's language. */
export function Display({ as: Tag = 'h2', size, className, ...rest }: DisplayProps) {
  return <Tag {...rest} className={classNames(styles.display, sizes[size], className)} />
}
