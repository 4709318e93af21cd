import { describe, expect, test } from 'vitest'
import type { Locale } from '#database/values/locale.ts'
import {
  answersOf,
  chooseSentences,
  criticalShare,
  inProportion,
  MARKS,
  type MatchingReview,
} from './choose-sentences.ts'

/** Replaces square brackets by the marks of matched words. */
const marked = (text: string) => text.replaceAll('[', MARKS.start).replaceAll(']', MARKS.end)

let count = 0
function review(en: string, change: Partial<MatchingReview> = {}): MatchingReview {
  count++
  return {
    key: `review-${count}`,
    name: 'Ana',
    where: 'Costa Rica',
    date: '2026-03-01',
    rating: 5,
    group: 'Couple',
    texts: { en: marked(en) },
    ...change,
  }
}

const textOf = ({ pieces }: { pieces: { words: string }[] }) => pieces.map(({ words }) => words).join('')
const told = (reviews: MatchingReview[], reader: Locale = 'en') => answersOf(reviews, reader).map(textOf)

describe('the sentence of a review that answers', () => {
  test('is verbatim, with the matched words marked', () => {
    const [answer] = answersOf(
      [review('We left early. The [boat] to [Drake] was wet… and loud! Then lunch.')],
      'en',
    )
    expect(answer?.pieces).toEqual([
      { words: 'The ', isAsked: false },
      { words: 'boat', isAsked: true },
      { words: ' to ', isAsked: false },
      { words: 'Drake', isAsked: true },
      { words: ' was wet… and loud!', isAsked: false },
    ])
  })

  test('is the one with the most matches, weighted by rarity', () => {
    expect(
      told([
        review('The [boat] was late. Four hours to [Drake], all of them wet.'),
        review('Our [boat] had a roof and a flag.'),
        review('Another [boat] came at noon, half empty.'),
        review('Nobody told us that the [boat] is open.'),
      ]),
    ).toEqual(['Four hours to Drake, all of them wet.'])
  })

  test('counts forms of a word as the same word', () => {
    const forms = [
      'Four hours of [driving] to the coast.',
      'The [drive] was pretty.',
      'Two [drives] were dull.',
    ]
    expect(told(forms.map(words => review(words)))).toHaveLength(3)
  })

  test('prefers the reader’s language', () => {
    const both = {
      texts: { en: marked('The [hotel] was by the sea.'), es: marked('El [hotel] daba al mar.') },
    }
    expect(told([review('', both)], 'es')).toEqual(['El hotel daba al mar.'])
    expect(told([review('', both)], 'en')).toEqual(['The hotel was by the sea.'])
  })

  test('is in the question’s language: a similar name in the other does not match', () => {
    const english = Array.from({ length: 5 }, () => review('The [long] road was dry.'))
    const name = review('', { texts: { es: marked('En Vân [Long] había langures.') } })
    expect(told([...english, name])).toHaveLength(5)
    expect(told([name])).toHaveLength(1)
  })

  test('is not a very short one if there is a longer one', () => {
    expect(told([review('[Worth] it.'), review('It was [worth] the four hours on the road.')])[0]).toBe(
      'It was worth the four hours on the road.',
    )
  })

  test('does not depend on the order of the reviews; ties are sorted by date', () => {
    const reviews = [
      review('We had [rain] on the first day.', { date: '2025-01-01' }),
      review('We had [rain] on the second day.', { date: '2026-01-01' }),
    ]
    expect(told(reviews)).toEqual(['We had rain on the second day.', 'We had rain on the first day.'])
    expect(told(reviews.toReversed())).toEqual(told(reviews))
  })

  test('is absent without matches', () => {
    expect(answersOf([], 'en')).toEqual([])
    expect(answersOf([review('Nothing is marked here.')], 'en')).toEqual([])
  })
})

describe('critical reviews', () => {
  const answers = (critical: number, others: number) =>
    answersOf(
      [
        ...Array.from({ length: others }, () =>
          review('The [drive] was long but fine.', { date: '2026-09-01' }),
        ),
        ...Array.from({ length: critical }, () => review('The [drive] was too long for us.', { rating: 3 })),
      ],
      'en',
    )

  test.each([
    [6, { total: 12, critical: 6 }, 3],
    [6, { total: 30, critical: 10 }, 2],
    [6, { total: 30, critical: 1 }, 1],
    [6, { total: 30, critical: 29 }, 5],
    [6, { total: 30, critical: 30 }, 6],
    [6, { total: 30, critical: 0 }, 0],
    [6, { total: 0, critical: 0 }, 0],
  ])('of %i shown have their share of %j', (shown, of, share) => {
    expect(criticalShare(shown, of)).toBe(share)
  })

  test('are kept in proportion, even if others are newer', () => {
    const chosen = chooseSentences(answers(10, 20), null, 6)
    expect(chosen).toMatchObject({ total: 30, critical: 10 })
    expect(chosen.answers).toHaveLength(6)
    expect(chosen.answers.filter(({ isCritical }) => isCritical)).toHaveLength(2)
  })

  test('are all included if all are shown', () => {
    expect(inProportion(answers(2, 3), 6)).toHaveLength(5)
  })
})

test('with a group only its reviews are shown and counted', () => {
  const answers = answersOf(
    [
      review('The [guide] knew every bird.', { group: 'Family', rating: 2 }),
      review('The [guide] was late.', { group: 'Solo' }),
    ],
    'en',
  )
  const { answers: shown, ...counted } = chooseSentences(answers, 'Family', 6)
  expect(counted).toEqual({ total: 1, critical: 1 })
  expect(shown.map(textOf)).toEqual(['The guide knew every bird.'])
})

test('who asks with children reads first the families that answer as well, not those that hardly do', () => {
  const reviews = [
    review('The [long] [drive] bored nobody.'),
    review('A [drive] came up.', { group: 'Family' }),
    review('Another [drive], and a [long] one.', { group: 'Family' }),
    review('So was the third [drive] of ours.'),
  ]
  const groupsFirst = (yours: MatchingReview['group'] | null) =>
    answersOf(reviews, 'en', yours).map(({ group }) => group)
  expect(groupsFirst('Family')).toEqual(['Family', 'Couple'])
  expect(groupsFirst(null)).toEqual(['Couple', 'Family'])
})
