import { describe, expect, it } from 'vitest'
import { totalMinor } from '#app/features/proposal/proposal/sums.ts'
import { aProposal } from '#tools/testing/proposals.ts'
import { latestAnswers, withChoices } from './line-answers.ts'

const content = aProposal()
const chosen = latestAnswers([
  { line: 'hotel:d2', answer: 'open', alternative: null },
  { line: 'hotel:d2', answer: 'accept', alternative: 'musgo' },
])

describe('an alternative that a traveller chooses', () => {
  it('replaces its line, and changes the price at once', () => {
    const swapped = withChoices(content, chosen)
    expect(swapped.days[1]?.hotel?.name).toBe('Fern Cabins')
    expect(totalMinor(swapped)).toBe((totalMinor(content) ?? 0) + 96_00)
  })

  it('changes nothing else', () => {
    const swapped = withChoices(content, chosen)
    expect({ ...swapped.days[0] }).toEqual(content.days[0])
    expect(withChoices(content, latestAnswers([]))).toEqual(content)
  })

  it('makes the price unknown if its own is', () => {
    const answers = latestAnswers([{ line: 'hotel:d2', answer: 'accept', alternative: 'unpriced' }])
    expect(totalMinor(withChoices(content, answers))).toBeNull()
  })

  it('is ignored if the alternative is not offered', () => {
    const answers = latestAnswers([{ line: 'hotel:d2', answer: 'accept', alternative: 'palace' }])
    expect(withChoices(content, answers)).toEqual(content)
  })
})

describe('the minutes of a swap', () => {
  const driven = (minutesDelta: number) => {
    const content = aProposal()
    const [, day] = content.days
    for (const each of day?.hotel?.alternatives ?? []) each.minutesDelta = minutesDelta
    const answers = new Map([
      ['hotel:d2', { line: 'hotel:d2', answer: 'open', alternative: 'musgo' } as const],
    ])
    return withChoices(content, answers).days[1]?.legs[0]?.minutes
  }

  it('are added to the day’s longest ride, which never falls below zero', () => {
    expect([driven(10), driven(-30), driven(-600)]).toEqual([220, 180, 0])
  })
})
