import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from './sentence-slot.module.css'
import { moveFocus, putSheet, takeSheet } from './slot-sheet.ts'

interface SentenceSlotProps {
  /** What is chosen here: "Country". */
  name: string
  /** The choice as the sentence says it, or what stands there until one is made. */
  text: string
  /** Nothing is chosen, and something might be. */
  empty?: boolean
  layout?: 'list' | 'countries' | 'goals'
  /** The choices: `SlotOption`s, in `SlotGroup`s where there are kinds. */
  children: ReactNode
}

/**
 * A word of the sentence that opens into its choices (specification, section 4, Selector dropdown). It is a
 * `<details>`, so it opens and submits without script; script closes it on an outside press, on Escape, when
 * the focus leaves, and when one of several has been chosen with a pointer.
 */
export function SentenceSlot({ name, text, empty = false, layout = 'list', children }: SentenceSlotProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const byPointer = useRef(false)
  const [open, setOpen] = useState(false)

  // It may have been opened before the script came.
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
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('pointerdown', onPress)
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
    // Enter would submit the form from the middle of a choice.
    if (event.key === 'Escape' || (event.key === 'Enter' && onChoice)) {
      if (!open) return
      event.preventDefault()
      shut(details.current, 'and return')
    } else if (moveFocus(event.target, event.key)) event.preventDefault()
  }

  return (
    <details
      ref={details}
      name="sentence"
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
          onClick={({ target }) => {
            if (byPointer.current && target instanceof HTMLInputElement && target.type === 'radio')
              shut(details.current, 'and return')
          }}
        >
          {children}
        </fieldset>
      </div>
    </details>
  )
}

/** Closes the slot; after a choice or Escape the focus returns to the word. */
function shut(slot: HTMLDetailsElement | null, focus?: 'and return'): void {
  if (!slot) return
  slot.open = false
  // The word is out of reach until what covers it is taken away.
  takeSheet(slot.querySelector('[popover]'))
  if (focus) slot.querySelector('summary')?.focus({ preventScroll: true })
}

interface SlotOptionProps {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  label: string
  checked: boolean
  /** Enough others are chosen. */
  full?: boolean
  onChoose: () => void
}

/** One of a slot's choices. */
export function SlotOption({ label, full = false, onChoose, ...input }: SlotOptionProps) {
  const barred = full && !input.checked
  return (
    <label className={styles.option}>
      <input {...input} aria-disabled={barred || undefined} onChange={() => !barred && onChoose()} />
      {label}
    </label>
  )
}

/** Choices of a kind, under their name. */
export function SlotGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {children}
    </fieldset>
  )
}
