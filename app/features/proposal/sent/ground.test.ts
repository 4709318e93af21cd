import { describe, expect, it } from 'vitest'
import { totalMinor } from '#app/features/proposal/proposal/sums.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { aProposal } from '#tools/testing/proposals.ts'
import { groundOf } from './ground.ts'
import { type LineAnswer, latestAnswers, withChoices } from './line-answers.ts'
import { type AnsweredDraft, answerRecords, standingsOf } from './standing.ts'

const content = aProposal()

function says(line: string, answer: LineAnswer['answer'], alternative: string | null = null): LineAnswer {
  return { line, answer, alternative }
}

function draft(number: number, rows: LineAnswer[], own = content): AnsweredDraft {
  return { number, content: own, rows }
}

function changed(change: (copy: ProposalContent) => void, of = content): ProposalContent {
  const copy = structuredClone(of)
  change(copy)
  return copy
}

function ground(drafts: AnsweredDraft[], from = drafts.at(-1)?.number ?? 0): ProposalContent {
  const made = groundOf(drafts, from)
  if (!made) throw new Error('there is no such draft')
  return made
}

/** How the lines stand in the draft that comes after some others. */
function stands(drafts: AnsweredDraft[], next: ProposalContent) {
  const number = drafts.length + 1
  return Object.fromEntries(
    standingsOf(answerRecords(drafts), next, number).map(({ line, state, why }) => [
      line,
      why.length ? [state, why] : state,
    ]),
  )
}

const dayOf = (of: ProposalContent, id: string) => of.days.find(day => day.id === id)

describe('the next draft', () => {
  it('has a chosen alternative in place of the old, at the price that was shown, and nothing to choose', () => {
    const first = draft(1, [says('hotel:d2', 'open', 'musgo')])
    const next = ground([first])
    expect(dayOf(next, 'd2')?.hotel).toEqual({
      key: 'fern-cabins',
      name: 'Fern Cabins',
      alternatives: [],
    })
    expect(totalMinor(next)).toBe(totalMinor(withChoices(content, latestAnswers(first.rows))))
    expect(next.price.at(-1)?.note).toBe('Instead of The lower cabin')
    expect(stands([first], next)).toEqual({ 'hotel:d2': 'settled' })
  })

  it('keeps what is ticked as it is: a whole day has nothing to choose any more', () => {
    const first = draft(1, [says('day:d2', 'accept')])
    const next = ground([first])
    expect(next).toEqual(changed(copy => dayOf(copy, 'd2')?.hotel?.alternatives.splice(0)))
    expect(stands([first], next)).toEqual({ 'day:d2': 'settled' })
  })

  it('is without what is left out, and knows it', () => {
    const first = draft(1, [says('activity:bridges', 'decline'), says('day:d1', 'decline')])
    const next = ground([first])
    expect(next.days.map(({ id, activities }) => [id, activities.length])).toEqual([
      ['d2', 0],
      ['d3', 0],
      ['d4', 0],
    ])
    expect(stands([first], next)).toEqual({ 'activity:bridges': 'out', 'day:d1': 'out' })
  })

  it('has what was left out again, where it was, once it is wanted back', () => {
    const first = draft(1, [says('activity:bridges', 'decline'), says('day:d1', 'decline')])
    const second = draft(2, [says('day:d1', 'open'), says('activity:bridges', 'open')], ground([first]))
    expect(stands([first, second], second.content)).toEqual({
      'activity:bridges': 'wanted',
      'day:d1': 'wanted',
    })
    expect(ground([first, second])).toEqual(content)
  })

  it('says nothing of answers that were taken back before it', () => {
    const first = draft(1, [
      ...[says('day:d1', 'accept'), says('day:d1', 'open')],
      ...[says('hotel:d2', 'open', 'musgo'), says('hotel:d2', 'open')],
      ...[says('activity:bridges', 'decline'), says('activity:bridges', 'open')],
    ])
    expect(ground([first])).toEqual(content)
    expect(stands([first], content)).toEqual({})
  })
})

