import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MUTATIONS } from './mutations.ts'

const faults = MUTATIONS.flatMap(({ file, faults }) =>
  faults.map(([find, replace]) => ({ file, find, replace })),
)

describe('the faults that tests are tried with', () => {
  it.each(faults)('$file: “$find” stands there once', ({ file, find, replace }) => {
    expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2)
    expect(replace).not.toBe(find)
  })

  it('name tests that are there', () => {
    const tests = new Set(MUTATIONS.flatMap(({ tests }) => tests))
    expect([...tests].filter(path => !existsSync(path))).toEqual([])
  })
})
