import { expect, it } from 'vitest'
import type { Catalogue } from '#database/content/catalogue.ts'
import { brokenContent } from '#tools/testing/broken-content.ts'
import { checkAddress } from './check-address.ts'
import { checkBannedWords } from './check-banned-words.ts'
import { checkHouseNames } from './check-house-names.ts'
import { checkOneWord } from './check-one-word.ts'
import { checkPlaceNames } from './check-place-names.ts'
import { checkRepeatedWords } from './check-repeated-words.ts'
import { checkSameMonths } from './check-same-months.ts'
import { checkSameNumbers } from './check-same-numbers.ts'
import { checkUnfinished } from './check-unfinished.ts'

const ANTIGUA = 'guatemala/destinations/antigua.yaml'

it('an altitude in one language only is reported, at its text', () => {
  const { problems } = brokenContent(checkSameNumbers, [
    [ANTIGUA, ['lead', 'es'], 'Una ciudad en cuadrícula de adoquín, a 1540 m.'],
  ])
  expect(problems).toEqual([
    expect.objectContaining({
      file: `content/${ANTIGUA}`,
      message:
        '45000 only in English, 1530 only in English, 1543 only in English, 29 only in English, 1773 only in English, 1540 only in Spanish',
    }),
  ])
})

it('a number may be in words in the other language', () => {
  const { problems } = brokenContent(checkSameNumbers, [
    [
      ANTIGUA,
      ['gettingThere', 'en'],
      'La Aurora is 40 km away, 75 minutes, 2,200 m up, from 05:30; in the 1950s, 2.5 h.',
    ],
    [
      ANTIGUA,
      ['gettingThere', 'es'],
      'La Aurora queda a cuarenta km, setenta y cinco minutos, a 2200 m, desde las 05:30; en los cincuenta, 2,5 h.',
    ],
  ])
  expect(problems).toEqual([])
})

it('a month missing in one language is reported', () => {
  const { problems } = brokenContent(checkSameMonths, [
    [ANTIGUA, ['bestMonths', 'reason', 'es'], 'Los volcanes se ven mejor de noviembre a enero.'],
  ])
  expect(problems.map(({ message }) => message)).toEqual(['February only in English, enero only in Spanish'])
})

it('a brochure word is reported in our texts, and left to travellers', () => {
  const text = { en: 'A hidden gem with birds of paradise.', es: 'Un rincón con aves del paraíso.' }
  const { problems } = brokenContent(checkBannedWords, [
    [ANTIGUA, ['gettingThere'], text],
    ['guatemala/reviews.yaml', [0, 'comment'], text],
  ])
  expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    `content/${ANTIGUA}: “hidden gem” is not ours to say`,
  ])
})

it('a sentence that another page has too is reported, with its place', () => {
  const again = 'The captain ties his canoe under almond branches and whistles.'
  const { problems } = brokenContent(checkRepeatedWords, [
    [ANTIGUA, ['gettingThere', 'en'], again],
    ['guatemala/destinations/coban.yaml', ['gettingThere', 'en'], `Later: ${again}`],
  ])
  expect(problems).toEqual([
    expect.objectContaining({
      file: 'content/guatemala/destinations/coban.yaml',
      message: expect.stringMatching(
        /^“the captain ties .*” stands in content\/guatemala\/destinations\/antigua\.yaml:\d+ too$/,
      ),
    }),
  ])
})

it('a place spelled differently than on its own page is reported, unless it is the other language’s name', () => {
  const dolphin = 'species/irrawaddy-dolphin.yaml'
  const words = { en: 'From Kratie to Zanzibar.', es: 'De Kratié a Zanzibar.' }
  const { problems } = brokenContent(checkPlaceNames, [[dolphin, ['body'], words]])
  expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    `content/${dolphin}: Kratie is spelled Kratié on its own page`,
    `content/${dolphin}: Zanzibar is spelled Zanzíbar on its own page`,
  ])
})

it('a paragraph that stops in the middle of a sentence is reported', () => {
  const { problems } = brokenContent(checkUnfinished, [
    [ANTIGUA, ['body', 'en'], 'The nights are cold. Each bed has a blanket with'],
    [ANTIGUA, ['body', 'es'], '¿Hace frío? “De noche, sí.”'],
  ])
  expect(problems.map(({ message }) => message)).toEqual(['“…d. Each bed has a blanket with” has no end'])
})

it('a text that speaks to one and to several, a house with two names and another word for a thing are reported', () => {
  const house = 'rwanda/hotels/avocado-court.yaml'
  const checks = (catalogue: Catalogue) =>
    [checkAddress, checkHouseNames, checkOneWord].flatMap(check => check(catalogue))
  const { problems } = brokenContent(checks, [
    ['costa-rica/country.yaml', ['team', 'lead', 'es'], 'Escríbenos tú, y ustedes deciden.'],
    ['peru/trips/white-city-first.yaml', ['days', 3, 'story', 'es'], 'Ustedes empiezan en el mercado.'],
    [house, ['name', 'es'], 'Patio del Aguacate'],
    [house, ['lead', 'es'], 'A diez minutos del autobús.'],
  ])
  expect(problems.map(({ message }) => message)).toEqual([
    '“ustedes”: the same text speaks to one and to several',
    '“Ustedes”: the rest of the trip speaks otherwise',
    'Avocado Court is called Patio del Aguacate in Spanish',
    '“autobús” is bus everywhere else',
  ])
})
