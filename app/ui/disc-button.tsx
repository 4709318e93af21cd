import { Action, type ActionProps } from './action.tsx'
import { classNames } from './class-names.ts'
import styles from './disc-button.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

type DiscButtonProps = ActionProps & {
  icon: IconName
  /** The accessible name: the icon alone says nothing to a screen reader. */
  label: string
  /** `red` for the main or chosen one, `plain` without an outline. */
  look?: 'outline' | 'red' | 'plain'
}

/** A round icon button. */
export function DiscButton({ icon, label, look = 'outline', className, ...rest }: DiscButtonProps) {
  return (
    <Action {...rest} aria-label={label} className={classNames(styles.disc, styles[look], className)}>
      <Icon name={icon} />
    </Action>
  )
}
