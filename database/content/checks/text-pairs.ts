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

/** Every file of content/ that was read and has texts. */
export function sourcesOf({ sources, 'film-files': clips }: Catalogue): Sourced<unknown>[] {
  return [...sources.values()].filter(source => source !== clips)
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
