import type { HTMLAttributes } from 'react'
import { unbroken } from '#app/text/unbroken.ts'
import { classNames } from './class-names.ts'
import styles from './text.module.css'

type TextProps = HTMLAttributes<HTMLElement> & {
  as?: 'p' | 'span' | 'div' | 'blockquote' | 'figcaption' | 'small' | 'b'
  /** 34, 24, 18, 16 and 14 px. */
  size?: 'big' | 'lead' | 'body' | 'small' | 'fine'
  /** `quiet` is secondary, `faint` the least that still reads. */
  tone?: 'quiet' | 'faint'
}

/**
 * Running text in Rosario, at most as wide as is comfortable to read; no line breaks between a figure and its unit.
 */
export function Text({ as: Tag = 'p', size = 'body', tone, className, children, ...rest }: TextProps) {
  return (
    <Tag {...rest} className={classNames(styles[size], tone && styles[tone], className)}>
      {typeof children === 'string' ? unbroken(children) : children}
    </Tag>
  )
}
