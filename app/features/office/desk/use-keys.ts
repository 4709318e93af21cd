import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { hasJustClosed } from '#app/ui/dialog.tsx'

/** Handlers by key: `j`, `escape`, `mod+k`, `alt+arrowup`, or two in sequence: `g i`. */
export type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>

const OFF = 'office-letters-off'
const CHANGED = 'office-letters-changed'
/** Time limit for the second key of a sequence. */
const SECOND_MS = 1_200

function areLettersOff(): boolean {
  try {
    return localStorage.getItem(OFF) !== null
  } catch {
    return false
  }
}

function onLettersChange(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}

/**
 * Whether single-letter shortcuts are active, and the switch; needed by people who use dictation or have a tremor.
 */
export function useLetters(): { areOff: boolean; toggle: () => void } {
  const areOff = useSyncExternalStore(onLettersChange, areLettersOff, () => false)
  function toggle(): void {
    try {
      if (areOff) localStorage.removeItem(OFF)
      else localStorage.setItem(OFF, '1')
    } catch {
      // Without storage the setting cannot change.
    }
    dispatchEvent(new Event(CHANGED))
  }
  return { areOff, toggle }
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  // A ticked row keeps its shortcuts: a checkbox is the only input that takes no letters.
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox'
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName)
}

/** Name of a key with its modifiers; `mod` is ⌘ on a Mac and Ctrl elsewhere. */
export function nameOfKey(
  event: Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>,
): string {
  // Chrome's autofill sends a keydown event without a key.
  const { key = '', metaKey, ctrlKey, altKey, shiftKey } = event
  const name = key.toLowerCase()
  const held = [
    metaKey || ctrlKey ? 'mod' : '',
    altKey ? 'alt' : '',
    shiftKey && key.length > 1 ? 'shift' : '',
  ]
  return [...held.filter(Boolean), name].join('+')
}

function rests({ target }: KeyboardEvent, name: string): boolean {
  // In a text field, undo belongs to the field.
  if (name === 'mod+z') return isTyping(target)
  if (name.startsWith('mod+') || name.startsWith('alt+')) return false
  if (name === 'escape' && hasJustClosed()) return true
  return isTyping(target) || document.querySelector('dialog:modal') !== null || areLettersOff()
}

/** Handles keys while the component is mounted. Letters are ignored while typing or while a dialog is open. */
export function useKeys(keys: Keys): void {
  const current = useRef(keys)
  current.current = keys
  useLayoutEffect(() => {
    let first = ''
    let firstAt = 0
    function onKey(event: KeyboardEvent): void {
      if (event.defaultPrevented) return
      const name = nameOfKey(event)
      if (rests(event, name)) return
      const sequence = Date.now() - firstAt < SECOND_MS ? `${first} ${name}` : name
      first = name
      firstAt = Date.now()
      const run = current.current[sequence] ?? current.current[name]
      if (!run) return
      first = ''
      event.preventDefault()
      run(event)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
