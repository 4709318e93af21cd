import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { leaveLanguageOpen, speak } from './one-language.ts'

const script = `import { kept } from './words.js'
const en_hello = () => 'Good morning', es_hello = () => 'Buenos días'
export const hello = () => (__SPOKEN_LOCALE__ === 'es' ? es_hello() : en_hello()) + kept`

test('a script in one language has no words of the other, and the same imports', () => {
  const [english, spanish] = [speak(script, 'hello.js', 'en'), speak(script, 'hello.js', 'es')]
  expect(english).toContain('Good morning')
  expect(english).not.toContain('Buenos')
  expect(spanish).toContain('Buenos días')
  expect(spanish).not.toContain('Good')
  for (const spoken of [english, spanish]) expect(spoken).toContain('./words.js')
})

test('a script without messages is unchanged', () => {
  expect(speak('export const one = 1', 'one.js', 'es')).toBe('export const one = 1')
})

test('a message is reduced to its words', () => {
  const message = `const en_days = i => i?.count + ' days', es_days = i => i?.count + ' días'
    const days = (inputs = {}, options = {}) => (__SPOKEN_LOCALE__ === 'en' ? en_days(inputs) : es_days(inputs))
    export const told = days({ count: 3 }), again = days`
  expect(speak(message, 'days.js', 'es')).not.toContain('={}')
})

/** A message as Paraglide compiles it, in one language. */
function spoken(key: string, locale: string): string {
  const compiled = readFileSync(`app/paraglide/messages/${key}.js`, 'utf8')
  return speak(leaveLanguageOpen(compiled), `${key}.js`, locale)
}

test('a message without parameters is one function that returns its words', () => {
  expect(spoken('error_home', 'en').trim()).toBe('export const error_home=()=>`Home`;')
  expect(spoken('finder_remove', 'es')).toMatch(/=>`Quitar \$\{\w+\.what\}`/)
})

test('a message with a plural chooses its form by its own language’s rules', () => {
  expect(spoken('finder_trips', 'es')).toMatch(/\(`es`,\w+\?\.count/)
  expect(spoken('finder_trips', 'es')).toContain('viaje')
  expect(spoken('finder_trips', 'es')).not.toContain('trip`')
})
