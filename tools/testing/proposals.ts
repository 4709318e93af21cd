import type { ProposalContent, ProposalDay } from '#database/values/proposal-content.ts'

function aDay(id: string, change: Partial<ProposalDay>): ProposalDay {
  return {
    id,
    title: `Day ${id}`,
    story: '',
    place: 'puerto-claro',
    country: 'costa-clara',
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
      aDay('d1', { hotel: { key: 'casa-alba', name: 'Casa Alba', alternatives: [] } }),
      aDay('d2', {
        place: 'neblina',
        hotel: {
          key: 'heron-house',
          name: 'The lower cabin',
          alternatives: [
            {
              id: 'musgo',
              key: 'fern-cabins',
              name: 'Fern Cabins',
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
          { ...road, id: 'd2-leg-1', from: 'puerto-claro', to: 'neblina', minutes: 210, kilometres: 145 },
        ],
      }),
      aDay('d3', {
        place: 'neblina',
        hotel: { key: 'fern-cabins', name: 'Fern Cabins', alternatives: [] },
        activities: [
          {
            id: 'bridges',
            kind: 'tour',
            key: 'bridges-at-dawn',
            name: 'Hanging bridges at dawn',
            startsAt: '05:45',
            minutes: 180,
            alternatives: [],
          },
        ],
      }),
      aDay('d4', {
        legs: [
          { ...road, id: 'd4-leg-1', from: 'neblina', to: 'puerto-claro', minutes: 210, kilometres: 145 },
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
    notIncluded: ['Flights to Costa Clara'],
    tripKey: null,
    ...change,
  }
}
