import type { ProposalContent, ProposalDay } from '#database/values/proposal-content.ts'

function aDay(id: string, change: Partial<ProposalDay>): ProposalDay {
  return {
    id,
    title: `Day ${id}`,
    story: '',
    place: 'san-jose',
    country: 'costa-rica',
    hotel: null,
    legs: [],
    activities: [],
    meals: ['breakfast'],
    altitudeGainM: 0,
    walkKm: 0,
    ...change,
  }
}

/** A proposal of four days for two, with two alternatives for the second night. */
export function aProposal(change: Partial<ProposalContent> = {}): ProposalContent {
  const road = { mode: 'road' as const, via: [], startsAt: null }
  return {
    locale: 'en',
    startsOn: '2027-02-15',
    adults: 2,
    childAges: [],
    currency: 'USD',
    days: [
      aDay('d1', { hotel: { key: 'casa-escalante', name: 'Casa Escalante', alternatives: [] } }),
      aDay('d2', {
        place: 'monteverde',
        hotel: {
          key: 'laguna-jalova-house',
          name: 'The lower cabin',
          alternatives: [
            {
              id: 'musgo',
              key: 'cabanas-del-musgo',
              name: 'Cabañas del Musgo',
              priceDeltaMinor: 96_00,
              minutesDelta: 10,
              why: 'Behind the trees, where the wind passes over.',
            },
            {
              id: 'unpriced',
              key: null,
              name: 'A friend’s house',
              priceDeltaMinor: null,
              minutesDelta: 0,
              why: '',
            },
          ],
        },
        legs: [
          { ...road, id: 'd2-leg-1', from: 'san-jose', to: 'monteverde', minutes: 210, kilometres: 145 },
        ],
      }),
      aDay('d3', {
        place: 'monteverde',
        hotel: { key: 'cabanas-del-musgo', name: 'Cabañas del Musgo', alternatives: [] },
        activities: [
          {
            id: 'bridges',
            kind: 'tour',
            key: 'hanging-bridges-at-dawn',
            name: 'Hanging bridges at dawn',
            startsAt: '05:45',
            minutes: 180,
            alternatives: [],
          },
        ],
      }),
      aDay('d4', {
        legs: [
          { ...road, id: 'd4-leg-1', from: 'monteverde', to: 'san-jose', minutes: 210, kilometres: 145 },
        ],
      }),
    ],
    price: [
      {
        id: 'p1',
        what: 'Three nights',
        day: null,
        forWhom: 'each traveller',
        count: 2,
        unitMinor: 420_00,
        season: null,
        refundableUntil: null,
        note: null,
      },
      {
        id: 'p2',
        what: 'Drivers',
        day: null,
        forWhom: 'everyone together',
        count: 1,
        unitMinor: 360_00,
        season: null,
        refundableUntil: null,
        note: null,
      },
    ],
    notIncluded: ['Flights to Costa Rica'],
    tripKey: null,
    ...change,
  }
}
