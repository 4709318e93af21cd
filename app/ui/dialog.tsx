import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { DiscButton } from './disc-button.tsx'

const JUST_MS = 1_500
let closedAt = 0

/** Whether a dialog closed a moment ago: an Escape that was meant for it may still come. */
export function hasJustClosed(): boolean {
  return Date.now() - closedAt < JUST_MS
}

interface DialogProps {
  open: boolean
  /** Called when the reader closes it: Escape, the close button, or a press beside it. */
  onClose: () => void
  /** The id of its title. */
  labelledBy: string
  className?: string
  children: ReactNode
}

/**
 * A modal dialog: the browser keeps the focus inside and returns it, and base.css locks the scroll (specification,
 * section 4, Modal). Below 1024 px it is a sheet from the bottom.
 */
export function Dialog({ open, onClose, labelledBy, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  // An open dialog is closed before it is removed: the browser returns the focus only on closing.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open) return
    dialog?.showModal()
    return () => {
      dialog?.close()
      closedAt = Date.now()
    }
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser's own
    <dialog
      ref={ref}
      className={classNames('on-paper', styles.dialog, className)}
      aria-labelledby={labelledBy}
      onCancel={() => {
        // At the press, not once React has heard of the closing: another may come between.
        closedAt = Date.now()
      }}
      onClose={onClose}
      onPointerDown={event => {
        // A press that begins inside, such as selecting text, and ends beside it does not close it.
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
