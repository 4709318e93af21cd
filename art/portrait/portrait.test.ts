import { describe, expect, it } from 'vitest'
import { digestOf, renewal } from '#tools/testing/drawings-digest.ts'
import { person } from './person.ts'
import { drawPortrait } from './portrait.ts'
import { PORTRAIT_EDITION } from './portrait-edition.ts'
import * as names from './portrait-options.ts'

const seeds = Array.from({ length: 60 }, (_, i) => `seed ${i}`)

/** Every named value of every feature, one option at a time. */
const everyValue: names.PortraitOptions[] = [
  ...names.sexes.map(sex => ({ sex })),
  ...names.skins.map(skin => ({ skin })),
  ...names.hairStyles.map(hair => ({ hair })),
  ...names.hairInks.map(hairInk => ({ hairInk })),
  ...names.faces.map(face => ({ face })),
  ...names.noses.map(nose => ({ nose })),
  ...names.brows.map(brow => ({ brow })),
  ...names.eyes.map(eye => ({ eye })),
  ...names.moods.map(mood => ({ mood })),
  ...names.views.map(view => ({ view })),
  ...names.builds.map(build => ({ build })),
  ...names.beards.map(beard => ({ beard })),
  ...names.glassesKinds.map(glasses => ({ glasses })),
  ...names.earringKinds.map(earrings => ({ earrings })),
  ...names.hats.map(hat => ({ hat })),
  ...names.wears.map(wear => ({ wear })),
  ...names.extras.map(extra => ({ extra })),
  ...names.palettes.map(palette => ({ palette })),
  ...names.places.map(place => ({ place })),
  ...names.ratios.map(ratio => ({ ratio })),
  ...names.cloths.flatMap(ink => [
    { cloth: ink },
    { second: ink },
    { scarf: ink },
    { hat: 'cap' as const, hatInk: ink },
    { extra: 'krama' as const, extraInk: ink },
  ]),
  ...[22, 38, 45, 53, 57, 75].map(age => ({ age })),
  ...[true, false].flatMap(yes => [{ sun: yes }, { away: yes }]),
  { cloth: '#336699' },
  { gaze: 4, roll: -6, lift: 0.08 },
]

/** Well-formed: every tag closed in order, every attribute quoted, no name twice in a tag, no stray markup. */
function expectWellFormed(svg: string): void {
  const open: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-z]+)((?:\s[a-zA-Z:-]+="[^"<>]*")*)(\/?)>/g,
    (_, closing, name, attributes, single) => {
      const written = [...String(attributes).matchAll(/\s([a-zA-Z:-]+)=/g)].map(match => match[1])
      expect(new Set(written).size).toBe(written.length)
      if (closing) expect(open.pop()).toBe(name)
      else if (!single) open.push(name)
      return ''
    },
  )
  expect(rest).toBe('')
  expect(open).toEqual([])
}

function expectDrawn(svg: string): void {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null/)
  for (const [, data] of svg.matchAll(/ d="([^"]*)"/g))
    expect(data).toMatch(/^(M-?[\d.]+[ -][\d.]+[lqhvHVz\d. -]*z)+$/)
  for (const [, ink] of svg.matchAll(/ fill="([^"]*)"/g)) expect(ink).toMatch(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i)
}

describe('drawPortrait', () => {
  it('draws the same bytes for the same seed, and another person for another seed', () => {
    for (const seed of seeds) expect(drawPortrait(seed)).toBe(drawPortrait(seed))
    expect(new Set(seeds.map(seed => drawPortrait(seed))).size).toBe(seeds.length)
  })

  it('draws any seed as well-formed markup that can be inlined', () => {
    for (const seed of seeds) {
      const svg = drawPortrait(seed)
      expectWellFormed(svg)
      expectDrawn(svg)
      expect(svg).not.toMatch(/ id=|url\(|<(?!\/?svg|path|circle)/)
    }
  })

  it.each(names.views)('draws every value of every option, %s', view => {
    for (const options of everyValue) {
      const svg = drawPortrait('Ileana', { view, ...options })
      expectWellFormed(svg)
      expectDrawn(svg)
    }
  })

  it('shows each value of a feature as a different picture', () => {
    const plain: names.PortraitOptions = {
      sex: 'man',
      hair: 'short',
      hat: '',
      beard: '',
      glasses: '',
      extra: '',
    }
    const differ = (pictures: string[]) => expect(new Set(pictures).size).toBe(pictures.length)
    const draw = (options: names.PortraitOptions) => drawPortrait('Rubén', { ...plain, ...options })
    differ(names.hairStyles.map(hair => draw({ hair })))
    differ(names.wears.map(wear => draw({ wear })))
    differ(names.hats.map(hat => draw({ hat })))
    differ(names.beards.map(beard => draw({ beard })))
    differ(names.glassesKinds.map(glasses => draw({ glasses })))
    differ(names.extras.map(extra => draw({ extra })))
    differ(names.views.map(view => draw({ view })))
    differ(names.moods.map(mood => draw({ mood })))
  })

  it('is hidden from assistive technology unless it has a title, which is escaped', () => {
    expect(drawPortrait('a')).toContain('aria-hidden="true"')
    const svg = drawPortrait('a', { title: 'Ana "Nina" <Rojas> & Co' })
    expect(svg).toContain('role="img" aria-label="Ana &quot;Nina&quot; &lt;Rojas&gt; &amp; Co"')
    expect(svg).not.toContain('aria-hidden')
    expectWellFormed(svg)
  })

  it('crops one drawing to each ratio', () => {
    const viewBox = (ratio: names.Ratio) =>
      drawPortrait('a', { ratio }).match(/viewBox="\S+ \S+ (\S+) (\S+)"/)
    expect(viewBox('square')?.slice(1)).toEqual(['764', '764'])
    expect(viewBox('5:6')?.slice(1)).toEqual(['760', '912'])
    expect(viewBox('avatar')?.slice(1)).toEqual(['560', '560'])
  })

  it('stays small', () => {
    expect(Math.max(...seeds.map(seed => drawPortrait(seed).length))).toBeLessThan(9000)
  })
})

it('gets a new address when its drawing changes', () => {
  const digest = digestOf([
    ...seeds.map(seed => drawPortrait(seed)),
    ...names.views.flatMap(view => everyValue.map(options => drawPortrait('Ileana', { view, ...options }))),
  ])
  expect(PORTRAIT_EDITION, renewal('PORTRAIT_EDITION', digest)).toBe(digest)
})

describe('person', () => {
  it('keeps the named options and rolls the rest', () => {
    const options = { skin: 'olive', hair: 'bun', hairInk: 'grey', wear: 'apron', mood: 'laugh' } as const
    for (const seed of seeds) expect(person(seed, options)).toMatchObject(options)
  })

  it('leaves the other features unchanged when one is named', () => {
    for (const seed of seeds) {
      const rolled = person(seed)
      expect(person(seed, { nose: rolled.nose, mood: 'calm' })).toEqual({ ...rolled, mood: 'calm' })
    }
  })

  it('forbids a feature by its empty name', () => {
    const none = { beard: '', glasses: '', hat: '', earrings: '', extra: '' } as const
    for (const seed of seeds) expect(person(seed, none)).toMatchObject(none)
  })

  it('never rolls what only a named person wears', () => {
    for (const seed of seeds) {
      const { scarf, hat, extra, wear } = person(seed)
      expect(scarf).toBe('')
      expect(['', 'brim', 'cap']).toContain(hat)
      expect(['', 'pack', 'strap']).toContain(extra)
      expect(['kanga', 'apron', 'captain']).not.toContain(wear)
    }
  })
})
