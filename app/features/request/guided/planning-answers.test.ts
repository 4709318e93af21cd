import { describe, expect, it } from 'vitest'
import { links } from '#app/links.ts'
import { type Answers, heldAt, planningQuery } from './planning.ts'
import { type AnswersRead, readAnswers, unreadAges } from './planning-answers.ts'

const known = {
  country: 'costa-rica',
  today: '2026-11-21',
  places: ['monteverde', 'tortuguero'],
  likes: ['rainforest', 'wildlife'],
  doings: ['pacuare-river'],
}

function read(query: string): AnswersRead {
  return readAnswers(new URLSearchParams(query), known)
}

const everything = [
  'fparty=Family&adults=2&adult_ages=70&ages=8,11&month=2027-02,2026-12&fixed=week&days=11',
  'tripType=Nature+That+Stuns,Romantic+Getaway&place=tortuguero&like=rainforest,wildlife&do=pacuare-river',
  'pace=steady&effort=easy&comfort=premium&sleep=lodge,farm&budget=2000-3500&about=trip/slow-water',
].join('&')

describe('an address of the planner', () => {
  it('holds every answer, in the order of the choices', () => {
    expect(read(everything)).toEqual({
      answers: {
        group: 'Family',
        adults: 2,
        adultsOpen: false,
        adultAges: [70],
        carried: {},
        ages: [8, 11],
        months: ['2026-12', '2027-02'],
        fixity: 'week',
        from: null,
        to: null,
        days: 11,
        goals: ['Nature That Stuns', 'Romantic Getaway'],
        places: ['tortuguero'],
        likes: ['rainforest', 'wildlife'],
        doings: ['pacuare-river'],
        pace: 'steady',
        effort: 'easy',
        comfort: 'premium',
        sleeps: ['lodge', 'farm'],
        budget: '2000-3500',
        about: 'trip/slow-water',
      },
      unknown: [],
      leftOut: [],
    })
  })

  it('reads back what it wrote', () => {
    const { answers } = read(everything)
    const address = links.travelPlanning('costa-rica', planningQuery(answers, 'how'))
    expect(read(address.replace(/^.*\?/, '').replace('step=how', '')).answers).toEqual(answers)
  })

  it('may name a field several times or leave it empty, as a form without script does', () => {
    expect(read('month=2027-02&month=2027-03&adults=&fparty=&ages=8,+11+14&sleep=').answers).toMatchObject({
      months: ['2027-02', '2027-03'],
      adults: null,
      group: null,
      ages: [8, 11, 14],
      sleeps: [],
    })
  })

  it.each<[string, Partial<Answers>, string[]]>([
    ['fparty=Crowd', { group: null }, ['Crowd']],
    ['adults=0', { adults: null }, ['0']],
    ['adults=21', { adults: null }, ['21']],
    ['adults=-2', { adults: null }, ['-2']],
    ['ages=8,18,eleven', { ages: [8] }, ['18', 'eleven']],
    ['adult_ages=70,17,old', { adultAges: [70] }, ['17']],
    ['days=1', { days: null }, ['1']],
    ['days=1e1', { days: null }, ['1e1']],
    ['month=2026-10', { months: [] }, ['2026-10']],
    ['month=2027-13', { months: [] }, ['2027-13']],
    ['place=atlantis,monteverde', { places: ['monteverde'] }, ['atlantis']],
    ['fixed=exact&from=2026-11-20&to=2027-02-31', { from: null, to: null }, ['2026-11-20', '2027-02-31']],
    ['budget=1000000', { budget: null }, ['1000000']],
  ])('%s is passed over and named', (query, answers, unknown) => {
    const found = read(query)
    expect(found.answers).toMatchObject(answers)
    expect(found.unknown).toEqual(unknown)
  })

  it.each(['8 y 11', '8, 11', '8 and 11', '8,11', '8 años y 11 años', '8 & 11', '8, y 11', ' 8 11 '])(
    'reads %j as two ages',
    text => {
      const { answers, unknown } = read(`ages=${encodeURIComponent(text)}`)
      expect([answers.ages, unknown, unreadAges(text)]).toEqual([[8, 11], [], []])
    },
  )

  it('names what is no age of a child', () => {
    expect(unreadAges('ocho, 11')).toEqual(['ocho'])
    expect(unreadAges('8.5, 18, 1-2')).toEqual(['8.5', '18', '1-2'])
  })

  it('reports at most five unknown values, cut at forty letters', () => {
    const { unknown } = read(`place=${'x'.repeat(99)},a,b,c,d,e,f`)
    expect(unknown).toEqual(['x'.repeat(40), 'a', 'b', 'c', 'd'])
  })

  it('keeps three goals and reports the fourth', () => {
    const found = read(
      'tripType=Urban+Pulse&tripType=Culture+%26+Cuisine&tripType=Low-Key+Gems,Time+Together',
    )
    expect(found.answers.goals).toEqual(['Culture & Cuisine', 'Urban Pulse', 'Time Together'])
    expect(found.leftOut).toEqual(['Low-Key Gems'])
  })

  it.each<[string, Partial<Answers>]>([
    ['from=2027-02-03&to=2027-02-14', { from: '2027-02-03', to: '2027-02-14', days: null, months: [] }],
    ['from=2027-02-14&to=2027-02-03', { from: '2027-02-14', to: '2027-02-03' }],
    ['from=2027-02-03', { from: '2027-02-03', to: null, days: 11 }],
    ['to=2027-02-03', { from: null, to: '2027-02-03', days: 11 }],
    ['', { from: null, to: null, days: 11, months: ['2027-05'] }],
  ])('exact dates %s take the place of months, once there are any', (query, answers) => {
    expect(read(`fixed=exact&month=2027-05&days=11&${query}`).answers).toMatchObject(answers)
  })

  it('of another page is read in the planner’s own terms, and what no step asks for is carried on', () => {
    const { answers, unknown } = read(
      'fparty=Family&month=02&nights=7-13&budget_to=8000&per=group&currency=EUR&avoid=boats&need=diet:vegan' +
        '&places=costa-rica/tortuguero~Tortuguero,peru/cusco~Cusco&habitats=rainforest~Rainforest~Selva',
    )
    expect(unknown).toEqual([])
    expect(answers).toMatchObject({ months: ['2027-02'], places: ['tortuguero'], likes: ['rainforest'] })
    expect(answers.carried).toEqual({
      nights: ['7-13'],
      places: ['peru/cusco~Cusco'],
      budget_to: ['8000'],
      currency: ['EUR'],
      per: ['group'],
      avoid: ['boats'],
      need: ['diet:vegan'],
    })
    const address = links.travelPlanning('costa-rica', planningQuery(answers, 'who'))
    expect(read(address.replace(/^.*\?/, '')).answers).toEqual(answers)
  })

  it.each<[string, 'who' | 'when' | null]>([
    ['ages=8,11', 'who'],
    ['ages=8,11&adults=2', null],
    ['ages=8,11&adults_open=yes', null],
    ['adults=2', null],
    ['fixed=exact&from=2027-02-14&to=2027-02-03', 'when'],
    ['fixed=exact&from=2027-02-03&to=2027-02-14', null],
    ['fixed=exact&to=2027-02-14', null],
    ['fixed=exact&month=2027-05', 'when'],
  ])('%s asks again at the step %s', (query, step) => {
    expect(heldAt(read(query).answers)).toBe(step)
  })

  it('ignores dates unless they are exact', () => {
    expect(read('fixed=week&from=2027-02-03&month=2027-05').answers).toMatchObject({
      from: null,
      months: ['2027-05'],
    })
  })
})
