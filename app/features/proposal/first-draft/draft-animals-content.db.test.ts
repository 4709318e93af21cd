import { describe, expect, it } from 'vitest'
import { openDrafts } from '#tools/testing/open-drafts.ts'
import { type DraftCatalogue, placeOf, tourOf } from './draft-catalogue.ts'

const TODAY = '2026-11-30'
const { catalogues, draftsOf } = await openDrafts(TODAY)

type Made = ReturnType<typeof draftsOf>['made'][number]

/** Why the row on which a draft rests its animals has none: read again from the catalogue. */
function faultOfAnimals({ draft, reasons }: Made, catalogue: DraftCatalogue, said: RegExp): string | null {
  const reason = reasons.find(({ from }) => said.test(from))
  if (!reason) return 'nothing said'
  if (!reason.met) return null
  const [rest] = reason.rests
  if (!rest || !('row' in rest)) return 'no row'
  const key = rest.row.slice(rest.row.lastIndexOf('/') + 1)
  const slug = rest.row.startsWith('tour:') ? tourOf(catalogue, key)?.place : key
  const place = placeOf(catalogue, slug ?? '')
  if (!place || !draft.stays.some(stay => stay.place === slug)) return `${rest.row} is no stay`
  const isBigGame = ['tanzania', 'kenya', 'uganda', 'rwanda'].includes(catalogue.tag)
  if (isBigGame && place.habitats.includes('coral-reef')) return `${slug} is a reef coast`
  if (rest.row.startsWith('tour:'))
    return tourOf(catalogue, key)?.interests.includes('wildlife') ? null : `${key} is no outing to animals`
  const mammals = catalogue.species.filter(
    ({ kind, places }) => kind === 'mammal' && places.includes(slug ?? ''),
  )
  return place.isForWildlife && mammals.length > 0 ? null : `no animals at ${slug}`
}

const WISHES = [
  'animals',
  'two weeks in July with two children, animals and a beach, no long drives',
  'ten days, wildlife and a beach, no flights',
  'a week in February, animales y playa',
  '12 days, animals, food, easy walks only',
]

describe('animals', () => {
  it('are met only where one sleeps among mammals or goes out to them, in every country', {
    timeout: 240_000,
  }, () => {
    let met = 0
    for (const { name } of catalogues)
      for (const wish of WISHES) {
        const { made, catalogue } = draftsOf(`${name.en}, ${wish}`)
        for (const one of made) {
          expect.soft(faultOfAnimals(one, catalogue, /animal|wildlife/), `${name.en}, ${wish}`).toBeNull()
          if (one.reasons.some(({ from, met: is }) => is && /animal|wildlife/.test(from))) met++
        }
      }
    expect(met).toBeGreaterThan(100)
  })

  it.each([
    'Two weeks in Tanzania in July with two children, animals and a beach, no long drives',
    'Tanzania, two weeks, animals and a beach',
    'Kenia, diez días, animales y playa',
    'Kenya, ten days, animals and a beach, no flights',
  ])('and a beach are both in every draft that is shown, if one has both: %s', words => {
    const { made } = draftsOf(words)
    expect(made.length).toBeGreaterThan(0)
    for (const { draft, reasons } of made) {
      const wished = reasons.filter(({ kind }) => kind === 'activity')
      expect(wished.map(({ met }) => met)).toEqual([true, true])
      const parks = ['tarangire', 'serengeti', 'ngorongoro', 'mto-wa-mbu', 'ruaha', 'mahale', 'arusha']
      const kenyan = ['maasai-mara', 'amboseli', 'tsavo', 'samburu', 'laikipia', 'lake-naivasha', 'nairobi']
      expect(draft.stays.some(({ place }) => [...parks, ...kenyan].includes(place))).toBe(true)
    }
  })

  it('or a beach that a refusal keeps away are said to be so, with how far the nearest is', () => {
    const { made, catalogue } = draftsOf('Kenya, ten days, beach and animals, no long drives, no flights')
    expect(made.length).toBeGreaterThan(0)
    for (const { reasons } of made) {
      const beach = reasons.find(({ from }) => from === 'beach')
      expect(beach).toMatchObject({ met: false, obstacle: { against: 'driving', place: { en: 'Diani' } } })
      const minutes = beach?.kind === 'activity' && !beach.met ? (beach.obstacle?.minutes ?? 0) : 0
      expect(minutes).toBeGreaterThan(180)
      expect(catalogue.rides.some(ride => ride.mode === 'road' && ride.minutes === minutes)).toBe(true)
    }
  })
})

/** Why a stay that is said to meet an animal does not: read again from its rows. */
function faultOfMeeting({ draft, content, reasons }: Made, catalogue: DraftCatalogue, said: RegExp) {
  const reason = reasons.find(({ from, kind }) => kind === 'animal' && said.test(from))
  if (!reason) return 'nothing said'
  const [rest] = reason.rests
  if (!reason.met || !rest || !('row' in rest) || rest.row.startsWith('tour:')) return null
  const slug = rest.row.slice(rest.row.lastIndexOf('/') + 1)
  const stays = draft.stays.filter(({ place }) => place === slug)
  const outings = stays.flatMap(({ tours }) => tours.flatMap(({ key }) => tourOf(catalogue, key) ?? []))
  const goesOut = outings.some(({ interests }) => interests.includes('wildlife'))
  if (!goesOut && stays.every(({ nights }) => nights < 2)) return `one passes by ${slug}`
  const visits = content.days.flatMap(({ activities }) => activities.map(({ key }) => key))
  const rows = catalogue.species.filter(({ places }) => places.includes(slug)).flatMap(one => one.rows)
  const sights =
    placeOf(catalogue, slug)
      ?.sights.map(one => one.slug)
      .filter(one => rows.includes(one)) ?? []
  const isSeen = rows.includes(slug) || sights.some(one => goesOut || visits.includes(one))
  return isSeen ? null : `no row of ${slug} has it`
}

it('an animal that was named is met on an outing, or on a whole day where a row has it, in every country', {
  timeout: 240_000,
}, () => {
  let met = 0
  for (const { name } of catalogues)
    for (const animal of ['whales', 'elephants', 'monkeys', 'turtles']) {
      const words = `${name.en}, ten days, ${animal}`
      const { made, catalogue } = draftsOf(words)
      for (const one of made) {
        expect.soft(faultOfMeeting(one, catalogue, /whale|elephant|monkey|turtle/), words).toBeNull()
        if (one.reasons.some(({ kind, met: is }) => is && kind === 'animal')) met++
      }
    }
  expect(met).toBeGreaterThan(40)
})
