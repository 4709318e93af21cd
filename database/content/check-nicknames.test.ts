import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { copyWorld } from '#tools/testing/content-copy.ts'
import { readCatalogue } from './catalogue.ts'
import { checkReferences } from './check-references.ts'

const asked = { en: ['tomb raider'], es: ['tomb raider'] }

/** The world with files of content/nicknames, and what is wrong with them. */
function problemsOf(files: Record<string, unknown>) {
  const { root, kept } = copyWorld()
  mkdirSync(join(root, 'nicknames'))
  for (const [name, value] of Object.entries(files))
    writeFileSync(
      join(root, 'nicknames', `${name}.yaml`),
      `# Asked for as\n${stringify(value, { aliasDuplicateObjects: false })}`,
    )
  const { catalogue, problems } = readCatalogue(root, kept)
  return [...problems, ...checkReferences(catalogue)]
}

describe('what things are asked for as', () => {
  it('names what exists, in the file of its country', () => {
    const problems = problemsOf({
      'costa-clara': { trips: { 'still-waters': asked, 'still-watters': asked } },
      marmol: { destinations: { neblina: asked } },
      species: { species: { 'green-trogom': asked }, hotels: { 'oak-house': asked } },
    })
    expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'content/nicknames/costa-clara.yaml: there is no trip of costa-clara still-watters; did you mean still-waters?',
      expect.stringMatching(/^content\/nicknames\/marmol\.yaml: there is no destination of marmol neblina/),
      'content/nicknames/species.yaml: a hotel stands in the file of its country',
      'content/nicknames/species.yaml: there is no species green-trogom; did you mean green-trogon?',
    ])
    expect(problems.every(({ line }) => line > 1)).toBe(true)
  })

  it('has phrases in both languages', () => {
    const messages = (terms: unknown) =>
      problemsOf({ pages: { pages: { terms } } }).map(({ message }) => message)
    expect(messages(asked)).toEqual([])
    expect(messages({ en: ['money back'] })).toEqual([expect.stringContaining('pages.terms.es')])
    expect(messages({ en: 'money back', es: ['x'] })).toEqual([expect.stringContaining('pages.terms.en')])
    expect(messages({ en: ['money back'], es: [] })).toEqual([expect.stringContaining('pages.terms.es')])
  })

  it('knows the pages of the site', () => {
    expect(problemsOf({ pages: { pages: { pets: asked } } })).toEqual([
      expect.objectContaining({ file: 'content/nicknames/pages.yaml', line: expect.any(Number) }),
    ])
  })
})
