import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MUTATIONS } from './mutations.ts'

const faults = MUTATIONS.flatMap(({ file, faults }) =>
  faults.map(([find, replace]) => ({ file, find, replace })),
)

describe('the faults of mutation testing', () => {
  it.each(faults)('$file: “$find” occurs once', ({ file, find, replace }) => {
    expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2)
    expect(replace).not.toBe(find)
  })

  it('name existing tests', () => {
    const tests = new Set(MUTATIONS.flatMap(({ tests }) => tests))
    expect([...tests].filter(path => !existsSync(path))).toEqual([])
  })
})
