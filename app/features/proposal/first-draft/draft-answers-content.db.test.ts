import { describe, expect, it } from 'vitest'
import { paceWords, reasonWords } from '#app/features/proposal/draft-page/draft-words.ts'
import { openDrafts } from '#tools/testing/open-drafts.ts'
import { hotelOf, placeOf } from './draft-catalogue.ts'
import { afloat, earlyDaysOf } from './draft-rests.ts'

const TODAY = '2026-11-30'
const { catalogues, draftsOf } = await openDrafts(TODAY)
const countries = catalogues.map(({ name }) => name.en)

describe('an animal that was named', () => {
  it.each([
    'Queremos ver gorilas con mi madre de 70 años que camina poco, unos 9 días en enero',
    'gorillas, nine days in January, we do not like walking much',
    'Rwanda, gorillas, 8 days, easy walks only',
  ])('is kept beside a wish for little walking, with its way on foot: %s', words => {
    const { made } = draftsOf(words)
    expect(made.length).toBeGreaterThan(0)
    const seen = made.flatMap(({ reasons, tours }) =>
      reasons.flatMap(reason =>
        reason.kind === 'animal' && reason.met ? [{ reason, walk: reason.walk, tours }] : [],
      ),
    )
    expect(seen.length).toBeGreaterThan(0)
    for (const { reason, walk, tours } of seen) {
      const tour = tours.find(({ name }) => name.en === reason.tour?.en)
      expect(tour?.isPermitted).toBe(true)
      expect(walk).toEqual({ minutes: tour?.minutes, kilometres: tour?.walkKm })
      expect(reasonWords(reason)).toMatch(/\d\sh in all, \d+ km on foot$/)
    }
  })

  it('leads to the country in which the walk to it is shortest', () => {
    const { catalogue } = draftsOf('ver gorilas con mi madre que camina poco, 9 días en enero')
    const walks = catalogues.flatMap(({ tag, tours }) =>
      tours.filter(({ key }) => /gorilla/.test(key)).map(({ walkKm }) => ({ tag, walkKm })),
    )
    const least = Math.min(...walks.map(({ walkKm }) => walkKm))
    expect(walks.filter(({ walkKm }) => walkKm === least).map(({ tag }) => tag)).toContain(catalogue.tag)
  })

  it('is said to take a walk, or an age, where a need or a child forbids it', () => {
    const walk = draftsOf('gorillas in Rwanda, 9 days, with my mother in a wheelchair')
    const age = draftsOf('Rwanda, 8 days, gorillas, with a child of 9')
    for (const [{ made }, words] of [
      [walk, /walk.*7\sh in all, 7 km on foot/],
      [age, /from the age of 15/],
    ] as const) {
      expect(made.length).toBeGreaterThan(0)
      for (const { reasons } of made) {
        const animal = reasons.find(({ kind }) => kind === 'animal')
        expect(animal?.met).toBe(false)
        expect(animal && reasonWords(animal)).toMatch(words)
      }
    }
  })
})

it.each([
  ['Costa Rica, about 9 days', 9],
  ['Costa Rica, unos 12 días', 12],
  ['Peru, 8 to 10 days', 9],
  ['Peru, ten days', 10],
])('a draft has the days that were said: %s', (words, days) => {
  for (const { content, reasons } of draftsOf(words).made) {
    expect(content.days).toHaveLength(days)
    expect(reasons.find(({ kind }) => kind === 'length')?.met).toBe(true)
  }
})

const WATER = /\b(boat|canoe|kayak|raft|launch|ferry|dugout|dhow|catamaran)/i

