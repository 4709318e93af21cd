import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readCatalogue } from '#database/content/catalogue.ts'
import { brokenContent } from '#tools/testing/broken-content.ts'
import { copyContent } from '#tools/testing/content-copy.ts'
import { checkBeforeYouGo } from './check-before-you-go.ts'
import { checkFilms } from './check-films.ts'
import { checkNavigation } from './check-navigation.ts'
import { type Count, countsOf, totalCounts } from './country-counts.ts'

it('a header link to an unwritten place is reported with its line', () => {
  const file = 'navigation/guatemala.yaml'
  const link = '/guatemala/attractions/el-mirador'
  const { problems, copy } = brokenContent(checkNavigation, [[file, ['topActivities', 0, 'link'], link]])
  expect(problems).toEqual([
    {
      file: `content/${file}`,
      line: copy.lineOf(file, link),
      message: `nothing is written for ${link}`,
      mend: expect.any(String),
    },
  ])
})

it('a country without the lists of its header is reported', () => {
  const copy = copyContent()
  rmSync(join(copy.root, 'navigation/laos.yaml'))
  const { catalogue } = readCatalogue(copy.root, copy.kept)
  expect(checkNavigation(catalogue)).toEqual([
    expect.objectContaining({ file: 'content/navigation/laos.yaml', message: 'laos has no navigation' }),
  ])
})

it('every country that we wrote has enough of everything; one without a family trip falls short', () => {
  const copy = copyContent()
  const shortOf = ({ what, found, least }: Count) => (found < least ? [`${what}: ${found} of ${least}`] : [])
  const short = () => {
    const { catalogue } = readCatalogue(copy.root, copy.kept)
    const counts = catalogue.folders.flatMap(folder => countsOf(folder, catalogue))
    return [...counts, ...totalCounts(catalogue)].flatMap(shortOf)
  }
  expect(short()).toEqual([])
  rmSync(join(copy.root, 'laos/trips/the-railway-line.yaml'))
  expect(short()).toEqual(['trips: 5 of 6', 'family: 0 of 1'])
})

it('a country that does not say all that one must know before going is reported', () => {
  const copy = copyContent()
  const file = 'before-you-go/laos.yaml'
  const written = readFileSync(join(copy.root, file), 'utf8')
  const changed = written.replace(/^ {2}spirits:\n(?: {4}.*\n)+/m, '').replace('  paksong:', '  elsewhere:')
  writeFileSync(join(copy.root, file), changed)
  rmSync(join(copy.root, 'before-you-go/everest-base-camp.yaml'))
  const messages = checkBeforeYouGo(readCatalogue(copy.root, copy.kept).catalogue).map(one => one.message)
  expect(messages.toSorted()).toEqual([
    'everest-base-camp does not say what to know before going',
    'nothing of paksong',
    'nothing of spirits',
  ])
})

it('a fact that changes every month and names nobody to ask is reported', () => {
  const copy = copyContent()
  copy.set('before-you-go/laos.yaml', ['facts', 'advice', 0, 'ask'], [])
  const { problems } = readCatalogue(copy.root, copy.kept)
  expect(problems.map(one => one.message)).toEqual([expect.stringContaining('needs somebody to ask')])
})

it('a film of a place to which no trip goes is reported', () => {
  const words = 'We took the boat at Huay Xai.'
  const { problems } = brokenContent(checkFilms, [['films.yaml', [0, 'answer', 0, 'en'], words]])
  expect(problems.map(({ message }) => message)).toEqual(['no trip or tour of ours goes to Huay Xai'])
})
