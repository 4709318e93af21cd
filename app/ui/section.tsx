import type { HTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import styles from './section.module.css'

const tones = {
  paper: 'on-paper',
  raised: styles.raised,
  sunken: styles.sunken,
  sky: 'on-sky',
  mist: 'on-mist',
  night: 'on-night',
  red: 'on-red',
} as const

type Tone = keyof typeof tones

type SectionProps = HTMLAttributes<HTMLElement> & {
  as?: 'section' | 'div' | 'aside' | 'header' | 'footer'
  /** The background: sets every colour role inside. */
  tone?: Tone
  /** `close` for a head whose page is used, not read. */
  rhythm?: 'normal' | 'tight' | 'close'
}

/** A section of the page: its colour, and the space above and below. Put a `Wrap` inside. */
export function Section({
  as: Tag = 'section',
  tone = 'paper',
  rhythm = 'normal',
  className,
  ...rest
}: SectionProps) {
  return <Tag {...rest} className={classNames(styles.section, styles[rhythm], tones[tone], className)} />
}
