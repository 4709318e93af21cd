import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { DeskAction } from '#app/features/office/desk/desk-context.ts'
import { Kbd } from '#app/features/office/desk/key-strip.tsx'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import styles from './palette.module.css'
import { type Option, usePaletteOptions } from './use-palette-options.ts'

interface PaletteProps {
  isOpen: boolean
  onClose: () => void
  /** Actions of the page. */
  actions: readonly DeskAction[]
}

/** Command palette: finds plans and actions by text, arrows and Enter (design 17, Palette). */
export function Palette({ isOpen, onClose, actions }: PaletteProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const options = usePaletteOptions(words, { isOpen, actions })
  const chosen = Math.min(at, options.length - 1)
  const listId = useId()
  useEffect(() => {
    if (isOpen) ref.current?.showModal()
    else ref.current?.close()
    setWords('')
    setAt(0)
  }, [isOpen])
  function run(option: Option | undefined): void {
    if (!option) return
    ref.current?.close()
    option.run()
  }
  function onKeyDown(event: KeyboardEvent): void {
    // They choose among the letters that a name may be written with.
    if (event.nativeEvent.isComposing) return
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setAt((chosen + step + options.length) % Math.max(1, options.length))
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      run(options[chosen])
    }
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser's own
    <dialog
      ref={ref}
      className={`on-paper ${styles.palette}`}
      aria-label={m.office_find()}
      onClose={onClose}
      onClick={event => event.target === event.currentTarget && ref.current?.close()}
    >
      <div className={styles.words}>
        <Icon name="magnifying-glass-bold" />
        <input
          type="text"
          role="combobox"
          aria-label={m.office_find()}
          aria-controls={listId}
          aria-expanded="true"
          aria-activedescendant={options[chosen] && `${listId}-${chosen}`}
          placeholder={m.office_find()}
          autoComplete="off"
          maxLength={120}
          value={words}
          onChange={event => {
            setWords(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={styles.close}
          aria-label={m.dialog_close()}
          onClick={() => ref.current?.close()}
        >
          <Kbd>Esc</Kbd>
          <Icon name="x-bold" />
        </button>
      </div>
      <div id={listId} role="listbox" aria-label={m.office_find()} className={styles.options}>
        {options.map((option, index) => (
          <PaletteOption
            key={option.id}
            id={`${listId}-${index}`}
            option={option}
            isChosen={index === chosen}
            heads={options[index - 1]?.group !== option.group}
            onRun={() => run(option)}
          />
        ))}
      </div>
      <p className={styles.foot}>
        {options.length === 0 ? m.office_palette_none() : m.office_palette_hint()}
      </p>
    </dialog>
  )
}

interface PaletteOptionProps {
  id: string
  option: Option
  isChosen: boolean
  /** Whether it is the first of its group. */
  heads: boolean
  onRun: () => void
}

function PaletteOption({ id, option, isChosen, heads, onRun }: PaletteOptionProps) {
  const { group, icon, label, fine, key } = option
  return (
    <>
      {heads && (
        <p className={styles.group} role="presentation">
          {group}
        </p>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys */}
      <div
        id={id}
        role="option"
        aria-selected={isChosen}
        tabIndex={-1}
        className={styles.option}
        onClick={onRun}
      >
        <Icon name={icon} />
        <span>{label}</span>
        {fine && <span className={styles.fine}>{fine}</span>}
        {key?.split(' ').map(each => (
          <Kbd key={each}>{each}</Kbd>
        ))}
      </div>
    </>
  )
}
