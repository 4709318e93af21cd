import { Action, type ActionProps } from './action.tsx'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

type ButtonProps = ActionProps & {
  /** 44, 52 or 60 px high. A large one takes a phone's full width. */
  size?: 'sm' | 'md' | 'lg'
  /** The icon in the sun. */
  icon?: IconName
  /** Takes the full width. */
  block?: boolean
  /** Shows a rising sun and ignores presses; `children` should say what happens. */
  loading?: boolean
}

/** The primary button: an ink pill with a red sun in it. */
export function Button({
  size = 'md',
  icon = 'arrow-right-bold',
  block,
  loading,
  className,
  children,
  ...rest
}: ButtonProps) {
  const look = classNames(styles.button, styles[size], block && styles.block, className)
  const inner = (
    <>
      <span className={styles.label}>{children}</span>
      <span className={styles.sun} aria-hidden="true">
        {loading ? <span className={styles.rise} /> : <Icon name={icon} className={styles.icon} />}
      </span>
    </>
  )
  if (rest.to !== undefined) {
    return (
      <Action {...rest} className={look}>
        {inner}
      </Action>
    )
  }
  return (
    <Action
      {...rest}
      type={loading ? 'button' : rest.type}
      onClick={loading ? undefined : rest.onClick}
      aria-busy={loading}
      className={look}
    >
      {inner}
    </Action>
  )
}
