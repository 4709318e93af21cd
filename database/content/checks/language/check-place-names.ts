import { LOCALES, type Locale } from '../../../values/locale.ts'
import type { CountryFolder } from '../../catalogue.ts'
import type { Problem } from '../../content-file.ts'
import { type Check, problemAt } from '../report.ts'
import { type TextPair, textPairs } from '../text-pairs.ts'

/** The right spellings, by the name without its accents. */
type Names = ReadonlyMap<string, ReadonlySet<string>>

/** A name without its accents, letter for letter. */
function plain(text: string): string {
  return [...text.normalize('NFC')].map(letter => letter.normalize('NFD')[0] ?? letter).join('')
}

/** “La Fortuna and Arenal” are two names. */
function namesIn(text: string): string[] {
  return text.split(/ and | y | e |[/,(&]/).flatMap(part => {
    const name = part.normalize('NFC').trim().replace(/\)$/, '')
    return name.length >= 4 && /^\p{Lu}/u.test(name) ? [name] : []
  })
}

function namesOf(folders: readonly CountryFolder[], language: Locale): Names {
  const names = new Map<string, Set<string>>()
  for (const { regions, destinations, attractions } of folders)
    for (const { value } of [...regions.values(), ...destinations.values(), ...attractions.values()])
      for (const name of namesIn(value.name[language])) {
        const spellings = names.get(plain(name)) ?? new Set()
        names.set(plain(name), spellings.add(name))
      }
  return names
}

function patternOf(names: Names): RegExp {
  const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length)
  const any = longestFirst.map(name => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'gu')
}

function misspelled(text: string, names: Names, pattern: RegExp): [written: string, right: string][] {
  const letters = text.normalize('NFC')
  return [...plain(letters).matchAll(pattern)].flatMap(({ 0: name, index }): [string, string][] => {
    const written = letters.slice(index, index + name.length)
    const spellings = names.get(name)
    return !spellings || spellings.has(written) ? [] : [[written, [...spellings].join(' or ')]]
  })
}

function checkPairs(pairs: readonly TextPair[], folders: readonly CountryFolder[]): Problem[] {
  if (pairs.length === 0) return []
  return LOCALES.flatMap(language => {
    const names = namesOf(folders, language)
    if (names.size === 0) return []
    const pattern = patternOf(names)
    return pairs.flatMap(pair =>
      misspelled(pair[language], names, pattern).map(([written, right]) =>
        problemAt(
          pair.source,
          [...pair.path, language],
          `${written} is spelled ${right} on its own page`,
          'spell a place one way in a language, or mend the name of its page',
        ),
      ),
    )
  })
}

/** Checks that a place is spelled in every text as on its own page, with its accents. */
export const checkPlaceNames: Check = catalogue => {
  const { folders } = catalogue
  const pairs = textPairs(catalogue)
  const folderOf = ({ source }: TextPair) =>
    folders.find(({ tag }) => source.file.startsWith(`content/${tag}/`))
  return [
    ...folders.flatMap(folder =>
      checkPairs(
        pairs.filter(pair => folderOf(pair) === folder),
        [folder],
      ),
    ),
    ...checkPairs(
      pairs.filter(pair => !folderOf(pair)),
      folders,
    ),
  ]
}
