import { Anchor, type AnchorProps } from './anchor.tsx'
import { classNames } from './class-names.ts'
import styles from './text-link.module.css'

/** A link in running text: underlined in red. */
export function TextLink({ className, ...rest }: AnchorProps) {
  return <Anchor {...rest} className={classNames(styles.link, className)} />
}
