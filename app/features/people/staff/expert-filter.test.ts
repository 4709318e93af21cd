import { expect, it } from 'vitest'
import { expertGroups } from './expert-filter.ts'
import type { Expert } from './staff-schema.ts'

const countries = [
  { tag: 'peru', name: 'Peru' },
  { tag: 'laos', name: 'Laos' },
  { tag: 'ecuador', name: 'Ecuador' },
]

function expert(fkey: string, plans: string[], ...codes: string[]): Expert {
  const languages = codes.map(code => ({ code, name: code }))
  const same = { place: '', livesIn: null, home: '', role: '', since: '', portraitVersion: '', photo: null }
  return { ...same, fkey, name: fkey, firstName: fkey, countries: plans, languages }
}

const people = [
  expert('rafael', ['ecuador', 'peru'], 'es', 'en'),
  expert('noy', ['laos'], 'lo', 'en'),
  expert('gabriela', ['ecuador'], 'es'),
]

const shown = (country: string | null, language: string | null) =>
  expertGroups(people, countries, { country, language }).map(group => [
    group.name,
    ...group.people.map(({ fkey }) => fkey),
  ])

it('shows each person once, under the first country they plan in the countries’ order', () => {
  expect(shown(null, null)).toEqual([
    ['Peru', 'rafael'],
    ['Laos', 'noy'],
    ['Ecuador', 'gabriela'],
  ])
})

it('shows everybody who plans the chosen country, and speaks the chosen language', () => {
  expect(shown('ecuador', null)).toEqual([['Ecuador', 'rafael', 'gabriela']])
  expect(shown('ecuador', 'en')).toEqual([['Ecuador', 'rafael']])
  expect(shown('laos', 'es')).toEqual([])
})
