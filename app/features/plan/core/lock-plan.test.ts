import { expect, it } from 'vitest'
import { runForEachPlan } from './lock-plan.server.ts'

const rows = [{ planId: 1 }, { planId: 2 }, { planId: 3 }]

/** Runs three plans, of which the second fails. */
async function workThrough(failure: Error) {
  const worked: number[] = []
  const faults: unknown[] = []
  const reportFault = (error: unknown, about?: object) => void faults.push([error, about])
  const done = runForEachPlan({ reportFault }, rows, async ({ planId }) => {
    worked.push(planId)
    if (planId === 2) throw failure
    return planId
  })
  return { done: await done.catch(error => error), worked, faults }
}

it('continues with the other plans if one fails, and reports which', async () => {
  const failure = new Error('refused')
  expect(await workThrough(failure)).toEqual({
    ...{ done: 4, worked: [1, 2, 3] },
    faults: [[failure, { planId: 2 }]],
  })
})

it('stops if the database is unreachable', async () => {
  const failure = new Error('Connection terminated')
  expect(await workThrough(failure)).toEqual({ done: failure, worked: [1, 2], faults: [] })
})
