import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './wrap.module.css'

type WrapProps = ComponentProps<'div'> & {
  /** `wide` is the page's 1344 px, `text` a column to read. */
  width?: 'wide' | 'text'
}

/** Centres its content and keeps it off the screen's edges. */
export function Wrap({ width = 'wide', className, ...rest }: WrapProps) {
  return <div {...rest} className={classNames(styles[width], className)} />
}
