import { expect, it } from 'vitest'
import { actorOf, calledBy, type PersonRole } from './identity.ts'

const planner = { fkey: 'daniela-quesada', countries: ['costa-rica', 'panama'] }
const nobody = { affiliateId: null, planner: null }

it.each<[string, Omit<PersonRole, 'id'>, object]>([
  ['a traveller', { role: 'traveller', ...nobody }, { kind: 'traveller' }],
  ['a planner at work', { role: 'planner', affiliateId: null, planner }, { kind: 'planner', ...planner }],
  ['a planner who has left', { role: 'planner', ...nobody }, { kind: 'traveller' }],
  ['a partner', { role: 'partner', affiliateId: 3, planner: null }, { kind: 'partner', affiliateId: 3 }],
  ['a partner of nobody', { role: 'partner', ...nobody }, { kind: 'traveller' }],
  ['an admin', { role: 'admin', ...nobody }, { kind: 'admin' }],
  ['an admin who plans as well', { role: 'admin', affiliateId: 3, planner }, { kind: 'admin' }],
  ['a traveller who once planned', { role: 'traveller', affiliateId: 3, planner }, { kind: 'traveller' }],
])('%s', (_who, row, actor) => {
  expect(actorOf({ id: 7, ...row })).toEqual({ userId: 7, ...actor })
})

it.each([
  ['traveller', 'Inés Robledo', 'Inés'],
  ['planner', 'Daniela Quesada', 'Daniela'],
  ['partner', 'Kestrel & Wren', 'Kestrel & Wren'],
  ['admin', 'The operator', 'The operator'],
] as const)('a %s, %s, is called %s', (role, name, called) => {
  expect(calledBy({ role, name })).toBe(called)
})
