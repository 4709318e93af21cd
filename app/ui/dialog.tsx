import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { DiscButton } from './disc-button.tsx'

interface DialogProps {
  open: boolean
  /** The reader wants it shut: Escape, the close button, or a press beside it. */
  onClose: () => void
  /** The id of its title. */
  labelledBy: string
  className?: string
  children: ReactNode
}

/**
 * A question over the page: the browser keeps focus inside and returns it, and base.css locks the scroll
 * (specification, section 4, Modal). Under 1024 px it is a sheet from below.
 */
export function Dialog({ open, onClose, labelledBy, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  // One that is taken away while it is open is closed first: the browser gives the focus back on closing alone.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (open) dialog?.showModal()
    return () => dialog?.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser's own
    <dialog
      ref={ref}
      className={classNames('on-paper', styles.dialog, className)}
      aria-labelledby={labelledBy}
      onClose={onClose}
      onPointerDown={event => {
        // A press that begins inside, such as marking text, and ends beside it is not a wish to leave.
        pressedBeside.current = event.target === event.currentTarget
      }}
      onClick={event => {
        if (pressedBeside.current && event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles.content}>{children}</div>
      <DiscButton
        icon="x-bold"
        label={m.dialog_close()}
        look="plain"
        className={styles.close}
        onClick={onClose}
      />
    </dialog>
  )
}
