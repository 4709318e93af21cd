import { describe, expect, it } from 'vitest'
import {
  changedTexts,
  emailTextProblems,
  fillText,
  isEmailTexts,
  isUnsavedTexts,
  mergeEmailTexts,
} from './email-text.ts'
import type { EmailSentence } from './email-text-schema.ts'

const title: EmailSentence = {
  message: 'title',
  part: 'title',
  placeholders: ['country', 'name'],
  builtIn: { en: 'To {country}', es: 'A {country}' },
  varies: false,
}
const years: EmailSentence = { ...title, message: 'years', varies: true }
const subject: EmailSentence = { ...title, message: 'subject', part: 'subject' }
const sentences = [title, years, subject]

describe('a sentence of an email', () => {
  it('has what it names put in, and nothing is read in what was put in', () => {
    expect(fillText('{name} to {country}, {other}', { name: '{country}', country: 'Laos' })).toBe(
      '{country} to Laos, {other}',
    )
  })

  it.each([
    ['of one language', { title: { en: 'To {country}', es: ' ' } }, ['es', 'empty', undefined]],
    ['that names what its email may not', { title: { en: '{price}', es: 'A' } }, ['en', 'unknown', 'price']],
    ['with a brace alone', { title: { en: 'To {country', es: 'A' } }, ['en', 'unknown', '']],
    ['with a line break', { title: { en: 'To\r\nBcc: all', es: 'A' } }, ['en', 'one_line', undefined]],
    ['too long for a subject', { subject: { en: 'x'.repeat(201), es: 'A' } }, ['en', 'too_long', undefined]],
    ['too long', { title: { en: 'A', es: 'x'.repeat(1001) } }, ['es', 'too_long', undefined]],
    ['with other forms', { years: { en: 'A', es: 'B' } }, ['en', 'not_said', undefined]],
    ['that the email does not say', { constructor: { en: 'A', es: 'B' } }, ['en', 'not_said', undefined]],
  ])('%s is not sent', (_case, texts, [locale, problem, placeholder]) => {
    expect(emailTextProblems(sentences, texts)).toMatchObject([
      { locale, problem, ...(placeholder !== undefined && { placeholder }) },
    ])
  })

  it('may leave out a name, and have markup, which is text', () => {
    const texts = { title: { en: 'Off you go <b>', es: '¡Buen viaje!' } }
    expect(emailTextProblems(sentences, texts)).toEqual([])
  })

  it('is not kept if it is as built', () => {
    expect(changedTexts(sentences, { title: title.builtIn, subject: { en: 'A', es: 'B' } })).toEqual({
      subject: { en: 'A', es: 'B' },
    })
  })
})

describe('two people who write one email', () => {
  const words = (en: string) => ({ en, es: en })

  it('keep each what the other left alone, and both of what both wrote', () => {
    const base = { a: words('a'), b: words('b'), gone: words('gone') }
    const mine = { a: words('mine'), b: words('b'), gone: words('gone'), c: words('my c') }
    const latest = { a: words('a'), b: words('theirs'), c: words('their c') }
    expect(mergeEmailTexts(base, mine, latest)).toEqual({
      texts: { a: words('mine'), b: words('theirs'), c: words('my c') },
      theirs: { c: words('their c') },
    })
  })
})

it('what a device kept is read only if it is sentences', () => {
  expect(isEmailTexts({ title: { en: 'A', es: 'B' } })).toBe(true)
  for (const value of [null, 'a', { title: 'A' }, { title: null }, { title: { en: 'A' } }])
    expect(isEmailTexts(value)).toBe(false)
})

it('what a device kept is read only with the version that it was written over', () => {
  const texts = { title: { en: 'A', es: 'B' } }
  expect(isUnsavedTexts({ texts, base: {} })).toBe(true)
  for (const value of [null, texts, { texts }, { texts, base: 'a' }])
    expect(isUnsavedTexts(value)).toBe(false)
})
