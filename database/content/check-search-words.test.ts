import { describe, expect, it } from 'vitest'
import { copyContent } from '#tools/testing/content-copy.ts'
import { readCatalogue } from './catalogue.ts'
import { checkReferences } from './check-references.ts'

const FILE = 'search-words.yaml'

function problemsOf({ root, kept }: ReturnType<typeof copyContent>): string[] {
  const { catalogue, problems } = readCatalogue(root, kept)
  return [...problems, ...checkReferences(catalogue)].map(problem => problem.message)
}

describe('words that travellers search by', () => {
  it('mean something that exists', () => {
    const copy = copyContent()
    copy.set(FILE, [0, 'means'], {
      ...{ themes: ['safary'], tourTypes: ['watter'], species: ['jaguarr'] },
      ...{ places: ['costa-rica/bahia-drak'], countries: ['perru'] },
    })
    expect(problemsOf(copy)).toEqual([
      'there is no theme safary; did you mean safari?',
      'there is no type of tour watter; did you mean water?',
      'there is no species jaguarr; did you mean jaguar?',
      'there is no place costa-rica/bahia-drak; did you mean costa-rica/bahia-drake?',
      'there is no country perru; did you mean peru?',
    ])
  })

  it('mean one thing each, whatever their accents and capitals', () => {
    const copy = copyContent()
    copy.set(FILE, [0, 'en'], ['WHÁLE  Watching'])
    expect(problemsOf(copy)).toEqual([
      expect.stringMatching(/^the term whale watching has a meaning already, in line \d+$/),
    ])
  })

  it('have a meaning at all', () => {
    const copy = copyContent()
    copy.set(FILE, [0, 'means'], {})
    expect(problemsOf(copy)).toEqual(['0.means: means nothing'])
  })
})
