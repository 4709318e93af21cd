import { expect, it } from 'vitest'
import type { Actor } from '#app/request-context.ts'
import { mayManagePhoto } from './photo-access.ts'

const admin: Actor = { kind: 'admin', userId: 1 }
const system: Actor = { kind: 'system' }
const planner: Actor = {
  kind: 'planner',
  userId: 2,
  fkey: 'daniela-quesada',
  countries: ['costa-rica', 'panama'],
}
const others: Actor[] = [
  { kind: 'visitor' },
  { kind: 'traveller', userId: 3 },
  { kind: 'partner', userId: 4, affiliateId: 1 },
]

it.each<[string, Actor, string[][], boolean]>([
  ['an admin, of anything', admin, [['peru']], true],
  ['an admin, of nothing yet', admin, [], true],
  ['the system', system, [], true],
  ['a planner, of their country', planner, [['costa-rica']], true],
  ['a planner, of a trip that goes to their country as well', planner, [['ecuador', 'panama']], true],
  ['a planner, of another country', planner, [['peru']], false],
  ['a planner, of two things of which one is another country’s', planner, [['panama'], ['peru']], false],
  ['a planner, of what belongs to no country', planner, [[]], false],
  ['a planner, of nothing yet that somebody else added', planner, [], false],
  ...others.map((actor): [string, Actor, string[][], boolean] => [
    `a ${actor.kind}`,
    actor,
    [['costa-rica']],
    false,
  ]),
])('%s: may keep a photograph', (_who, actor, subjects, may) => {
  expect(mayManagePhoto(actor, { subjects, addedBy: null })).toBe(may)
})

it('a planner: may keep what they added themselves while it shows nothing, and not what it shows elsewhere', () => {
  expect(mayManagePhoto(planner, { subjects: [], addedBy: 2 })).toBe(true)
  expect(mayManagePhoto(planner, { subjects: [['peru']], addedBy: 2 })).toBe(false)
  expect(mayManagePhoto({ kind: 'traveller', userId: 2 }, { subjects: [], addedBy: 2 })).toBe(false)
})
