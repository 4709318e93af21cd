import { Action, type ActionProps } from './action.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import styles from './tertiary-button.module.css'

type TertiaryButtonProps = ActionProps & { icon?: IconName }

/** The least prominent button: an underlined label. */
export function TertiaryButton({ icon, className, children, ...rest }: TertiaryButtonProps) {
  return (
    <Action {...rest} className={classNames(styles.button, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Action>
  )
}
