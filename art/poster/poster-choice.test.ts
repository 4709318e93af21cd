import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPaletteName, isSceneKind, PALETTE_NAMES, SCENE_KINDS } from './poster.ts'
import { choosePoster, type PosterFacts, spreadPosters } from './poster-choice.ts'
import { SETTINGS } from './poster-settings.ts'

const HABITATS = [
  ...['rainforest', 'cloud-forest', 'dry-forest', 'mangrove', 'beach', 'coral-reef', 'volcano', 'highland'],
  ...['river', 'lake', 'wetland', 'savanna', 'mountain', 'city', 'farmland', 'island'],
]

describe('choosing', () => {
  test('the same facts give the same poster, and other keys other ones', () => {
    const facts = { country: 'costa-rica', habitats: ['rainforest', 'beach'] }
    const choices = ['a', 'b', 'c', 'd', 'e', 'f'].map(key => choosePoster({ key, ...facts }))
    expect(choices).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].map(key => choosePoster({ key, ...facts })))
    expect(new Set(choices.map(({ kind, palette }) => `${kind}/${palette}`)).size).toBeGreaterThan(2)
  })

  test('an author’s choice wins', () => {
    const facts = { key: 'la-fortuna', country: 'costa-rica', habitats: ['volcano'] }
    expect(choosePoster({ ...facts, kind: 'reef' }).kind).toBe('reef')
    expect(choosePoster({ ...facts, palette: 'night' }).palette).toBe('night')
    expect(choosePoster({ ...facts, seed: 4 }).seed).toBe('4')
    expect(choosePoster({ ...facts, seed: '' }).seed).toBe('')
  })

  test('the key is the seed', () => {
    expect(choosePoster({ key: 'la-fortuna' }).seed).toBe('la-fortuna')
  })

  test('the subject goes before the habitats, within the country', () => {
    const uvita = { key: 'uvita', country: 'costa-rica', habitats: ['rainforest'] }
    expect(choosePoster({ ...uvita, subject: 'Whales off Uvita' }).kind).toBe('cove')
    expect(choosePoster({ key: 'mara', country: 'kenya', subject: 'whales' }).kind).not.toBe('cove')
  })

  test.each(HABITATS)('%s has a poster of its own', habitat => {
    const { kind } = choosePoster({ key: 'anywhere', habitats: [habitat] })
    expect(SETTINGS[kind].habitats).toContain(habitat)
  })

  test('a country without a poster of its own shows nothing of another alone', () => {
    const drawn = HABITATS.map(habitat =>
      choosePoster({ key: habitat, country: 'nicaragua', habitats: [habitat] }),
    )
    for (const { kind } of drawn) expect(['wat', 'angkor', 'mekong', 'panama', 'ruins']).not.toContain(kind)
    expect(new Set(drawn.map(({ kind }) => kind)).size).toBeGreaterThan(4)
  })

  test('a country never shows what it does not have', () => {
    for (const country of ['costa-rica', 'kenya', 'vietnam', 'nepal', 'cuba']) {
      for (const habitat of HABITATS) {
        const { kind } = choosePoster({ key: `${country}-${habitat}`, country, habitats: [habitat] })
        expect(SETTINGS[kind].countries).toContain(country)
      }
    }
  })

  test.each(['indonesia', 'thailand', 'laos', 'cambodia', 'vietnam'])(
    'eight cards from %s show four places or more',
    country => {
      const row = range(8).map(i => ({ key: `${country}-tour-${i}`, country }))
      const kinds = spreadPosters(row).map(({ kind }) => kind)
      expect(new Set(kinds).size).toBeGreaterThanOrEqual(4)
      for (const kind of kinds) expect(SETTINGS[kind].countries).toContain(country)
    },
  )

  test.each([
    ['indonesia', 'Sunrise over Bromo', 'bromo'],
    ['indonesia', 'Komodo by schooner', 'pinisi'],
    ['indonesia', 'Orangutans of Tanjung Puting', 'orangutan'],
    ['thailand', 'A day with the elephants', 'elephants'],
    ['laos', 'Kuang Si falls', 'kuangsi'],
    ['laos', 'Cycling round Vang Vieng', 'vangvieng'],
    ['cambodia', 'By ox cart to the rice villages', 'sugarpalms'],
    ['vietnam', 'The Ha Giang loop', 'hagiang'],
    ['vietnam', 'Butterflies of Cúc Phương', 'cucphuong'],
    ['thailand', 'Dim sum before nine', 'trang'],
    ['thailand', 'A durian at Or Tor Kor', 'ortorkor'],
  ] as const)('in %s, "%s" is shown as %s', (country, subject, kind) => {
    expect(choosePoster({ key: 'a', country, subject }).kind).toBe(kind)
  })

  test.each([
    ['kenya', 'Lamu by dhow', 'lamu'],
    ['tanzania', 'A dhow off Zanzibar', 'dhow'],
    ['kenya', 'Flamingos at Nakuru', 'flamingos'],
    ['uganda', 'The launch to Murchison Falls', 'murchison'],
    ['rwanda', 'A boat on Lake Kivu', 'kivu'],
    ['kenya', 'The tea of Kericho', 'tea'],
    ['kenya', 'By train to Tsavo', 'tsavo'],
    ['tanzania', 'Baobabs of Tarangire', 'tarangire'],
    ['tanzania', 'Oldupai, on the way west', 'olduvai'],
    ['tanzania', 'The boardwalk of Jozani', 'jozani'],
    ['rwanda', 'The canopy walk at Uwinka', 'nyungwe'],
    ['uganda', 'A shoebill at Mabamba', 'mabamba'],
    ['panama', 'A day on the Panama Canal', 'canal'],
    ['costa-rica', 'Surf lessons in Sámara', 'longbeach'],
    ['costa-rica', 'The causeway of Guayabo', 'guayabo'],
    ['costa-rica', 'The canals of Tortuguero', 'tortuguero'],
    ['costa-rica', 'The National Theatre', 'teatro'],
    ['costa-rica', 'The crater of Poás', 'poas'],
    ['peru', 'The salt pans of Maras', 'maras'],
    ['peru', 'A paraglider over Miraflores', 'lima'],
    ['ecuador', 'The shops of Otavalo', 'otavalo'],
    ['ecuador', 'Up the Panecillo', 'quito'],
    ['guatemala', 'The pools of Semuc Champey', 'semuc'],
    ['guatemala', 'Drums on the way to Chichicastenango', 'chichi'],
    ['belize', 'Jabirus at Crooked Tree', 'jabirus'],
    ['belize', 'By canoe into the caves', 'caves'],
    ['belize', 'Caracol, by the Chiquibul road', 'caracol'],
    ['belize', 'The round corners of Lubaantun', 'lubaantun'],
    ['panama', 'The guns of Portobelo', 'portobelo'],
    ['panama', 'The houses of Bocas', 'bocas'],
    ['belize', 'The pier on the caye', 'caye'],
    ['costa-rica', 'The lake of Arenal by bicycle', 'bicycle'],
    ['costa-rica', 'The canals of Tortuguero by kayak', 'kayak'],
    ['costa-rica', 'Sloths by the river', 'sloth'],
    ['guatemala', 'A market in the old town', 'stalls'],
    ['ecuador', 'Cacao on a farm', 'cacao'],
    ['bhutan', 'Hiking in Bhutan', 'taktsang'],
  ])('in %s, %s is shown as it is', (country, subject, kind) => {
    for (let i = 0; i < 12; i++) expect(choosePoster({ key: `${i}`, country, subject }).kind).toBe(kind)
  })

  test.each(['rwanda', 'uganda', 'kenya', 'tanzania', 'belize', 'panama', 'costa-rica'])(
    '%s has several posters to take turns with',
    country => {
      const row = range(10).map(i => ({ key: `trip-${i}`, country }))
      expect(new Set(spreadPosters(row).map(({ kind }) => kind)).size).toBeGreaterThan(4)
    },
  )

  test('any facts at all give a poster that can be drawn', () => {
    const facts = fc.record(
      {
        key: fc.string(),
        country: fc.string(),
        habitats: fc.array(fc.string()),
        subject: fc.string({ unit: 'binary' }),
        seed: fc.oneof(fc.string(), fc.double()),
      },
      { requiredKeys: ['key'] },
    )
    fc.assert(
      fc.property(facts, some => {
        const { kind, palette, seed } = choosePoster(some)
        return isSceneKind(kind) && isPaletteName(palette) && typeof seed === 'string'
      }),
    )
  })

  test('every kind has a country, and existing hours', () => {
    for (const kind of SCENE_KINDS) {
      const { countries, habitats, hours } = SETTINGS[kind]
      expect(countries.length * habitats.length, kind).toBeGreaterThan(0)
      expect(habitats.filter(habitat => !HABITATS.includes(habitat))).toEqual([])
      expect(hours.filter(hour => !PALETTE_NAMES.includes(hour))).toEqual([])
      expect(new Set(hours).size).toBe(hours.length)
    }
  })
})

