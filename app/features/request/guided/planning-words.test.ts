import { describe, expect, it } from 'vitest'
import { wishOf } from '#app/features/wish/wish-schema.ts'
import { withLocale } from '#app/locale.server.ts'
import type { Locale } from '#database/values/locale.ts'
import { knownOf, readAnswers } from './planning-answers.ts'
import { planOfAnswers } from './planning-request.ts'
import type { PlanningCountry } from './planning-schema.ts'
import { answersSoFar, chosenAt, contradictionText } from './planning-words.ts'

const country: PlanningCountry = {
  tag: 'costa-rica',
  name: 'Costa Rica',
  planner: null,
  tripLength: null,
  seasons: [],
  places: [
    { key: 'tortuguero', name: 'Tortuguero' },
    { key: 'monteverde', name: 'Monteverde' },
  ],
  likes: [
    { key: 'rainforest', name: 'Bosque lluvioso', vocabulary: 'habitat' },
    { key: 'wildlife', name: 'Fauna', vocabulary: 'interest' },
  ],
  doings: [{ key: 'pacuare-river', name: 'Rafting en el Pacuare' }],
  posters: {},
  origin: null,
}
const inEnglish = { ...country, doings: [{ key: 'pacuare-river', name: 'Raft the Pacuare' }] }

function answersOf(query: string) {
  return readAnswers(new URLSearchParams(query), knownOf(country, '2026-11-21')).answers
}

function said(query: string, locale: Locale = 'en'): string {
  return withLocale(locale, () => answersSoFar(answersOf(query), country))
    .map(({ text }) => text)
    .join(' ')
}

describe('the summary of the answers', () => {
  it.each([
    ['', ''],
    ['fparty=Family', 'With my family.'],
    ['fparty=Solo&adults=1', 'On my own: 1 adult.'],
    ['adults=2&ages=8', '2 adults and 1 child aged 8.'],
    ['fparty=Family&adults=2&ages=0,8,11', 'With my family: 2 adults and 3 children aged 0, 8 and 11.'],
    ['adults=3&adult_ages=70&ages=8', '3 adults (70) and 1 child aged 8.'],
    ['adult_ages=70,72', '2 adults (70, 72).'],
    ['adults_open=yes&adult_ages=70', 'Number of adults not known yet (70).'],
    ['days=11', '11 days.'],
    ['month=2027-02', 'In February 2027.'],
    ['days=11&month=2027-02,2026-12', '11 days in December 2026 or February 2027.'],
    ['days=11&month=2027-02&fixed=week', '11 days in February 2027, give or take a week.'],
    ['fixed=open', 'On whatever dates are best.'],
    [
      'fixed=exact&from=2027-02-03&to=2027-02-14',
      'From 3 February 2027 to 14 February 2027, on those dates exactly.',
    ],
    ['fixed=exact&month=2027-02', 'In February 2027, exact dates still to come.'],
    ['fixed=exact', 'Exact dates still to come.'],
    ['fixed=exact&from=2027-02-03&days=9', '9 days from 3 February 2027, on those dates exactly.'],
    ['tripType=Urban+Pulse', 'Urban Pulse.'],
    ['place=monteverde&do=pacuare-river', 'Monteverde and Rafting en el Pacuare.'],
    ['pace=slow&sleep=lodge,farm', 'Few places, long mornings, lodge or farm.'],
    ['comfort=premium&budget=2000-3500', 'Comfortable, US$ 2,000 to 3,500 each.'],
    ['budget=6000&fparty=Friends', 'With friends. Over US$ 6,000 each.'],
  ])('%s: %s', (query, text) => {
    expect(said(query)).toBe(text)
  })

  it('reads naturally in Spanish', () => {
    expect(said('fparty=Couple&adults=2&days=9&month=2027-02,2027-03&fixed=week', 'es')).toBe(
      'Con mi pareja: 2 adultos. 9 días en febrero de 2027 o marzo de 2027, una semana más o menos.',
    )
    expect(said('fixed=exact&from=2027-02-03&to=2027-02-14', 'es')).toBe(
      'Del 3 de febrero de 2027 al 14 de febrero de 2027, en esas fechas exactas.',
    )
  })
})

describe('a party that contradicts the chosen group', () => {
  const told = (query: string, planner: PlanningCountry['planner'] = null) =>
    withLocale('en', () => contradictionText(answersOf(query), planner))

  it('is pointed out, with the planner’s name', () => {
    expect(told('fparty=Couple&adults=3', { firstName: 'Daniela', place: 'San José' })).toBe(
      'You chose “My Spouse/Partner” and counted 3 adults. Daniela will see both: change one if it was a slip.',
    )
    expect(told('fparty=Solo&adults=4&ages=5')).toContain('4 adults and 1 child aged 5')
  })

  it('is not mentioned if they agree', () => {
    expect(told('fparty=Couple&adults=2')).toBeNull()
    expect(told('adults=3')).toBeNull()
  })
})

