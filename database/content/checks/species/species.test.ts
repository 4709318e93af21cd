import { expect, it } from 'vitest'
import { brokenContent } from '#tools/testing/broken-content.ts'
import { checkLatin } from './check-latin.ts'
import { checkSpeciesMonths } from './check-species-months.ts'

const MONTEVERDE = 'costa-rica/destinations/monteverde.yaml'

it('an animal at a place in a month that its own page lacks is reported', () => {
  const { problems } = brokenContent(checkSpeciesMonths, [
    ['species/quetzal.yaml', ['seen', 0, 'months'], [3, 4]],
  ])
  expect(problems.map(({ file }) => file)).toContain(`content/${MONTEVERDE}`)
  expect(problems[0]?.message).toMatch(
    /^Pharomachrus mocinno .*in month .*, when its page has none in costa-rica$/,
  )
})

it('a second page of one species, and an invalid Latin name, are reported', () => {
  const { problems } = brokenContent(checkLatin, [
    ['species/jaguar.yaml', ['latin'], 'Pharomachrus mocinno'],
    [MONTEVERDE, ['wildlife', 0, 'latin'], 'three-wattled bellbird'],
  ])
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Pharomachrus mocinno has a page already/),
    'three-wattled bellbird is no latin name',
  ])
})
