import { describe, expect, it } from 'vitest'
import { LONGEST_FILE, readYaml } from './read-yaml.ts'

const refused = (yaml: string) => {
  try {
    readYaml(yaml)
  } catch (error) {
    return error
  }
  return null
}

const filled = (piece: string) => piece.repeat(Math.floor(LONGEST_FILE / piece.length))

describe('YAML that no author writes is refused with its line', () => {
  it.each([
    ['an anchor', 'a: 1\nb: &b [1]\n', 2, 'an anchor (&) is not read: write the value at each place'],
    ['an alias', 'a: 1\nb: *a\n', 2, 'an alias (*) is not read: write the value itself'],
    ['a tag', 'a: !!binary aGVsbG8=\n', 1, 'a tag (!) is not read: write the value alone'],
    ['a directive', '%YAML 1.1\na: 1\n', 1, 'a directive (%) is not read'],
    ['two documents', 'a: 1\n---\nb: 2\n', 2, 'a file is one document, without ---'],
    ['a list as key', 'a: 1\n? [b]\n: 2\n', 2, 'a key is a word, without ?'],
    ['a map as key', '{ { a: 1 }: 2 }\n', 1, 'a key is a word'],
    ['a key twice', 'a: 1\nb:\n  c: 1\n  c: 2\n', 4, 'c stands twice'],
    ['a key twice in brackets', 'a: { en: x, en: y }\n', 1, 'en stands twice'],
    ['a bracket too many', 'a: [1]]\n', 1, 'a bracket is closed that was not opened'],
    ['too long a text', `a: ${filled('1')}`, 1, `longer than ${LONGEST_FILE} characters`],
  ])('%s', (_what, yaml, line, message) => {
    expect(refused(yaml)).toMatchObject({ line, message })
  })

  it.each([
    ['a million aliases', `a: &a [1]\nb: [${'*a, '.repeat(1_000_000)}]`],
    ['aliases', `b: [${filled('*a, ')}]`.slice(0, LONGEST_FILE)],
    ['brackets', filled('[')],
    ['maps in maps', filled('{a: ')],
    ['lists in lists', filled('- ')],
    ['keys on one line', filled('a: ')],
    ['keys in keys', Array.from({ length: 500 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
    ['anchors', filled('&a ')],
    ['tags', filled('!a ')],
    ['a quote without an end', `"${filled('\\"')}`.slice(0, LONGEST_FILE)],
    ['mistakes', filled('"a" "b"\n')],
    ['mistakes in brackets', `[${filled('"a" "b" ').slice(2)}]`],
  ])(
    '%s, in bounded time',
    (_what, yaml) => {
      expect(refused(yaml)).not.toBeNull()
    },
    20_000,
  )
})

it('reads what looks hostile and is a text', () => {
  const yaml = `a: '&b *c !d'\nb: >-\n  *a: &b\n   %c --- ? [ { "\nc: "x: y: z: w: v"\nd: [{ e: [{ f: 1 }] }]\n`
  expect(readYaml(yaml).value).toEqual({
    a: '&b *c !d',
    b: '*a: &b\n %c --- ? [ { "',
    c: 'x: y: z: w: v',
    d: [{ e: [{ f: 1 }] }],
  })
})

it('reads a file with as many keys as fit', () => {
  const keys = Array.from({ length: 15_000 }, (_, index) => `k${index}: 1`)
  expect(Object.keys(Object(readYaml(keys.join('\n')).value))).toHaveLength(15_000)
})
