import { textsOfForm, type WishFieldName, type WishTexts } from '#app/features/wish/wish-fields.ts'
import type { ContactForm } from './contact-form-schema.ts'

const KEY = 'ceiba-question'

export type UnsentWords = Partial<Record<Exclude<keyof ContactForm, WishFieldName>, string>>

/** Unsent words as they are stored: with the wish, and the one that the form began with. */
interface SavedWords extends UnsentWords {
  wish?: WishTexts
  begunWith?: string
}

/** Keeps what is typed through a reload of this tab. Does nothing if storage is unavailable. */
export function saveUnsent(form: HTMLFormElement, said: WishTexts): void {
  const typed = new FormData(form)
  const unsent: SavedWords = {
    ...Object.fromEntries(typed),
    wish: textsOfForm(typed),
    begunWith: JSON.stringify(said),
  }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(unsent))
  } catch {
    // Storage is full or forbidden; the form still holds the text.
  }
}

function readUnsent(): SavedWords {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as SavedWords
  } catch {
    return {}
  }
}

const UNSENT_FIELDS = ['name', 'email', 'phone', 'message'] as const

/** The saved values for the fields that the visitor has not edited yet. */
export function unsentFor(
  form: HTMLFormElement | null,
): { name: (typeof UNSENT_FIELDS)[number]; value: string }[] {
  const unsent = readUnsent()
  return UNSENT_FIELDS.flatMap(name => {
    const field = form?.elements.namedItem(name)
    const value = unsent[name]
    if (!value || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return []
    return field.value === field.defaultValue ? [{ name, value }] : []
  })
}

/** The saved wish, if the form that it was typed into began with the same; null if nothing of it is saved. */
export function unsentWish(begunWith: string): WishTexts | null {
  const unsent = readUnsent()
  return unsent.begunWith === begunWith ? (unsent.wish ?? null) : null
}

/** Joins a message that a link prefills with one typed earlier, so that no typed text is lost. */
export function joinedMessage(begun: string | undefined, typed: string): string {
  if (!begun || typed.includes(begun.trim())) return typed
  return typed.trim() === '' ? begun : `${begun.trimEnd()}\n\n${typed}`
}

export function dropUnsent(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is unavailable, so nothing was saved.
  }
}
