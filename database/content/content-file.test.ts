import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { type Problem, readContentFile } from './content-file.ts'
import { clock, dollars, line, slug, text } from './words.ts'

const hut = z.strictObject({
  name: text,
  line: line(20),
  beds: z.array(z.strictObject({ size: z.enum(['king', 'single']), count: z.number().int().positive() })),
  opens: clock.optional(),
  price: dollars.optional(),
  near: slug.optional(),
})

const SOUND = `name: { en: Hut, es: Choza }
line: { en: Dry, es: Seca }
# Two rooms.
beds:
  - size: king
    count: 1
  - size: single
    count: 2
`

function read(yaml: string) {
  const path = join(temporaryFolder(), 'hut.yaml')
  writeFileSync(path, yaml)
  const problems: Problem[] = []
  return { source: readContentFile(path, 'content/hut.yaml', hut, { problems, kept: new Map() }), problems }
}

describe('a valid file', () => {
  it('is read, and the line of every part is known', () => {
    const { source, problems } = read(SOUND)
    expect(problems).toEqual([])
    expect(source?.value.beds).toEqual([
      { size: 'king', count: 1 },
      { size: 'single', count: 2 },
    ])
    expect(source?.lineOf(['beds', 1, 'count'])).toBe(8)
    expect(source?.lineOf(['name', 'es'])).toBe(1)
  })

  it('gives the line of the nearest part for a missing one', () => {
    expect(read(SOUND).source?.lineOf(['beds', 0, 'colour'])).toBe(5)
    expect(read(SOUND).source?.lineOf(['nothing'])).toBe(1)
  })
})

describe('a mistake is reported with its line', () => {
  it.each<[string, string, number, string]>([
    [
      'a value outside its list',
      SOUND.replace('single', 'double'),
      7,
      'beds.1.size: Invalid option: expected one of "king"|"single"',
    ],
    [
      'a number of the wrong kind',
      SOUND.replace('count: 2', 'count: many'),
      8,
      'beds.1.count: Invalid input: expected number, received string',
    ],
    [
      'a language that is missing',
      SOUND.replace(', es: Choza', ''),
      1,
      'name.es: Invalid input: expected string, received undefined',
    ],
    [
      'an empty text',
      SOUND.replace('es: Choza', "es: ' '"),
      1,
      'name.es: Too small: expected string to have >=1 characters',
    ],
    [
      'a line that does not fit',
      SOUND.replace('Seca', 'Seca casi todo el año entero'),
      2,
      'line.es: at most 20 characters',
    ],
    [
      'a field that is not known',
      SOUND.replace('    count: 1', '    count: 1\n    colour: red'),
      5,
      'beds.0: Unrecognized key: "colour"',
    ],
    [
      'a field that is missing',
      SOUND.replace(/beds:[\s\S]*/, ''),
      1,
      'beds: Invalid input: expected array, received undefined',
    ],
    ['an invalid time', `${SOUND}opens: '25:00'\n`, 9, 'opens: a time of day such as 06:30, in quotes'],
    ['a price with three decimals', `${SOUND}price: 10.555\n`, 9, 'price: at most two decimals'],
    [
      'a name that is no address',
      `${SOUND}near: La Fortuna\n`,
      9,
      'near: lower-case words joined by hyphens',
    ],
  ])('%s', (_what, yaml, line, message) => {
    const { source, problems } = read(yaml)
    expect(source).toBeNull()
    expect(problems).toEqual([{ file: 'content/hut.yaml', line, message }])
  })

  it('every one, not only the first', () => {
    const { problems } = read(SOUND.replace('king', 'queen').replace('count: 2', 'count: 0'))
    expect(problems.map(problem => problem.line)).toEqual([5, 8])
  })

  it.each([
    ['an indentation that is off', SOUND.replace('    count: 1', '  count: 1'), 6],
    ['a quote that is not closed', `${SOUND}near: 'monteverde\n`, 10],
    ['a key that comes twice', `${SOUND}line: { en: Wet, es: Mojada }\n`, 9],
  ])('what is not YAML: %s', (_what, yaml, line) => {
    const { source, problems } = read(yaml)
    expect(source).toBeNull()
    expect(problems[0]?.line).toBe(line)
  })

  it('an empty file', () => {
    expect(read('').problems).toEqual([
      { file: 'content/hut.yaml', line: 1, message: 'file: Invalid input: expected object, received null' },
    ])
  })
})
