import { expect, test } from 'vitest'
import { inLanes, type Job } from './gate-lanes.ts'

/** Runs jobs that end on command; `started` lists them in the order they begin. */
function makeGate(jobs: Job[]) {
  const started: string[] = []
  const ends = new Map<string, (failed: number) => void>()
  const all = inLanes(jobs, ({ name }) => {
    started.push(name)
    return new Promise<{ name: string; failed: number }>(resolve =>
      ends.set(name, failed => resolve({ name, failed })),
    )
  })
  async function end(name: string, failed = 0): Promise<void> {
    ends.get(name)?.(failed)
    await new Promise(setImmediate)
  }
  return { started, end, all }
}

test('a free lane takes the first job whose needs have passed', async () => {
  const { started, end, all } = makeGate([
    { name: 'build' },
    { name: 'browser', needs: ['build'] },
    { name: 'unit' },
    { name: 'types' },
  ])
  expect(started).toEqual(['build', 'unit'])
  await end('unit')
  expect(started).toEqual(['build', 'unit', 'types'])
  await end('build')
  expect(started).toEqual(['build', 'unit', 'types', 'browser'])
  await end('types')
  await end('browser')
  expect((await all).map(({ name }) => name)).toEqual(['unit', 'build', 'types', 'browser'])
})

test('jobs that need a failed one are skipped, and the rest runs', async () => {
  const { started, end, all } = makeGate([
    { name: 'build' },
    { name: 'browser', needs: ['build'] },
    { name: 'unit' },
  ])
  await end('build', 1)
  await end('unit')
  expect(started).toEqual(['build', 'unit'])
  expect((await all).map(({ failed }) => failed)).toEqual([1, 0])
})
