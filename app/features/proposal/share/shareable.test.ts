import { describe, expect, it } from 'vitest'
import type { ProposalActivity } from '#database/values/proposal-content.ts'
import { aProposal } from '#tools/testing/proposals.ts'
import { lastNames, shareable, shareableTitle, withoutPeople } from './shareable.ts'

const last = lastNames(['Grace Okafor', 'Luis de la Vega', 'Theo', null])

describe('the proposal behind a link', () => {
  it('treats every part of a name but the first as a last name, without particles', () => {
    expect(last).toEqual(['okafor', 'vega'])
    expect(lastNames(['Anne-Marie Okafor-Quint', 'Sean O’Brien'])).toEqual(['okafor', 'quint', 'brien'])
  })

  it.each([
    ['Boats at dawn. The Okafors sleep late. Frogs at night.', 'Boats at dawn. Frogs at night.'],
    ['De la selva al mar.', 'De la selva al mar.'],
    ['Grace swims.', 'Grace swims.'],
    ['Call Olman on +506 8888 0177. He waits outside.', 'He waits outside.'],
    ['Write to ana@example.org.', ''],
    ['Forty minutes, 5,200 m up, US$ 120.', 'Forty minutes, 5,200 m up, US$ 120.'],
  ])('%s → %s', (text, left) => {
    expect(withoutPeople(text, last)).toBe(left)
  })

  it('has another title if its own names a family', () => {
    expect(shareableTitle('Costa Rica with the Okafors', last, 'A trip of 4 days')).toBe('A trip of 4 days')
    expect(shareableTitle('Slow water', last, 'A trip of 4 days')).toBe('Slow water')
  })

  it('names what the catalogue has, and in the planner’s own words what names nobody', () => {
    const [day] = aProposal({}).days
    if (!day) throw new Error('there is no day')
    const own: ProposalActivity = {
      ...{ id: 'a', kind: 'tour', key: null, name: 'Supper with the Okafors' },
      ...{ startsAt: null, minutes: null, alternatives: [] },
    }
    const activities = [own, { ...own, name: 'Kayaks' }, { ...own, key: 'mora', name: 'Finca Mora' }]
    const content = aProposal({ days: [{ ...day, activities }] })
    const told = shareable(content, { last: [...last, 'mora'], whole: { what: 'All of it', minor: null } })
    expect(told.days[0]?.activities.map(({ name }) => name)).toEqual(['–', 'Kayaks', 'Finca Mora'])
  })

  it('keeps the days, but not the price per person or the ages of children', () => {
    const content = aProposal({ childAges: [8, 11] })
    const told = shareable(content, { last, whole: { what: 'All of it', minor: 1_200_00 } })
    expect(told.days.map(({ id, place }) => [id, place])).toEqual(
      content.days.map(each => [each.id, each.place]),
    )
    expect(told.price).toMatchObject([{ what: 'All of it', unitMinor: 1_200_00, count: 1 }])
    expect(told.childAges).toEqual([0, 0])
    expect(told.days.flatMap(({ hotel }) => hotel?.alternatives ?? [])).toEqual([])
  })
})