it('no boat is said to be in a draft only where no ride, outing, sight or house is one, in every country', {
  timeout: 240_000,
}, () => {
  let [none, some] = [0, 0]
  for (const country of countries)
    for (const wish of ['', ', no boats', ', con niños de 6 y 9, animales']) {
      const said = `${country}, nine days${wish}`
      const { made, catalogue } = draftsOf(said)
      for (const { draft, content, tours, reasons } of made) {
        const rows = [
          ...content.days.flatMap(({ legs }) => legs.filter(({ mode }) => mode === 'boat')),
          ...tours.filter(
            ({ asks, name, line }) =>
              asks.some(ask => ask === 'boat' || ask === 'open-sea') || WATER.test(`${name.en} ${line.en}`),
          ),
          ...content.days.flatMap(({ activities }) =>
            activities.filter(({ kind, key }) => {
              const sight = catalogue.places
                .flatMap(({ sights }) => sights)
                .find(({ slug }) => slug === key && kind === 'visit')
              return sight && WATER.test(`${sight.name.en} ${sight.line.en}`)
            }),
          ),
          ...draft.stays.filter(stay => hotelOf(catalogue, stay)?.type === 'boat'),
        ]
        const { value } = afloat({ draft, content, catalogue })
        expect.soft(value === 0 && rows.length > 0, said).toBe(false)
        const refused = reasons.find(reason => reason.kind === 'avoid' && reason.what === 'boats')
        if (refused?.met) expect.soft(rows, said).toEqual([])
        if (value === 0) none++
        else some++
      }
    }
  expect(Math.min(none, some)).toBeGreaterThan(20)
})

it('nothing too early is said only of drafts without an early outing, in every country', {
  timeout: 240_000,
}, () => {
  const said = new Map<boolean, number>()
  for (const country of countries) {
    const { made, catalogue } = draftsOf(`${country}, ten days, animals`)
    for (const { content, tours } of made) {
      const earlyDays = earlyDaysOf(content, catalogue)
      const [line] = paceWords({ findings: [], findingDays: [], hasConnections: true, earlyDays })
      const times = content.days.flatMap(({ activities }) =>
        activities.flatMap(({ startsAt }) => startsAt ?? []),
      )
      const isEarly =
        times.some(time => time < '07:00') ||
        tours.some(({ line: { en }, name }) => /\bdawn|sunrise|before six/i.test(`${name.en} ${en}`))
      if (isEarly) expect.soft(line?.text, country).not.toMatch(/too early/)
      said.set(isEarly, (said.get(isEarly) ?? 0) + 1)
    }
  }
  expect([...said.keys()].toSorted()).toEqual([false, true])
})

it.each(['Guatemala', 'Costa Rica', 'Rwanda', 'Ecuador', 'Peru', 'Thailand', 'Indonesia'])(
  'no outing of %s leads those who fear heights along an edge or up to one',
  country => {
    const { made } = draftsOf(`${country}, ten days, terrified of heights, volcanoes and forests`)
    expect(made.length).toBeGreaterThan(0)
    for (const { tours } of made)
      for (const { asks, name, line } of tours) {
        expect.soft(asks, name.en).not.toContain('heights')
        expect
          .soft(`${name.en} ${line.en}`)
          .not.toMatch(/\b(rim|shelf|ledge|canopy|hanging bridges|the edge)\b/i)
      }
  },
)

it('a height that was said with a figure is the limit of every bed, and not a lower one', () => {
  const bedsOf = (words: string) => {
    const { made, catalogue } = draftsOf(words)
    expect(made.length).toBeGreaterThan(0)
    return made.flatMap(({ draft }) =>
      draft.stays.map(({ place }) => placeOf(catalogue, place)?.altitudeM ?? Number.NaN),
    )
  }
  const beds = bedsOf('Peru, ten days, nothing above 3,000 m')
  expect(Math.max(...beds)).toBeLessThanOrEqual(3_000)
  expect(Math.max(...beds)).toBeGreaterThan(2_400)
  expect(Math.max(...bedsOf('Perú, diez días, sin pasar de 2.200 metros'))).toBeLessThanOrEqual(2_200)
})

