import type { ContactForm } from '#app/features/request/plan/plan-schema.ts'

const KEY = 'ceiba-question'

export type Draft = Partial<Record<keyof ContactForm, string>>

/** What was typed and not sent yet survives a reload of this tab; without storage nothing is saved. */
export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Storage is full or forbidden: the form itself still holds what was typed.
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

/** What was drafted for the fields of a form that are still as they came: what is typed by now stands. */
export function draftFor(form: HTMLFormElement | null): { name: (typeof DRAFTED)[number]; value: string }[] {
  const draft = readDraft()
  return DRAFTED.flatMap(name => {
    const field = form?.elements.namedItem(name)
    const value = draft[name]
    if (!value || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return []
    return field.value === field.defaultValue ? [{ name, value }] : []
  })
}

/** The message of a question that begins in some way, when another was begun before: nothing typed is lost. */
export function joinedMessage(begun: string | undefined, drafted: string): string {
  if (!begun || drafted.includes(begun.trim())) return drafted
  return drafted.trim() === '' ? begun : `${begun.trimEnd()}\n\n${drafted}`
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
