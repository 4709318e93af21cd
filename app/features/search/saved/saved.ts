import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'

/** Rules for items that a visitor saves in this browser. */

const kinds = ['tour', 'hotel', 'place'] as const

export interface SavedItem {
  kind: (typeof kinds)[number]
  country: string
  key: string
  /** In the language of the page on which it was saved. */
  name: string
}

/** As many as fit into a question. */
const MOST = 30

function isSame(a: SavedItem, b: SavedItem): boolean {
  return a.kind === b.kind && a.country === b.country && a.key === b.key
}

function isItem(value: unknown): value is SavedItem {
  if (typeof value !== 'object' || value === null) return false
  const { kind, country, key, name } = value as Partial<Record<keyof SavedItem, unknown>>
  return (
    kinds.some(one => one === kind) &&
    [country, key, name].every(text => typeof text === 'string' && text !== '')
  )
}

/** Parses the stored items, without invalid ones. */
export function readSaved(text: string | null): SavedItem[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isItem).slice(0, MOST) : []
  } catch {
    return []
  }
}

export function isSavedItem(items: readonly SavedItem[], item: SavedItem): boolean {
  return items.some(one => isSame(one, item))
}

/** Saves an item, or removes it if it is saved; at the limit the oldest is dropped. */
export function toggledSaved(items: readonly SavedItem[], item: SavedItem): SavedItem[] {
  return isSavedItem(items, item) ? items.filter(one => !isSame(one, item)) : [...items, item].slice(-MOST)
}

/** The page of an item. */
export function savedAddress({ kind, country, key }: SavedItem): string {
  if (kind === 'place') return links.destination(country, key)
  return kind === 'tour' ? links.tours(country, {}, `#${key}`) : links.hotels(country, {}, `#${key}`)
}

/** Start of a question about the saved items. */
export function savedMessage(items: readonly SavedItem[]): string {
  return [m.saved_message(), ...items.map(({ name }) => `- ${name}`), ''].join('\n')
}