it('grown-ups are given what suits them on most free days, and who asks for rest is not', {
  timeout: 240_000,
}, () => {
  const shareOf = (wish: string) => {
    const days = countries.flatMap(country =>
      draftsOf(`${country}, ten days, ${wish}`).made.flatMap(({ content }) => content.days.slice(1, -1)),
    )
    const idle = days.filter(({ legs, activities }) => legs.length + activities.length === 0)
    return idle.length / days.length
  }
  const [busy, resting] = [shareOf('my wife and I'), shareOf('my wife and I, burnt out')]
  expect(busy).toBeLessThan(0.14)
  expect(resting).toBeGreaterThan(1.15 * busy)
})

it('the draft that answers a wish best comes first, and a night on the way is no answer', {
  timeout: 240_000,
}, () => {
  let met = 0
  for (const country of countries)
    for (const wish of ['volcanoes', 'food', 'rafting', 'hiking']) {
      const said = `${country}, ten days, ${wish}`
      const { made } = draftsOf(said)
      const answers = made.map(({ reasons, draft }) => {
        const reason = reasons.find(({ kind }) => kind === 'activity')
        if (reason?.kind !== 'activity' || !reason.met) return 0
        met++
        if (reason.tour === null) expect.soft(reason.nights, `${said} ${draft.kind}`).toBeGreaterThan(1)
        return reason.tour === null ? 1 : 2
      })
      expect.soft(answers[0], said).toBe(Math.max(0, ...answers))
    }
  expect(met).toBeGreaterThan(50)
})

it('a beach is met only where one sleeps by sand on which people bathe, in every country', {
  timeout: 240_000,
}, () => {
  const at = new Set<string>()
  for (const country of countries) {
    const { made, catalogue } = draftsOf(`${country}, ten days, beaches, with children of 6 and 9`)
    for (const { reasons, draft } of made) {
      const reason = reasons.find(({ from }) => from === 'beaches')
      if (reason?.kind !== 'activity' || !reason.met) continue
      expect.soft(reason.tour, country).toBeNull()
      const stay = draft.stays.find(({ place }) => placeOf(catalogue, place)?.name.en === reason.place.en)
      const place = placeOf(catalogue, stay?.place ?? '')
      expect.soft(place?.interests, country).toContain('beaches')
      expect.soft(place?.habitats, country).toContain('beach')
      at.add(place?.slug ?? '')
    }
  }
  expect(at.size).toBeGreaterThan(5)
  for (const none of ['tortuguero', 'bahia-drake', 'stone-town']) expect([...at]).not.toContain(none)
})

it.each([
  'Family of four, kids 7 and 10, 14 days in Costa Rica, sloths, beaches, rafting',
  'Thailand, 14 days, kids of 6 and 9, elephants and beaches',
  'Perú, dos semanas con niños de 8 y 11, animales y comida',
])(
  'a family is left to itself more than every second day only where nothing more is to be had: %s',
  words => {
    const { made, catalogue, wishes } = draftsOf(words)
    expect(made.length).toBeGreaterThan(0)
    const { youngest, month } = wishes
    for (const { content, draft, tours } of made)
      for (const { place, nights } of draft.stays) {
        const days = content.days.filter((day, i) => day.place === place && day.legs.length === 0 && i > 0)
        const empty = days.filter(({ activities }) => activities.length === 0)
        if (nights === 1 || empty.length * 2 <= nights - 1) continue
        const left = catalogue.tours.filter(
          tour =>
            tour.place === place &&
            !tours.includes(tour) &&
            tour.effort !== 'demanding' &&
            tour.days.length === 0 &&
            (tour.minutes ?? 0) <= 840 &&
            (tour.minimumAge ?? 0) <= (youngest ?? 0) &&
            (tour.months === null || tour.months.includes(month)),
        )
        expect
          .soft(
            left.map(({ key }) => key),
            `${draft.kind}, ${place}`,
          )
          .toEqual([])
      }
  },
)

it('an animal that was named is worth a longer drive than was wished for, which is said', () => {
  const { made } = draftsOf('Kenya, 9 days, with a toddler of 2, elephants, short drives')
  expect(made.length).toBeGreaterThan(0)
  for (const { reasons } of made)
    expect(reasons).toContainEqual(expect.objectContaining({ kind: 'animal', met: true }))
})
