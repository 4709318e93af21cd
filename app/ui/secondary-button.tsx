import { Action, type ActionProps } from './action.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import styles from './secondary-button.module.css'

type SecondaryButtonProps = ActionProps & { size?: 'sm' | 'md'; icon?: IconName }

/** The secondary button: an outline. */
export function SecondaryButton({ size = 'md', icon, className, children, ...rest }: SecondaryButtonProps) {
  return (
    <Action {...rest} className={classNames(styles.button, styles[size], className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Action>
  )
}
