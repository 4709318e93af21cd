import type { Receipt } from '#app/features/plan/core/plan-schema.ts'
import { wishOf } from '#app/features/wish/wish-schema.ts'
import type { PlanSubject, SignedProposal } from './plan-subject-queries.server.ts'

/** Invented subjects for the previews of emails. */

const planner = { fkey: 'daniela-quesada', firstName: 'Daniela', name: 'Daniela Quesada' }

export const samplePlan: PlanSubject = {
  ...{ id: 1204, userId: 31, name: 'Ana Mora', email: 'ana@example.org' },
  country: { en: 'Costa Rica', es: 'Costa Rica' },
  answerDueTs: new Date('2027-03-16T22:00:00Z'),
  planner: { ...planner, email: 'daniela@example.org', timeZone: 'America/Costa_Rica' },
}

export const sampleReceipt: Receipt = {
  ...{ name: 'Ana Mora', email: 'ana@example.org', phone: '+506 8888 0000' },
  message: 'Two weeks in May with two children.\n\nWe like boats, and nobody likes early mornings.',
  wish: wishOf({
    who: { group: 'Family', adults: 2, childAges: [8, 11] },
    when: { months: ['2027-05'], nights: { least: 14, most: 14 } },
    budget: { mostMinor: 800_000, per: 'group' },
    needs: [{ kind: 'diet', words: 'vegan' }],
  }),
  isGuided: false,
  url: '/costa-rica/trip/slow-water',
  country: { tag: 'costa-rica', name: 'Costa Rica' },
  trip: {
    ...{ key: 'slow-water', title: 'Slow water' },
    best: { months: [1, 2, 3], reason: 'It is dry then.' },
  },
  reader: {
    ...{ ...planner, place: 'San José', email: 'daniela@example.org', timeZone: 'America/Costa_Rica' },
    ...{ portraitVersion: '', photo: null },
  },
  reference: '1204',
  sentAt: '2027-03-16T14:00:00Z',
  dueAt: '2027-03-16T22:00:00Z',
  closedReason: null,
}

export const sampleUnsorted = {
  receipt: {
    ...sampleReceipt,
    country: { tag: 'atlantis', name: 'atlantis' },
    trip: null,
    reader: null,
    reference: null,
    dueAt: null,
  },
  receiptKey: 'sample',
  reason: 'country_unknown',
}

export const sampleSigned: SignedProposal = {
  ...{ planId: 1204, number: 2, userId: 31, email: 'ana@example.org' },
  ...{
    country: samplePlan.country,
    countryTag: 'costa-rica',
    name: 'Ana Mora',
    acceptedTs: new Date('2027-03-20T15:00:00Z'),
  },
  ...{ termsVersion: '2026-1', fingerprint: '4123726fbc86ae68' },
  proposal: { number: 2, token: 'sample' },
}
