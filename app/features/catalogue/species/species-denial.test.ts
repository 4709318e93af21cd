import { expect, it } from 'vitest'
import { deniesSpecies, namesSpecies } from './species-denial.ts'

it.each([
  [
    'The wildebeest are in the western Serengeti in June and in the far north from July to October, which this trip does not reach; you come for lions, leopards and elephants.',
    'Blue wildebeest',
    true,
  ],
  [
    'The wildebeest are in the far north, which this trip does not reach; you come for lions and leopards.',
    'Lion',
    false,
  ],
  ['You will not see gorillas on this one. Monkeys are everywhere.', 'Mountain gorilla', true],
  ['You will not see gorillas on this one. Golden monkeys are everywhere.', 'Golden monkey', false],
  ['The trip never gets to the whales in those months.', 'Humpback whale', true],
  ['The wildebeest cross in August, and you wait on the bank.', 'Blue wildebeest', false],
])('what a trip’s text says is not reached is denied: %s', (text, name, isDenied) => {
  expect(deniesSpecies(text, name)).toBe(isDenied)
})

it.each([
  ['Tapir country at dawn', 'Baird’s tapir', true],
  ['Reef sharks off the island', 'Baird’s tapir', false],
  ['Three kinds of monkeys', 'Golden monkey', true],
])('%s names %s: %s', (text, name, isNamed) => expect(namesSpecies(text, name)).toBe(isNamed))
