import { Anchor, type AnchorProps } from './anchor.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import styles from './more-link.module.css'

type MoreLinkProps = AnchorProps & { icon?: IconName }

/** A link to more of the same: a label with an arrow. */
export function MoreLink({ icon = 'arrow-right-bold', className, children, ...rest }: MoreLinkProps) {
  return (
    <Anchor {...rest} className={classNames(styles.more, className)}>
      {children}
      <Icon name={icon} className={styles.icon} />
    </Anchor>
  )
}