describe('what is ticked', () => {
  const first = draft(1, [says('day:d2', 'accept'), says('day:d3', 'accept')])

  it('stays ticked in every later draft, also where the day is moved, renamed or told anew', () => {
    const second = draft(2, [], ground([first]))
    const third = changed(copy => {
      copy.days.reverse()
      for (const day of copy.days) Object.assign(day, { title: 'Another', story: 'Told anew' })
    }, second.content)
    expect(stands([first, second], third)).toEqual({ 'day:d2': 'settled', 'day:d3': 'settled' })
  })

  it('is open again where the house, a tour or the way there is another, and says so', () => {
    const next = changed(
      copy => {
        const [, second, third] = copy.days
        if (second?.hotel) Object.assign(second.hotel, { key: 'casa-nube', name: 'Casa Nube' })
        for (const leg of second?.legs ?? []) leg.minutes = 300
        third?.activities.splice(0)
      },
      ground([first]),
    )
    expect(stands([first], next)).toEqual({
      'day:d2': [
        'reopened',
        [
          { what: 'hotel', before: 'The lower cabin', now: 'Casa Nube' },
          { what: 'ride', before: null, now: null },
        ],
      ],
      'day:d3': ['reopened', [{ what: 'activity', before: 'Hanging bridges at dawn', now: null }]],
    })
    const priced = draft(1, [says('price:p1', 'accept')])
    const inEuro = changed(copy => {
      copy.currency = 'EUR'
    })
    expect(stands([priced], inEuro)).toMatchObject({ 'price:p1': ['reopened', [{ what: 'price' }]] })
    // The same house again is what was ticked.
    expect(stands([first, draft(2, [], next)], ground([first]))).toMatchObject({ 'day:d2': 'settled' })
  })

  it('is missed where the day is gone', () => {
    const next = changed(copy => copy.days.splice(1, 1))
    expect(stands([first], next)).toMatchObject({ 'day:d2': 'gone' })
  })

  it('does not come undone by a question, nor by what its traveller changes in it later', () => {
    const asked = draft(1, [...first.rows, says('day:d2', 'ask')])
    const second = draft(2, [says('activity:bridges', 'decline')], ground([asked]))
    const third = ground([asked, second])
    expect(stands([asked, second], third)).toEqual({
      ...{ 'day:d2': 'settled', 'day:d3': 'settled', 'activity:bridges': 'out' },
    })
  })

  it('can be taken back on a later draft', () => {
    const second = draft(2, [says('day:d2', 'open')], ground([first]))
    expect(stands([first, second], second.content)).toEqual({ 'day:d3': 'settled' })
  })
})

describe('an earlier draft as the start', () => {
  it('takes over what was answered since, and nothing else', () => {
    const first = draft(1, [says('hotel:d2', 'open', 'musgo')])
    const second = draft(
      2,
      [says('day:new', 'accept'), says('day:d3', 'accept'), says('activity:bridges', 'decline')],
      changed(
        copy => {
          const day = { ...structuredClone(copy.days[0]), id: 'new', title: 'A day more', alternatives: [] }
          copy.days.splice(2, 0, day as ProposalContent['days'][number])
          copy.days[0] = { ...copy.days[0], title: 'Another title' } as ProposalContent['days'][number]
          copy.notIncluded = []
        },
        ground([first]),
      ),
    )
    const third = ground([first, second], 1)
    expect(third.days.map(({ id }) => id)).toEqual(['d1', 'd2', 'new', 'd3', 'd4'])
    expect(dayOf(third, 'd1')?.title).toBe('Day d1')
    expect(third.notIncluded).toEqual(content.notIncluded)
    expect(dayOf(third, 'd2')?.hotel).toMatchObject({ name: 'Fern Cabins', alternatives: [] })
    expect(totalMinor(third)).toBe((totalMinor(content) ?? 0) + 96_00)
    expect(stands([first, second], third)).toEqual({
      ...{ 'hotel:d2': 'settled', 'day:new': 'settled', 'day:d3': 'settled', 'activity:bridges': 'out' },
    })
  })

  it('does not bring back what a planner changed under a tick', () => {
    const first = draft(1, [says('day:d2', 'accept')])
    const other = changed(copy => Object.assign(dayOf(copy, 'd2')?.hotel ?? {}, { key: 'x', name: 'Casa X' }))
    const second = draft(2, [], other)
    expect(dayOf(ground([first, second], 1), 'd2')?.hotel?.name).toBe('The lower cabin')
    expect(dayOf(ground([first, second], 2), 'd2')?.hotel?.name).toBe('Casa X')
  })
})

describe('while the planner writes', () => {
  const first = draft(1, [says('hotel:d2', 'open', 'musgo'), says('activity:bridges', 'decline')])
  const begun = ground([first])

  it('a choice that is taken back, and what is wanted back, are seen in the draft', () => {
    const since = draft(1, [...first.rows, says('hotel:d2', 'open'), says('activity:bridges', 'open')])
    expect(stands([since], begun)).toEqual({
      'hotel:d2': ['taken_back', [{ what: 'hotel', before: 'The lower cabin', now: 'Fern Cabins' }]],
      'activity:bridges': 'wanted',
    })
  })

  it('a choice made since is seen as missing, and what was put back as put back', () => {
    expect(stands([first], content)).toEqual({
      'hotel:d2': ['reopened', [{ what: 'hotel', before: 'Fern Cabins', now: 'The lower cabin' }]],
      'activity:bridges': ['reopened', [{ what: 'put_back', before: null, now: null }]],
    })
  })
})
