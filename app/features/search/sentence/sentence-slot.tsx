import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from './sentence-slot.module.css'
import { moveFocus, putSheet, takeSheet } from './slot-sheet.ts'

interface SentenceSlotProps {
  /** Name of the choice: "Country". */
  name: string
  /** The chosen value as part of the sentence, or a placeholder. */
  text: string
  /** Nothing is chosen yet. */
  empty?: boolean
  layout?: 'list' | 'countries' | 'goals'
  /** Note above the choices. If it is set initially, the choices start open. */
  note?: string | undefined
  /** `SlotOption`s, optionally in `SlotGroup`s. */
  children: ReactNode
}

/**
 * A word of the sentence that opens its choices (specification, section 4, Selector dropdown). It is a `<details>`,
 * so it opens and submits without script. Script closes it on an outside click, on Escape, when the focus leaves, and
 * after a single choice by pointer.
 */
export function SentenceSlot(props: SentenceSlotProps) {
  const { name, text, empty = false, layout = 'list', note, children } = props
  const id = useId()
  const [openAtFirst] = useState(note !== undefined)
  const details = useRef<HTMLDetailsElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const byPointer = useRef(false)
  const [open, setOpen] = useState(false)

  // It may have been opened before the script ran.
  useEffect(() => {
    if (!details.current?.open) return
    setOpen(true)
    putSheet(sheet.current)
  }, [])

  useEffect(() => {
    if (!open) return
    function onPress({ target }: PointerEvent): void {
      const inside = target instanceof Node && details.current?.contains(target)
      if (!inside || target === sheet.current) shut(details.current)
    }
    // A phone's back button closes what is in the top layer.
    function onSheetToggle({ newState }: ToggleEvent): void {
      if (newState === 'closed') shut(details.current, 'and return')
    }
    const shown = sheet.current
    shown?.addEventListener('toggle', onSheetToggle)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      shown?.removeEventListener('toggle', onSheetToggle)
      takeSheet(sheet.current)
    }
  }, [open])

  function onToggle(): void {
    const now = details.current?.open ?? false
    setOpen(now)
    if (now) putSheet(sheet.current)
  }

  function onKeyDown(event: KeyboardEvent): void {
    byPointer.current = false
    const onChoice = event.target instanceof HTMLInputElement
    // Enter would submit the form in the middle of a choice.
    if (event.key === 'Escape' || (event.key === 'Enter' && onChoice)) {
      // Read from the element, because the state follows a moment later.
      if (!details.current?.open) return
      event.preventDefault()
      shut(details.current, 'and return')
    } else if (moveFocus(event.target, event.key)) event.preventDefault()
  }

  return (
    <details
      ref={details}
      name="sentence"
      open={openAtFirst}
      className={styles.slot}
      onToggle={onToggle}
      onKeyDown={onKeyDown}
      onPointerDown={() => {
        byPointer.current = true
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !details.current?.contains(relatedTarget)) shut(details.current)
      }}
    >
      <summary
        className={classNames(styles.word, empty && styles.empty)}
        aria-label={m.sentence_slot({ name, value: text })}
      >
        <span className={styles.text}>{text}</span>
        <Icon name="caret-down-bold" className={styles.caret} />
      </summary>
      <div ref={sheet} className={classNames('on-paper', styles.sheet)}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: closes after a choice made with a pointer; keys have Enter */}
        <fieldset
          className={classNames(styles.choices, styles[layout])}
          aria-label={name}
          aria-describedby={note && id}
          onClick={({ target }) => {
            if (byPointer.current && target instanceof HTMLInputElement && target.type === 'radio')
              shut(details.current, 'and return')
          }}
        >
          {note && (
            <p id={id} className={styles.note}>
              {note}
            </p>
          )}
          {children}
          <Button
            block
            icon="check-bold"
            className={styles.done}
            onClick={() => shut(details.current, 'and return')}
          >
            {m.sentence_done()}
          </Button>
        </fieldset>
      </div>
    </details>
  )
}

/** Closes the slot; after a choice or Escape the focus returns to the word. */
function shut(slot: HTMLDetailsElement | null, focus?: 'and return'): void {
  if (!slot) return
  slot.open = false
  // The word is inert until the sheet is removed.
  takeSheet(slot.querySelector('[popover]'))
  if (focus) slot.querySelector('summary')?.focus({ preventScroll: true })
}

interface SlotOptionProps {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  label: string
  checked: boolean
  /** The maximum number of others is already chosen. */
  full?: boolean
  onChoose: () => void
}

/** One option of a slot. */
export function SlotOption({ label, full = false, onChoose, ...input }: SlotOptionProps) {
  const barred = full && !input.checked
  return (
    <label className={styles.option}>
      <input {...input} aria-disabled={barred || undefined} onChange={() => !barred && onChoose()} />
      {label}
    </label>
  )
}

/** A labelled group of options. */
export function SlotGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {children}
    </fieldset>
  )
}
