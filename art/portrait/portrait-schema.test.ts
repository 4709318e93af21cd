import { describe, expect, it } from 'vitest'
import { drawPortrait } from './portrait.ts'
import { portraitOptionsSchema } from './portrait-schema.ts'

describe('portraitOptionsSchema', () => {
  it('accepts an empty record and a full one', () => {
    expect(portraitOptionsSchema.parse({})).toEqual({})
    const options = portraitOptionsSchema.parse({
      sex: 'woman',
      age: 38,
      skin: 'cinnamon',
      hair: 'straight',
      beard: '',
      scarf: 'teal',
      cloth: '#3a4C8c',
      view: 'three-left',
      ratio: '5:6',
      title: 'Ixchel Tzoc',
    })
    expect(drawPortrait('Ixchel Tzoc', options)).toContain('aria-label="Ixchel Tzoc"')
  })

  it.each([
    { hairs: 'straight' },
    { skin: 'green' },
    { cloth: 'tweed' },
    { cloth: '#123' },
    { cloth: '#12345g' },
    { age: 12 },
    { age: 40.5 },
    { view: '' },
    { roll: 90 },
    { title: '' },
  ])('refuses %j', options => {
    expect(portraitOptionsSchema.safeParse(options).success).toBe(false)
  })
})
