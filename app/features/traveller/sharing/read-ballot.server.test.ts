import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { ballotProblem } from './ballot.ts'
import { readPostedBallot } from './read-ballot.server.ts'

const companion = randomUUID()

function post(fields: Record<string, string>) {
  const body = new URLSearchParams({ companion, 'mark:d1': 'yes', 'mark:d2': 'ask', ...fields })
  return readPostedBallot(new Request('https://ceiba.example/vote/key', { method: 'POST', body }), 'USD')
}

it('reads a ballot that a form posts without script', async () => {
  expect((await post({ name: ' Theo ', ceiling: '2,500' })).ballot).toEqual({
    ...{ companion, name: 'Theo', marks: { d1: 'yes', d2: 'ask' }, ceilingMinor: 2_500_00 },
  })
})

it.each([
  ['without a name', { name: ' ', ceiling: '700' }, 'name'],
  ['with a name of nothing visible', { name: '\u200d\u3164', ceiling: '700' }, 'name'],
  ['with an amount that is not whole', { name: 'Theo', ceiling: '700.50' }, 'ceiling'],
  ['with a mark that does not exist', { name: 'Theo', ceiling: '', 'mark:d3': 'never' }, null],
] as const)('keeps what was filled in of a ballot %s', async (_, fields, problem) => {
  const { ballot, filled } = await post(fields)
  expect(ballot).toBeNull()
  const { name, ceiling } = fields
  expect(filled).toEqual({ companion, name, ceiling, marks: { d1: 'yes', d2: 'ask' }, isSent: false })
  expect(ballotProblem(filled, 'USD')).toBe(problem)
})

it('gives a companion without an ID of their own one', async () => {
  const { filled } = await post({ companion: 'anybody', name: '', ceiling: '' })
  expect(filled.companion).toMatch(/^[0-9a-f-]{36}$/)
})
