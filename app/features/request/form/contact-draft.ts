import { textsOfForm, type WishFieldName, type WishTexts } from '#app/features/wish/wish-fields.ts'
import type { ContactForm } from './contact-form-schema.ts'

const KEY = 'ceiba-question'

export type Draft = Partial<Record<Exclude<keyof ContactForm, WishFieldName>, string>>

/** A draft as it is stored: with the wish, and the one that the form began with. */
interface SavedDraft extends Draft {
  wish?: WishTexts
  begunWith?: string
}

/** Keeps what is typed through a reload of this tab. Does nothing if storage is unavailable. */
export function saveDraft(form: HTMLFormElement, said: WishTexts): void {
  const typed = new FormData(form)
  const draft: SavedDraft = {
    ...Object.fromEntries(typed),
    wish: textsOfForm(typed),
    begunWith: JSON.stringify(said),
  }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Storage is full or forbidden; the form still holds the text.
  }
}

function readDraft(): SavedDraft {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as SavedDraft
  } catch {
    return {}
  }
}

const DRAFTED = ['name', 'email', 'phone', 'message'] as const

/** The saved values for the fields that the visitor has not edited yet. */
export function draftFor(form: HTMLFormElement | null): { name: (typeof DRAFTED)[number]; value: string }[] {
  const draft = readDraft()
  return DRAFTED.flatMap(name => {
    const field = form?.elements.namedItem(name)
    const value = draft[name]
    if (!value || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return []
    return field.value === field.defaultValue ? [{ name, value }] : []
  })
}

/** The saved wish, if the form that it was typed into began with the same; null if nothing of it is saved. */
export function draftedWish(begunWith: string): WishTexts | null {
  const draft = readDraft()
  return draft.begunWith === begunWith ? (draft.wish ?? null) : null
}

/** Joins a message that a link prefills with one typed earlier, so that no typed text is lost. */
export function joinedMessage(begun: string | undefined, drafted: string): string {
  if (!begun || drafted.includes(begun.trim())) return drafted
  return drafted.trim() === '' ? begun : `${begun.trimEnd()}\n\n${drafted}`
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is unavailable, so nothing was saved.
  }
}
