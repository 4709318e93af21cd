import { expect, it } from 'vitest'
import { bare } from './entry-words.ts'
import { beginningsIn, sayingSentence, withReason } from './saying-sentence.ts'
import type { Entry } from './site-search.ts'

function entry({ name = 'Kep', line = 'Pepper and crabs', told = [''] }): Entry {
  const hit = { key: 'kep', name, line, url: '/kep', picture: null }
  return {
    ...{ kind: 'places', id: 'kep', names: [bare(name)], line: bare(line), text: bare(told.join(' ')) },
    ...{ told, hit },
  }
}

const elephants = beginningsIn('the elephants')

it('the line of a result is the sentence that says the words, if neither name nor line does', () => {
  const told = ['Crabs are sold alive. In May an elephant bathes here! It is warm.']
  expect(withReason(entry({ told }), elephants).line).toBe('In May an elephant bathes here!')
  const known = 'A herd of elephants at dawn'
  expect(withReason(entry({ told, line: known }), elephants).line).toBe(known)
  expect(withReason(entry({ told, name: 'Elephant camp' }), elephants).line).toBe('Pepper and crabs')
  expect(withReason(entry({ told }), beginningsIn('of the')).line).toBe('Pepper and crabs')
})

it('a sentence that denies it is no reason, in either language', () => {
  expect(sayingSentence(entry({ told: ['There are no elephants here.'] }), elephants)).toBeNull()
  expect(sayingSentence(entry({ told: ['Aquí no hay elefantes.'] }), beginningsIn('elefantes'))).toBeNull()
  expect(
    sayingSentence(entry({ told: ['They didn’t see elephants. Elephants came later.'] }), elephants),
  ).toBe('Elephants came later.')
})

it('of several words the sentence with most of them is shown, and a long one is cut around them', () => {
  const told = ['The bridge is old. From the hanging bridge one sees the volcano.']
  expect(sayingSentence(entry({ told }), beginningsIn('hanging bridges'))).toBe(
    'From the hanging bridge one sees the volcano.',
  )
  const long = `${'a very slow beginning '.repeat(12)}where elephants drink ${'and then more '.repeat(12)}end.`
  const cut = sayingSentence(entry({ told: [long] }), elephants) ?? ''
  expect(cut).toMatch(/^… .*where elephants drink .* …$/)
  expect(cut.length).toBeLessThan(180)
})
