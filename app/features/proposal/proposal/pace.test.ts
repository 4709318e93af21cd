import { describe, expect, it } from 'vitest'
import type { ProposalFacts, TourFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import type { ProposalContent, ProposalDay, ProposalLeg } from '#database/values/proposal-content.ts'
import { aProposal } from '#tools/testing/proposals.ts'
import { findPace, type PaceRule, paceRules, passedRules } from './pace.ts'

const place = {
  name: '',
  latitude: 10,
  longitude: -84,
  altitudeM: 1_100,
  timeZone: 'America/Costa_Rica',
  climate: null,
  wildlife: [],
}
const facts: ProposalFacts = {
  places: { 'puerto-claro': place, neblina: { ...place, altitudeM: 1_400 } },
  tours: {
    'bridges-at-dawn': { name: 'Bridges', minutes: 180, minimumAge: 6, days: [], months: null },
  },
}

type Change = (content: ProposalContent, facts: ProposalFacts) => void

function findingsAfter(change: Change, sunset: number | null = 17 * 60 + 45) {
  const content = structuredClone(aProposal())
  const own = structuredClone(facts)
  change(content, own)
  return findPace({ content, facts: own, sunsetOf: () => sunset })
}

function dayOf(content: ProposalContent, index: number) {
  const day = content.days[index]
  if (!day) throw new RangeError(`no day ${index}`)
  return day
}

function setLegs(day: ProposalDay, change: Partial<ProposalLeg>): void {
  day.legs = day.legs.map(leg => ({ ...leg, ...change }))
}

function setTours(own: ProposalFacts, change: Partial<TourFacts>): void {
  for (const tour of Object.values(own.tours)) Object.assign(tour, change)
}

const broken: [PaceRule, 'broken' | 'look', Change][] = [
  ['driving', 'look', c => setLegs(dayOf(c, 1), { minutes: 320 })],
  ['driving', 'broken', c => setLegs(dayOf(c, 1), { minutes: 700 })],
  ['early-starts', 'look', c => setLegs(dayOf(c, 3), { startsAt: '05:00' })],
  [
    'one-night-stays',
    'look',
    c => {
      const day = dayOf(c, 1)
      const stays = ['uvita', 'drake', 'sierpe'].map((slug, i) => ({ ...day, id: `x${i}`, place: slug }))
      c.days.splice(1, 2, ...stays)
    },
  ],
  ['altitude', 'look', (_, own) => Object.assign(own.places, { neblina: { ...place, altitudeM: 2_700 } })],
  ['daylight', 'look', c => setLegs(dayOf(c, 1), { startsAt: '16:00' })],
  ['daylight', 'broken', c => setLegs(dayOf(c, 1), { startsAt: '16:00', mode: 'boat' })],
  ['ages', 'broken', c => Object.assign(c, { childAges: [4] })],
  ['closed-days', 'broken', (_, own) => setTours(own, { days: [1] })],
  [
    'heavy-days',
    'look',
    c => {
      for (const day of c.days.slice(0, 3)) day.walkKm = 12
    },
  ],
  ['season', 'broken', (_, own) => setTours(own, { months: [7] })],
  ['arrival-day', 'look', c => Object.assign(dayOf(c, 0), { activities: dayOf(c, 2).activities })],
  [
    'meals',
    'look',
    c => {
      for (const day of c.days) {
        day.meals = []
        day.activities = day.activities.map(activity => ({ ...activity, minutes: 420 }))
      }
    },
  ],
]

describe('the pace doctor', () => {
  it('finds nothing in a calm trip', () => {
    const findings = findingsAfter(() => undefined)
    expect(findings).toEqual([])
    expect(passedRules(findings)).toHaveLength(11)
  })

  it.each(broken)('%s: finds what is %s', (rule, grade, change) => {
    const found = findingsAfter(change).filter(finding => finding.rule === rule)
    expect(found.map(finding => finding.grade)).toEqual([grade])
    expect(passedRules(found)).not.toContain(rule)
  })

  it('covers every rule', () => {
    expect(new Set(broken.map(([rule]) => rule))).toEqual(new Set(paceRules))
  })

  it('skips the date rules while the dates are open', () => {
    const found = findingsAfter((content, own) => {
      content.startsOn = null
      for (const tour of Object.values(own.tours)) Object.assign(tour, { months: [7], days: [1] })
    })
    expect(found).toEqual([])
  })

  it('puts broken findings first', () => {
    const found = findingsAfter(content => {
      content.childAges = [4]
      dayOf(content, 0).walkKm = 12
      setLegs(dayOf(content, 1), { minutes: 320 })
    })
    expect(found.map(({ rule }) => rule)).toEqual(['ages', 'driving'])
  })
})
