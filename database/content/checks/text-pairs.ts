import type { Catalogue } from '../catalogue.ts'
import type { Sourced } from '../content-file.ts'

/** A text in both languages, and its place in a file. */
export interface TextPair {
  source: Pick<Sourced<unknown>, 'file' | 'lineOf'>
  path: readonly PropertyKey[]
  en: string
  es: string
}

/** Whether a value is a text in both languages. */
function isPair(value: object): value is { en: string; es: string } {
  return 'en' in value && 'es' in value && typeof value.en === 'string' && typeof value.es === 'string'
}

function collect(source: Sourced<unknown>, value: unknown, path: PropertyKey[], found: TextPair[]): void {
  if (typeof value !== 'object' || value === null) return
  if (isPair(value)) {
    found.push({ source, path, en: value.en, es: value.es })
    return
  }
  for (const [key, part] of Object.entries(value))
    collect(source, part, [...path, Array.isArray(value) ? Number(key) : key], found)
}

/** Whether a part of the catalogue is a file that was read. */
function isSource(part: object): part is Sourced<unknown> {
  return 'lineOf' in part
}

/** Every file of content/ that was read and has texts. */
export function sourcesOf({ folders, 'film-files': _clips, ...top }: Catalogue): Sourced<unknown>[] {
  const parts = [
    ...Object.values(top),
    ...folders.flatMap((folder): unknown[] => Object.values({ ...folder })),
  ]
  return parts.flatMap(part => {
    if (typeof part !== 'object' || part === null) return []
    if (isSource(part)) return [part]
    return part instanceof Map ? [...(part as Map<string, Sourced<unknown>>).values()] : []
  })
}

const known = new WeakMap<Catalogue, TextPair[]>()

/** Every text of the catalogue, collected once because several checks read them. */
export function textPairs(catalogue: Catalogue): TextPair[] {
  const before = known.get(catalogue)
  if (before) return before
  const found: TextPair[] = []
  for (const source of sourcesOf(catalogue)) collect(source, source.value, [], found)
  known.set(catalogue, found)
  return found
}
