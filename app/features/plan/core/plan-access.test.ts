import { describe, expect, it } from 'vitest'
import type { Actor } from '#app/request-context.ts'
import { isOfficeOf, isTravellerOf, may } from './plan-access.ts'

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

const table: Record<Parameters<typeof may>[1], Record<Actor['kind'], boolean>> = {
  'send a request': {
    visitor: true,
    traveller: true,
    planner: true,
    partner: true,
    admin: true,
    link_reader: false,
    program: true,
    system: false,
  },
  'keep a draft': {
    visitor: true,
    traveller: false,
    planner: false,
    partner: false,
    admin: false,
    link_reader: false,
    program: true,
    system: false,
  },
  'store an accepted request': {
    visitor: false,
    traveller: false,
    planner: false,
    partner: false,
    admin: false,
    link_reader: false,
    program: false,
    system: true,
  },
}

describe.each(Object.entries(table))('may %s', (action, expected) => {
  it.each(Object.entries(expected))('%s: %s', (kind, allowed) => {
    expect(may(actors[kind as Actor['kind']], action as keyof typeof table)).toBe(allowed)
  })
})

describe('a plan', () => {
  const kindsOf = (isAllowed: (actor: Actor) => boolean) =>
    Object.entries(actors).flatMap(([kind, actor]) => (isAllowed(actor) ? [kind] : []))

  it('is the traveller’s own, whatever their role', () => {
    expect(kindsOf(actor => isTravellerOf(actor, { userId: 1 }))).toEqual([
      'traveller',
      'planner',
      'partner',
      'admin',
    ])
    expect(kindsOf(actor => isTravellerOf(actor, { userId: 2 }))).toEqual([])
  })

  it.each([
    ['of their country', 'costa-rica', null, ['planner', 'admin']],
    ['of another country that is assigned to them', 'peru', 'daniela-quesada', ['planner', 'admin']],
    ['of another country', 'peru', 'quilla-huaman', ['admin']],
  ])('%s is for admins, and for planners as it should', (_, countryTag, assignedStaffFkey, kinds) => {
    expect(kindsOf(actor => isOfficeOf(actor, { userId: 3, countryTag, assignedStaffFkey }))).toEqual(kinds)
  })
})
