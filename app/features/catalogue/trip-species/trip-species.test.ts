import { describe, expect, test } from 'vitest'
import { openTo, speciesOfTrip, type WildDay } from './trip-species.ts'

const ALL_YEAR = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

function at(slug: string, ...living: [latin: string, months: number[], name?: string][]) {
  const wildlife = living.map(([latin, months, name = latin]) => ({ latin, months, name: { en: name } }))
  return { country: 'costa-rica', slug, wildlife }
}

function aDay(number: number, day: Partial<WildDay> = {}): WildDay {
  return {
    number,
    place: at('nowhere'),
    visits: [],
    goesOut: false,
    onTheRoad: false,
    sleeps: true,
    headline: '',
    story: '',
    text: '',
    leftOut: '',
    ...day,
  }
}

function aSpecies(key: string, months: number[] = ALL_YEAR, places: string[] = ['uvita']) {
  return { key, name: key, latin: `Genus ${key}`, seen: [{ country: 'costa-rica', months, places }] }
}

const uvita = at('uvita')
const whale = aSpecies('humpback whale', [8, 9, 10])

function keysByDay(days: WildDay[], species: ReturnType<typeof aSpecies>[], bestMonths = ALL_YEAR) {
  const { byDay } = speciesOfTrip(days, species, bestMonths)
  return Object.fromEntries([...byDay].map(([day, met]) => [day, met.map(({ key }) => key)]))
}

describe('the species of a trip', () => {
  test('live at the places of its days, by the species’ page or the place’s own list', () => {
    const listed = aSpecies('tapir', ALL_YEAR, [])
    const days = [aDay(1), aDay(2, { place: uvita }), aDay(3, { visits: [at('park', ['Genus tapir', [2]])] })]
    expect(keysByDay(days, [whale, listed, aSpecies('condor', ALL_YEAR, ['elsewhere'])])).toEqual({
      2: ['humpback whale'],
      3: ['tapir'],
    })
  })

  test('are present at that place in a best month of the trip', () => {
    const days = [aDay(1, { place: uvita })]
    expect(keysByDay(days, [whale], [12, 1, 2])).toEqual({})
    expect(keysByDay(days, [whale], [12, 8])).toEqual({ 1: ['humpback whale'] })
    const own = [aDay(1, { place: at('uvita', ['Genus humpback whale', [1, 2]]) })]
    expect(keysByDay(own, [whale], [1])).toEqual({ 1: ['humpback whale'] })
    expect(keysByDay(own, [whale], [8])).toEqual({})
  })

  test('are assigned to a day that names them, before one that only stays there', () => {
    const days = [aDay(1, { place: uvita }), aDay(2, { text: 'Out to the Humpback whales.' })]
    expect(keysByDay(days, [whale])).toEqual({ 2: ['humpback whale'] })
    const otherWords = [
      aDay(1, { place: uvita }),
      aDay(2, { text: 'A humpback whalebone, and ahumpback whale' }),
    ]
    expect(keysByDay(otherWords, [whale])).toEqual({ 1: ['humpback whale'] })
  })

  test('are assigned to a day that looks for them, before one that only mentions them', () => {
    const days = [
      aDay(1, { place: uvita, text: 'A humpback whale may pass.' }),
      aDay(2, { place: uvita, headline: 'Out for humpback whales', text: 'Out for humpback whales' }),
    ]
    expect(keysByDay(days, [whale])).toEqual({ 2: ['humpback whale'] })
  })

  test('match by the last word of their name if that is unambiguous', () => {
    const days = [aDay(1, { place: uvita }), aDay(2, { place: uvita, text: 'Whales, from a small boat.' })]
    expect(keysByDay(days, [whale])).toEqual({ 2: ['humpback whale'] })
    expect(keysByDay(days, [whale, aSpecies('sperm whale')])).toEqual({
      1: ['humpback whale', 'sperm whale'],
    })
    expect(keysByDay(days, [whale, aSpecies('blue whale', ALL_YEAR, ['elsewhere'])])).toEqual({
      2: ['humpback whale'],
    })
    expect(keysByDay([aDay(1, { text: 'A whale of a time.' })], [whale])).toEqual({})
  })

  test('need a day that looks for them where the list calls them rare', () => {
    const bay = at('bay', ['Genus dugong', ALL_YEAR, 'Dugong, very rarely'])
    const dugong = aSpecies('dugong', ALL_YEAR, ['bay'])
    expect(keysByDay([aDay(1, { place: bay }), aDay(2, { visits: [bay] })], [dugong])).toEqual({})
    expect(keysByDay([aDay(1, { place: bay, headline: 'Looking for a dugong' })], [dugong])).toEqual({
      1: ['dugong'],
    })
  })

  test('are left out of every day at a place where the trip’s text denies them', () => {
    const rhino = aSpecies('white rhinoceros')
    const black = aSpecies('black rhinoceros')
    const story = 'Rhinos and lions are further north, and not worth it.'
    const text = `${story} In the park lions were brought back.`
    const days = [aDay(1, { place: uvita }), aDay(2, { place: uvita, story, text })]
    expect(keysByDay(days, [rhino, black, aSpecies('lion'), aSpecies('giraffe')])).toEqual({ 1: ['giraffe'] })
  })

  test('are left out if named in a country where they do not live', () => {
    const peru = { country: 'peru', slug: 'lima', wildlife: [] }
    expect(keysByDay([aDay(1, { place: peru, text: 'The humpback whale’s cousin.' })], [whale])).toEqual({})
  })

  test.each([
    ['Bays where there are no humpback whales.', []],
    ['Nobody will promise a humpback whale, and we do not show a humpback whale.', []],
    ['They will not promise a humpback whale.', []],
    ['A sea without one humpback whale, then another with a humpback whale.', [1]],
  ])('is not met by being denied: “%s”', (text, days) => {
    const met = keysByDay([aDay(1, { place: at('bay'), text })], [whale])
    expect(Object.keys(met).map(Number)).toEqual(days)
  })

  test('are left out on a day with another excursion, or if seeing them needs one', () => {
    expect(keysByDay([aDay(1, { place: uvita, goesOut: true })], [whale])).toEqual({})
    const elsewhere = aDay(1, { place: uvita, leftOut: 'By boat to the humpback whales.' })
    expect(keysByDay([elsewhere], [whale])).toEqual({})
  })

  test('are assigned to a day that looks for them, and last to a day of arrival', () => {
    const arrival = aDay(1, { place: uvita, onTheRoad: true })
    const leisure = aDay(2, { place: uvita })
    const visit = aDay(3, { visits: [uvita], goesOut: true })
    expect(keysByDay([arrival, leisure, visit], [whale])).toEqual({ 3: ['humpback whale'] })
    expect(keysByDay([arrival, leisure], [whale])).toEqual({ 2: ['humpback whale'] })
    expect(keysByDay([arrival], [whale])).toEqual({ 1: ['humpback whale'] })
  })

  test('are left out on a day in transit home, unless its text names them', () => {
    const landing = { place: uvita, onTheRoad: true, sleeps: false }
    expect(keysByDay([aDay(1, landing)], [whale])).toEqual({})
    expect(keysByDay([aDay(1, { ...landing, text: 'A humpback whale from the plane.' })], [whale])).toEqual({
      1: ['humpback whale'],
    })
    expect(keysByDay([aDay(1, { place: uvita, sleeps: false })], [whale])).toEqual({ 1: ['humpback whale'] })
  })
})

