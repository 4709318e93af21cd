import { describe, expect, it } from 'vitest'
import { proposalContent } from '#app/features/proposal/proposal/proposal-schema.ts'
import { wishOf } from '#app/features/wish/wish-schema.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import {
  addActivity,
  addNight,
  addPriceLine,
  addStop,
  brokenRide,
  changePriceLine,
  moveDay,
  moveStop,
  removeActivity,
  removeDay,
  removePriceLine,
  setHotel,
  stopsOf,
} from './draft-edits.ts'
import { blankContent } from './validate-draft.server.ts'

const asked = {
  locale: 'EN',
  wish: wishOf({ when: { firstDay: '2027-02-11' } }),
  travellers: [],
}
const places = ['san-jose', 'tortuguero', 'tortuguero', 'arenal']
const draft: ProposalContent = places.reduce<ProposalContent>(
  (content, place) => addStop(content, place, 'costa-rica'),
  blankContent(asked, new Date('2026-11-23')),
)
const ids = draft.days.map(({ id }) => id)
const placesOf = (content: ProposalContent) => content.days.map(({ place }) => place)

describe('an edit of a draft', () => {
  const [, tortuguero] = stopsOf(draft)
  if (!tortuguero) throw new Error('no stop')

  it('groups consecutive nights in one place', () => {
    expect(stopsOf(draft).map(({ place, days, first }) => [place, days.length, first])).toEqual([
      ['san-jose', 1, 0],
      ['tortuguero', 2, 1],
      ['arenal', 1, 3],
    ])
  })

  it.each<[string, (content: ProposalContent) => ProposalContent, string[]]>([
    ['moves a day up', c => moveDay(c, ids[3] ?? '', 0), ['arenal', 'san-jose', 'tortuguero', 'tortuguero']],
    [
      'moves a day past the end',
      c => moveDay(c, ids[0] ?? '', 99),
      ['tortuguero', 'tortuguero', 'arenal', 'san-jose'],
    ],
    ['moves no day that is none', c => moveDay(c, 'none', 0), places],
    [
      'moves a stop as a whole',
      c => moveStop(c, tortuguero.id, 1),
      ['san-jose', 'arenal', 'tortuguero', 'tortuguero'],
    ],
    ['moves no stop past the first', c => moveStop(c, ids[0] ?? '', -1), places],
    [
      'adds a night where one stays',
      c => addNight(c, tortuguero.id),
      [...places.slice(0, 3), 'tortuguero', 'arenal'],
    ],
    ['takes a day out', c => removeDay(c, ids[1] ?? ''), ['san-jose', 'tortuguero', 'arenal']],
  ])('%s', (_name, edit, expected) => {
    const before = structuredClone(draft)
    const after = edit(draft)
    expect(placesOf(after)).toEqual(expected)
    expect(proposalContent.safeParse(after).success).toBe(true)
    expect(draft).toEqual(before)
  })

  it('sets one hotel for every night of a stop', () => {
    const after = setHotel(draft, tortuguero, { key: null, name: 'Laguna' })
    expect(after.days.map(({ hotel }) => hotel?.name)).toEqual([undefined, 'Laguna', 'Laguna', undefined])
  })

  it('adds and removes a day’s activities', () => {
    const tour = { kind: 'tour', key: 'frogs', name: 'Frogs', minutes: 90 } as const
    const added = addActivity(draft, ids[2] ?? '', tour)
    const [activity] = added.days[2]?.activities ?? []
    expect(activity).toMatchObject(tour)
    expect(removeActivity(added, ids[2] ?? '', activity?.id ?? '')).toEqual(draft)
  })

  it('adds, changes and removes price lines, and removes a day’s lines with the day', () => {
    const added = addPriceLine(draft, 'Van')
    const id = added.price[0]?.id ?? ''
    const changed = changePriceLine(added, id, { day: ids[1] ?? null, unitMinor: 9_000 })
    expect(changed.price).toMatchObject([{ what: 'Van', day: ids[1], unitMinor: 9_000 }])
    expect(removeDay(changed, ids[1] ?? '').price).toEqual([])
    expect(removePriceLine(added, id)).toEqual(draft)
  })

  it('finds a transfer that does not start where the last night was', () => {
    const ride = {
      id: 'r',
      mode: 'road',
      from: 'arenal',
      to: 'tortuguero',
      minutes: 60,
      kilometres: 40,
      via: [],
      startsAt: null,
    } as const
    const days = draft.days.map((day, index) =>
      index === 1 ? { ...day, legs: [{ ...ride, via: [] }] } : day,
    )
    expect(brokenRide({ days }, 1)).toBe('arenal')
    expect(brokenRide({ days }, 2)).toBeNull()
  })
})
