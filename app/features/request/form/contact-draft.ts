import type { ContactForm } from '#app/features/plan/core/first-draft-schema.ts'

const KEY = 'ceiba-question'

export type Draft = Partial<Record<keyof ContactForm, string>>

/** Keeps unsent text through a reload of this tab. Does nothing if storage is unavailable. */
export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Storage is full or forbidden; the form still holds the text.
  }
}

function readDraft(): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Draft
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