describe('spreading', () => {
  test('ten cards of one kind are ten different posters', () => {
    const row = range(10).map(i => ({ key: `trip-${i}`, kind: 'volcano' as const }))
    const choices = spreadPosters(row)
    expect(new Set(choices.map(choice => JSON.stringify(choice))).size).toBe(10)
    expect(neighbours(choices).every(([a, b]) => a.palette !== b.palette)).toBe(true)
  })

  test('ten cards from one forest take turns', () => {
    const row = range(10).map(i => ({ key: `tour-${i}`, country: 'costa-rica', habitats: ['rainforest'] }))
    expect(neighbours(spreadPosters(row)).every(([a, b]) => a.kind !== b.kind)).toBe(true)
  })

  test('a card keeps its own poster if its neighbours differ', () => {
    const row: PosterFacts[] = [
      { key: 'one', kind: 'volcano' },
      { key: 'two', kind: 'reef' },
      { key: 'three', kind: 'hoian' },
    ]
    expect(spreadPosters(row)).toEqual(row.map(choosePoster))
  })

  test('an author’s choice is kept, except for a seed that would repeat the picture', () => {
    const asked = { key: 'same', kind: 'reef', palette: 'day', seed: 5 } as const
    const choices = spreadPosters([asked, asked, asked])
    expect(choices.map(({ kind, palette }) => `${kind}/${palette}`)).toEqual(Array(3).fill('reef/day'))
    expect(choices.map(({ seed }) => seed)).toEqual(['5', '5~2', '5~3'])
  })

  test('no two neighbours are equal, and the result is always the same', () => {
    const card = fc.record(
      {
        key: fc.constantFrom('a', 'b', 'c'),
        kind: fc.constantFrom(...SCENE_KINDS.slice(0, 3)),
        palette: fc.constantFrom(...PALETTE_NAMES),
        seed: fc.constantFrom(1, '1', 'x'),
        country: fc.constantFrom('peru', 'nowhere'),
        habitats: fc.subarray(HABITATS),
      },
      { requiredKeys: ['key'] },
    )
    fc.assert(
      fc.property(fc.array(card, { maxLength: 15 }), row => {
        const choices = spreadPosters(row)
        expect(choices).toEqual(spreadPosters(row))
        expect(choices.length).toBe(row.length)
        for (const [a, b] of neighbours(choices)) expect(a).not.toEqual(b)
      }),
    )
  })
})

function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i)
}

function neighbours<T>(list: readonly T[]): [T, T][] {
  return list.slice(1).map((item, i) => [list[i] as T, item])
}
