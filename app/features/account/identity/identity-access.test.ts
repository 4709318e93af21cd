import { describe, expect, it } from 'vitest'
import type { Actor } from '#app/request-context.ts'
import { type Area, may, mayEnter, userIdOf } from './identity-access.ts'

const actors: Record<Actor['kind'], Actor> = {
  visitor: { kind: 'visitor' },
  traveller: { kind: 'traveller', userId: 1 },
  planner: { kind: 'planner', userId: 1, fkey: 'daniela-quesada', countries: ['costa-rica'] },
  partner: { kind: 'partner', userId: 1, affiliateId: 1 },
  admin: { kind: 'admin', userId: 1 },
  link_reader: { kind: 'link_reader', planId: 5, travellerId: 6 },
  program: { kind: 'program', keyId: 7, affiliateId: 1, scopes: ['catalogue:read'] },
  system: { kind: 'system' },
}
const kinds = Object.keys(actors) as Actor['kind'][]

const everybody = ['visitor', 'traveller', 'planner', 'partner', 'admin']
const actions: Record<Parameters<typeof may>[1], string[]> = {
  'ask for an account': everybody,
  'log in': everybody,
  'log out': everybody,
  'read about oneself': ['traveller', 'planner', 'partner', 'admin'],
}

const areas: Record<Area, string[]> = {
  private: ['traveller', 'planner', 'partner', 'admin'],
  admin: ['planner', 'admin'],
  org: ['partner', 'admin', 'program'],
}

describe('permissions on accounts', () => {
  it.each(Object.entries(actions))('%s: %j', (action, allowed) => {
    const found = kinds.filter(kind => may(actors[kind], action as keyof typeof actions))
    expect(found).toEqual(allowed)
  })
})

describe('access to areas of the API', () => {
  it.each(Object.entries(areas))('%s: %j', (area, allowed) => {
    expect(kinds.filter(kind => mayEnter(actors[kind], area as Area))).toEqual(allowed)
  })
})

it('an account is of whoever has logged in', () => {
  expect(userIdOf({ kind: 'traveller', userId: 7 })).toBe(7)
  for (const kind of ['visitor', 'system'] as const)
    expect(() => userIdOf({ kind })).toThrow(expect.objectContaining({ code: 'not_logged_in' }))
})
