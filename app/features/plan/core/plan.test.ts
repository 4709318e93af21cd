import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  placeOf,
  plannerOf,
  planStage,
  readNotes,
  requestKeyOn,
  SEPARATOR,
  type Stage,
  type StageDates,
  tripKeyOf,
  writeNotes,
} from './plan.ts'

const NO_DATES: StageDates = {
  assignedTs: null,
  firstResponseTs: null,
  hotDate: null,
  warmDate: null,
  pausedDate: null,
  coldDate: null,
  closedDate: null,
  lostDate: null,
}

describe('the stage of a plan', () => {
  const [first, second, third] = ['2026-03-01', '2026-03-08', '2026-03-15'].map(
    day => new Date(`${day}T12:00:00Z`),
  ) as [Date, Date, Date]
  const answered = { assignedTs: first, firstResponseTs: first }

  it.each<[Stage, Partial<StageDates>]>([
    ['new', {}],
    ['assigned', { assignedTs: first }],
    ['first response', answered],
    ['first response', { firstResponseTs: first }],
    ['hot', { ...answered, hotDate: second }],
    ['warm', { ...answered, warmDate: second }],
    ['paused', { ...answered, pausedDate: second }],
    ['cold', { ...answered, coldDate: '2026-03-08' }],
    ['warm', { ...answered, hotDate: first, warmDate: second }],
    ['hot', { ...answered, warmDate: first, coldDate: '2026-03-08', hotDate: third }],
    ['cold', { ...answered, hotDate: second, coldDate: '2026-03-15' }],
    ['paused', { ...answered, hotDate: first, warmDate: second, pausedDate: third }],
    ['hot', { assignedTs: third, firstResponseTs: third, hotDate: first }],
    ['lost', { ...answered, hotDate: third, lostDate: '2026-03-08' }],
    ['closed', { ...answered, hotDate: third, closedDate: '2026-03-08' }],
    ['closed', { closedDate: '2026-03-01', lostDate: '2026-03-15' }],
  ])('is %s for %j', (stage, dates) => {
    expect(planStage({ ...NO_DATES, ...dates })).toBe(stage)
  })
})

describe('the notes of a request', () => {
  it('are the message, a separator and a line with the page (section 7)', () => {
    expect(writeNotes('Two weeks in May', '/costa-rica')).toBe(
      `Two weeks in May${SEPARATOR}QCF URL: /costa-rica`,
    )
  })

  it('are read back as they were written', () => {
    const oneLine = fc.string().map(text => text.replaceAll('\n', ' '))
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), oneLine, (message, url) => {
        expect(readNotes(writeNotes(message, url))).toEqual({ message, url })
      }),
    )
  })

  it.each([
    ['plain words', { message: 'plain words', url: null }],
    ['', { message: '', url: null }],
    ['a\n----\nb', { message: 'a\n----\nb', url: null }],
    [
      `quoted${SEPARATOR}QCF URL: /one${SEPARATOR}QCF URL: /two`,
      { message: `quoted${SEPARATOR}QCF URL: /one`, url: '/two' },
    ],
  ])('%j are read as %j', (notes, parts) => {
    expect(readNotes(notes)).toEqual(parts)
  })
})

describe('the trip a page is about', () => {
  it.each([
    ['/costa-rica/trip/slow-water', 'slow-water'],
    ['/es/costa-rica/trip/slow-water', 'slow-water'],
    ['/costa-rica/trip/slow-water?utm_source=x#personalize', 'slow-water'],
    ['/costa-rica/trip/', null],
    ['/costa-rica/trip', null],
    ['/costa-rica', null],
    ['/trips?q=trip/slow-water', null],
    ['/maps/trip/slow-water', 'slow-water'],
    ['https://elsewhere.example/costa-rica/trip/slow-water', null],
    ['- unknown page -', null],
  ])('%s is %s', (url, key) => {
    expect(tripKeyOf(url)).toBe(key)
  })
})

describe('the place of a page', () => {
  it.each([
    [
      '/tanzania/regions/zanzibar-and-mafia',
      { country: 'tanzania', kind: 'region', slug: 'zanzibar-and-mafia' },
    ],
    ['/es/peru/destinations/cusco?utm_source=x', { country: 'peru', kind: 'destination', slug: 'cusco' }],
    ['/peru/attractions/colca-canyon#ask', { country: 'peru', kind: 'attraction', slug: 'colca-canyon' }],
    ['/peru/destinations', null],
    ['/peru/destinations/habitat/highland', null],
    ['/peru/trip/white-city-first', null],
    ['https://elsewhere.example/peru/destinations/cusco', null],
  ])('%s is %o', (url, place) => {
    expect(placeOf(url)).toEqual(place)
  })
})

describe('the planner of a page', () => {
  it.each([
    ['/expert/daniela-quesada', 'daniela-quesada'],
    ['/es/expert/daniela-quesada?utm_source=x', 'daniela-quesada'],
    ['/expert', null],
    ['/expert?country=peru', null],
    ['/peru/team', null],
    ['https://elsewhere.example/expert/daniela-quesada', null],
  ])('%s is %s', (url, fkey) => {
    expect(plannerOf(url)).toBe(fkey)
  })
})

describe('requestKeyOn', () => {
  it('is the same all day, and differs on the next', () => {
    const [morning, evening, next] = [
      '2026-03-14T01:00:00Z',
      '2026-03-14T23:00:00Z',
      '2026-03-15T01:00:00Z',
    ].map(at => requestKeyOn(new Date(at)))
    expect(morning).toBe(evening)
    expect(next).not.toBe(morning)
  })
})