describe('the request', () => {
  const request = (query: string, message = '') =>
    withLocale('es', () =>
      planOfAnswers({ answers: answersOf(query), country, inEnglish, inSpanish: country, message }),
    )

  it('carries every answer as text and as fields', () => {
    const plan = request(
      'fparty=Family&adults=1&ages=8&month=2027-02&days=11&tripType=Urban+Pulse&place=monteverde&like=rainforest,wildlife&do=pacuare-river&sleep=lodge&comfort=luxury&budget=2000-3500&pace=full',
      '  Ranas, por favor.\n',
    )
    expect(plan).toMatchObject({
      country: 'costa-rica',
      parties: [],
      initialContactMethod: 'Trip Planner',
      wish: {
        where: {
          countries: ['costa-rica'],
          places: [{ key: 'costa-rica/monteverde', name: { en: 'Monteverde' } }],
        },
        when: {
          earliest: '2027-02-01',
          latest: '2027-02-28',
          months: ['2027-02'],
          nights: { least: 10, most: 10 },
        },
        who: { group: 'Family', adults: 1, childAges: [8] },
        what: {
          goals: ['Urban Pulse'],
          habitats: [{ key: 'rainforest' }],
          interests: [{ key: 'wildlife' }],
          activities: [{ name: { en: 'Raft the Pacuare', es: 'Rafting en el Pacuare' } }],
        },
        budget: { leastMinor: 200_000, mostMinor: 350_000, per: 'person' },
        style: { travelClass: 'Luxury', houses: ['lodge'], pace: 'full' },
        words: 'Ranas, por favor.',
      },
    })
    expect(plan.message.split('\n')).toEqual([
      'Un viaje a Costa Rica.',
      'Con mi familia: 1 adulto y 1 niño de 8.',
      '11 días en febrero de 2027.',
      'Pulso urbano.',
      'Monteverde, Bosque lluvioso, Fauna y Rafting en el Pacuare.',
      'Días llenos, lo mejor que haya, lodge, de US$ 2000 a 3500 por persona.',
      '',
      'Ranas, por favor.',
    ])
    expect(plan.url).toBe('/es/costa-rica/vacations/travel-planning')
  })

  it.each([
    ['0-2000', { leastMinor: null, mostMinor: 200_000 }],
    ['6000', { leastMinor: 600_000, mostMinor: null }],
  ])('a budget of %s has an open end', (budget, amounts) => {
    expect(request(`budget=${budget}`).wish.budget).toMatchObject(amounts)
  })

  it('has the days of exact dates', () => {
    expect(request('fixed=exact&from=2027-02-03&to=2027-02-14').wish.when).toMatchObject({
      firstDay: '2027-02-03',
      lastDay: '2027-02-14',
      earliest: '2027-02-03',
      latest: '2027-02-14',
      nights: { least: 11, most: 11 },
    })
  })

  it('with only a country has nothing else', () => {
    const { message, url, initialContactMethod: _, ...rest } = request('')
    expect([message, url]).toEqual(['Un viaje a Costa Rica.', '/es/costa-rica/vacations/travel-planning'])
    expect(rest).toEqual({
      country: 'costa-rica',
      parties: [],
      wish: wishOf({ where: { countries: ['costa-rica'] } }),
    })
  })
})

describe('the line beside the button', () => {
  const year = (dry: number) => Array.from({ length: 12 }, () => dry)
  const seasons = [
    { name: 'Coast', dryness: year(5), places: ['tortuguero'] },
    { name: 'Hills', dryness: year(1), places: ['monteverde'] },
  ]

  it('says what is chosen, and what the months mean where one goes', () => {
    const there = { ...inEnglish, seasons, origin: { name: 'Slow Water', places: ['monteverde'] } }
    expect(chosenAt('when', answersOf('month=2027-02'), there)).toBe('In February 2027. Hills: wet.')
    expect(chosenAt('who', answersOf('fparty=Couple'), there)).toMatch(/\.$/)
  })

  it('names the country’s regions for who comes from nowhere, and nothing if nothing is chosen', () => {
    expect(chosenAt('when', answersOf('month=2027-02'), { ...inEnglish, seasons })).toBe(
      'In February 2027. Coast: dry; Hills: wet.',
    )
    expect(chosenAt('when', answersOf(''), { ...inEnglish, seasons })).toBe('')
  })
})
