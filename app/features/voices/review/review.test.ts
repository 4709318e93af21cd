import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chooseQuoted,
  cut,
  initialsOf,
  inTurn,
  isCut,
  previewOf,
  pulledQuote,
  reviewText,
  reviewTitle,
  sentences,
  titleOnCard,
  turnOf,
} from './review.ts'

describe('cut', () => {
  test.each([
    ['short enough', 20, 'short enough'],
    ['exactly ten', 11, 'exactly ten'],
    ['one two three', 7, 'one two…'],
    ['one two three', 9, 'one two…'],
    ['one, two, three', 9, 'one, two…'],
    ['Wait. What', 5, 'Wait…'],
    ['unbreakable', 4, 'unbr…'],
  ])('%j to %i characters is %j', (text, length, expected) => {
    expect(cut(text, length)).toBe(expected)
  })

  test('never exceeds its limit, and keeps the start of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 40 }), (text, length) => {
        const shown = cut(text, length)
        if (text.length <= length) return shown === text
        const kept = shown.slice(0, -1)
        return (
          shown.endsWith('…') && kept.length <= length && (text.startsWith(kept) || kept.endsWith('\uFFFD'))
        )
      }),
    )
  })

  test('titles stop at 70 characters and previews at 150', () => {
    const long = 'abcdefghi '.repeat(40)
    expect(titleOnCard(long)).toBe(`${'abcdefghi '.repeat(7).trimEnd()}…`)
    expect(previewOf(long)).toBe(`${'abcdefghi '.repeat(15).trimEnd()}…`)
  })
})

describe('the title', () => {
  test('is the given one', () => {
    expect(reviewTitle({ title: 'Fog, fog, quetzal', comment: 'It was worth it. Twice.' })).toBe(
      'Fog, fog, quetzal',
    )
  })

  test.each([
    ['It rained every afternoon. Andrés had told us.', 'It rained every afternoon'],
    ['Would we go back? On Monday.', 'Would we go back?'],
    ['No full stop anywhere', 'No full stop anywhere'],
    ['We paid US$ 3.50 for lunch. Good lunch.', 'We paid US$ 3.50 for lunch'],
    ['“Bring the jacket.” She was right.', '“Bring the jacket.”'],
    ['¿Y el barro? ¡Qué barro! Volvemos.', '¿Y el barro?'],
    ['And then... nothing. Good.', 'And then... nothing'],
  ])('of %j without one is %j', (comment, expected) => {
    expect(reviewTitle({ title: null, comment })).toBe(expected)
  })
})

test('joined sentences give the text', () => {
  const text = 'One. Two! Three? “Four.” (Five.) 6 left…'
  expect(sentences(text).join(' ')).toBe(text)
  expect(sentences(text)).toHaveLength(6)
})

describe('the pulled quote', () => {
  const sentence = (length: number) => `${'x'.repeat(length - 1)}.`

  test('is as many whole sentences from the start as fit', () => {
    const comment = [sentence(100), 'A second one, short.', `B${sentence(200)}`].join(' ')
    expect(pulledQuote(comment)).toBe(`${sentence(100)} A second one, short.`)
  })

  test('is null for a text that is too short or starts with a long sentence', () => {
    expect(pulledQuote('Lovely.')).toBeNull()
    expect(pulledQuote(sentence(300))).toBeNull()
  })

  test('is from the first review with the top rating that has one', () => {
    const grumble = { title: null, comment: sentence(120), rating: 3 }
    const brief = { title: null, comment: 'Lovely.', rating: 5 }
    const happy = { title: null, comment: sentence(110), rating: 5 }
    expect(chooseQuoted([grumble, brief, happy])).toEqual({ review: happy, quote: sentence(110) })
    expect(chooseQuoted([grumble, brief])).toBeNull()
  })

  test('is from the best rated review if a lower rating is allowed', () => {
    const content = { title: null, comment: sentence(120), rating: 4 }
    const happy = { title: null, comment: sentence(110), rating: 5 }
    expect(chooseQuoted([content])).toBeNull()
    expect(chooseQuoted([content], 4)?.review).toBe(content)
    expect(chooseQuoted([content, happy], 4)?.review).toBe(happy)
  })
})

describe('the text under the title', () => {
  const comment = 'It rained every afternoon. Andrés had told us. Twice.'

  test('is the whole comment if the title is separate', () => {
    expect(reviewText({ untitled: false, comment })).toBe(comment)
  })

  test('leaves out the sentence used as the title', () => {
    expect(reviewText({ untitled: true, comment })).toBe('Andrés had told us. Twice.')
    expect(reviewText({ untitled: true, comment: 'Lovely.' })).toBe('')
  })

  test('and the title together are the comment', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('One.', 'Two!', '“Three?”', 'and four', '¿Cinco?')), words => {
        const text = words.join(' ')
        const title = reviewTitle({ title: null, comment: text })
        const under = reviewText({ untitled: true, comment: text })
        expect([title, under].join(' ').replaceAll('.', '').trim()).toBe(text.replaceAll('.', ''))
      }),
    )
  })
})

test.each([
  [70, 150, false],
  [71, 150, true],
  [70, 151, true],
])('a title of %i and a text of %i characters: cut %s', (title, text, cutShort) => {
  expect(isCut('x'.repeat(title), 'x'.repeat(text))).toBe(cutShort)
})

test.each([
  ['Luis Carrasco', 'LC'],
  ['Teresa & João Oliveira', 'TJ'],
  ['The Okafor family', 'OF'],
  ['Jorge y Maite Etxeberria', 'JM'],
  ['Élodie', 'É'],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

describe('in turn', () => {
  const reviews = ['a', 'b', 'c'].map(key => ({ key }))
  const keys = (turn: number, quoted?: string) => inTurn(reviews, turn, quoted).map(({ key }) => key)

  test('another one comes first, and the quoted one last', () => {
    expect(keys(1)).toEqual(['b', 'c', 'a'])
    expect(keys(1, 'b')).toEqual(['c', 'a', 'b'])
  })

  test('pages start with different reviews', () => {
    const paths = ['/costa-rica', '/costa-rica/team', '/plus/october', '/flora-fauna', '/costa-rica/tours']
    expect(new Set(paths.map(path => turnOf(path) % 10)).size).toBeGreaterThan(3)
  })
})
