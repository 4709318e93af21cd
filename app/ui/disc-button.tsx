import { Action, type ActionProps } from './action.tsx'
import { classNames } from './class-names.ts'
import styles from './disc-button.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

type DiscButtonProps = ActionProps & {
  icon: IconName
  /** What it does: the icon alone says nothing to a screen reader. */
  label: string
  /** `red` is go or chosen, `plain` has no outline. */
  look?: 'outline' | 'red' | 'plain'
}

/** A round control that is only a sign. A pressed toggle (`aria-pressed`) fills with red. */
export function DiscButton({ icon, label, look = 'outline', className, ...rest }: DiscButtonProps) {
  return (
    <Action {...rest} aria-label={label} className={classNames(styles.disc, styles[look], className)}>
      <Icon name={icon} />
    </Action>
  )
}