describe('the days of a trip', () => {
  const five = ['ant', 'bat', 'cat', 'dog', 'eel'].map(key => aSpecies(key))

  test('show at most three each, the shortest season first, and none twice', () => {
    const days = [aDay(1, { place: uvita }), aDay(2, { place: uvita })]
    expect(keysByDay(days, [...five, whale])).toEqual({
      1: ['humpback whale', 'ant', 'bat'],
      2: ['cat', 'dog', 'eel'],
    })
  })

  test('leave the rest to the row, in the order of the trip', () => {
    const days = [aDay(1, { place: uvita }), aDay(2, { visits: [at('park', ['Genus tapir', [5]])] })]
    const { seen, byDay } = speciesOfTrip(days, [aSpecies('tapir', [5], []), ...five], ALL_YEAR)
    expect(seen.map(({ key }) => key)).toEqual(['ant', 'bat', 'cat', 'dog', 'eel', 'tapir'])
    expect([...byDay.values()].flat()).toHaveLength(4)
  })

  test('never show species that the row leaves out', () => {
    const many = Array.from({ length: 30 }, (_, i) => aSpecies(`species ${i}`))
    const days = Array.from({ length: 12 }, (_, i) => aDay(i + 1, { place: uvita }))
    const { seen, byDay } = speciesOfTrip(days, many, ALL_YEAR)
    expect(seen).toHaveLength(18)
    expect([...byDay.values()].flat().filter(one => !seen.includes(one))).toEqual([])
  })
})

describe('a species is closed to the children of a trip', () => {
  const chimpanzee = aSpecies('chimpanzee')
  const gorilla = aSpecies('mountain gorilla')
  const tour = (headline: string, minimumAge: number | null) => ({ headline, minimumAge })
  const namesOpen = (...args: Parameters<typeof openTo<typeof chimpanzee>>) =>
    openTo(...args).map(({ name }) => name)

  test('if every tour for it has a higher minimum age', () => {
    const living = [chimpanzee, aSpecies('giraffe')]
    const tours = [tour('Chimpanzees at eight', 15), tour('Giraffes at nine', null)]
    expect(namesOpen(8, living, tours)).toEqual(['giraffe'])
    expect(namesOpen(15, living, tours)).toEqual(['chimpanzee', 'giraffe'])
    expect(namesOpen(8, living, [...tours, tour('An island of chimpanzees', null)])).toEqual([
      'chimpanzee',
      'giraffe',
    ])
    expect(namesOpen(8, living, [])).toEqual(['chimpanzee', 'giraffe'])
  })

  test('also by the last word of its name, if that is unambiguous', () => {
    const tours = [tour('An hour with gorillas', 15)]
    expect(namesOpen(8, [chimpanzee, gorilla], tours)).toEqual(['chimpanzee'])
    expect(namesOpen(8, [gorilla, aSpecies('eastern gorilla')], tours)).toHaveLength(2)
  })
})
