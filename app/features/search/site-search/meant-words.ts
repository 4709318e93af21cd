import type { Part, Understanding } from '#app/features/search/understanding/understanding.ts'
import { errorsAllowed, slips } from '#app/features/search/understanding/vocabulary.ts'
import { bare, singular } from './entry-words.ts'
import { says } from './match-entries.ts'
import type { Entry } from './site-search.ts'

/** Words that were read as a misspelt name, “machu pichu”, are searched for as the name is written. */

function isLike(word: string, own: string): boolean {
  const limit = errorsAllowed(own)
  return word === own || (word.charAt(0) === own.charAt(0) && slips(word, own, limit) <= limit)
}

/** The words of a name that were meant, as the name writes them if it is in the reader's language. */
function meantIn(asked: string, { names, hit }: Entry): string | null {
  const words = asked.split(' ')
  for (const name of names) {
    const own = name.split(' ')
    const at = own.findIndex((_, start) => {
      const part = own.slice(start, start + words.length)
      return part.length === words.length && words.every((word, i) => isLike(word, part[i] ?? ''))
    })
    if (at < 0) continue
    const written = hit.name.split(/\s+/)
    const isWritten = bare(hit.name) === name && written.length === own.length
    return (isWritten ? written : own).slice(at, at + words.length).join(' ')
  }
  return null
}

/** The entries that a part of the words was read to name. */
function namedBy(entries: readonly Entry[], { countries, places, animals }: Understanding) {
  const all: { part: Part<unknown>; ids: readonly string[]; kind: Entry['kind'] }[] = [
    ...countries.map(part => ({ part, kind: 'countries' as const, ids: [part.value] })),
    ...places.map(part => {
      const { kind, country, slug } = part.value
      return { part, kind: 'places' as const, ids: [`${kind}/${country}/${slug}`] }
    }),
    ...animals.map(part => ({ part, kind: 'species' as const, ids: part.value })),
  ]
  return all.map(({ part, kind, ids }) => ({
    part,
    named: entries.filter(entry => entry.kind === kind && ids.includes(entry.id)),
  }))
}

/** The text with its misspelt names as they are written; null if none is misspelt. */
export function meantWords(entries: readonly Entry[], understood: Understanding): string | null {
  const corrected = namedBy(entries, understood).flatMap(({ part: { from, span }, named }) => {
    const asked = bare(from)
    const isSpelt = named.some(({ names }) =>
      asked.split(' ').every(word => names.some(name => says(name, ` ${singular(word)}`))),
    )
    if (isSpelt || asked === '') return []
    const [meant] = named.flatMap(entry => meantIn(asked, entry) ?? [])
    return meant === undefined ? [] : [{ span, meant }]
  })
  // A text may be read to name several things; those that overlap are one slip.
  const apart = corrected
    .toSorted((a, b) => b.span[0] - a.span[0])
    .filter(({ span }, i, all) => i === 0 || span[1] <= (all[i - 1]?.span[0] ?? 0))
  return apart.length === 0
    ? null
    : apart.reduce(
        (text, { span: [from, to], meant }) => text.slice(0, from) + meant + text.slice(to),
        understood.text,
      )
}
