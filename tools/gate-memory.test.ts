import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Inputs, openMemory, readInputs } from './gate-memory.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const STEP = { name: 'unit', without: /^docs\// }

/** A gate whose files have these contents. */
function makeGate() {
  const store = join(temporaryFolder(), 'cache', 'gate.json')
  const now = (files: Record<string, string>, others = ''): Inputs => ({
    files: new Map(Object.entries(files)),
    others,
  })
  const open = (inputs: Inputs, env: NodeJS.ProcessEnv = {}, after = inputs) => {
    const reads = [inputs, after]
    return openMemory(store, env, () => reads.shift() ?? after)
  }
  return { store, now, open }
}

test('a step that was green is not run again, until one of its inputs changes', () => {
  const { now, open } = makeGate()
  const inputs = now({ 'a.ts': '1', 'docs/a.md': '1' })
  expect(open(inputs).passedBefore(STEP)).toBeNull()
  open(inputs).store([{ ...STEP, passed: 12 }])
  expect(open(inputs).passedBefore(STEP)).toBe(12)
  expect(open(now({ 'docs/a.md': '2', 'a.ts': '1' })).passedBefore(STEP)).toBe(12)
  for (const other of [
    now({ 'a.ts': '2', 'docs/a.md': '1' }),
    now({ 'docs/a.md': '1' }),
    now({ 'a.ts': '1', 'b.ts': '1', 'docs/a.md': '1' }),
    now({ 'b.ts': '1', 'docs/a.md': '1' }),
    now({ 'a.ts': '1', 'docs/a.md': '1' }, 'another Node'),
  ])
    expect(open(other).passedBefore(STEP)).toBeNull()
  expect(open(inputs).passedBefore({ ...STEP, name: 'another' })).toBeNull()
})

test('a step whose inputs changed while it ran, and one that was not green, run again', () => {
  const { now, open } = makeGate()
  const [inputs, after] = [now({ 'a.ts': '1' }), now({ 'a.ts': '2' })]
  open(inputs, {}, after).store([{ ...STEP, passed: 12 }])
  open(inputs).store([])
  expect([open(inputs), open(after)].map(memory => memory.passedBefore(STEP))).toEqual([null, null])
})

test.each([{ CI: '1' }, { TEST_EVERYWHERE: '1' }])('with %o everything runs', env => {
  const { store, now, open } = makeGate()
  const inputs = now({ 'a.ts': '1' })
  open(inputs, env).store([{ ...STEP, passed: 12 }])
  expect(existsSync(store)).toBe(false)
  open(inputs).store([{ ...STEP, passed: 12 }])
  expect(open(inputs, env).passedBefore(STEP)).toBeNull()
})

test('inputs are the files that git does not ignore, and the settings, but not the terminal', () => {
  const inputs = readInputs({ TEST_PORT: '4801' })
  const paths = [...inputs.files.keys()]
  expect(paths).toEqual(expect.arrayContaining(['package-lock.json', 'tools/gate-memory.ts']))
  expect(paths.filter(path => path.startsWith('node_modules/'))).toEqual([])
  expect(readInputs({ TEST_PORT: '4801', TERM: 'xterm' })).toEqual(inputs)
  expect(readInputs({ TEST_PORT: '4901' })).not.toEqual(inputs)
})
