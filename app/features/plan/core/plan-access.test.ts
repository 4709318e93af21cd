import { describe, expect, it } from 'vitest'
import type { Actor } from '#app/request-context.ts'
import { may } from './plan-access.ts'

const actors: Record<Actor['kind'], Actor> = {
  visitor: { kind: 'visitor' },
  traveller: { kind: 'traveller', userId: 1 },
  planner: { kind: 'planner', userId: 1, fkey: 'daniela-quesada', countries: ['costa-rica'] },
  partner: { kind: 'partner', userId: 1, affiliateId: 1 },
  admin: { kind: 'admin', userId: 1 },
  link_reader: { kind: 'link_reader', planId: 5, travellerId: 6 },
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
    system: false,
  },
  'keep a draft': {
    visitor: true,
    traveller: false,
    planner: false,
    partner: false,
    admin: false,
    link_reader: false,
    system: false,
  },
  'store an accepted request': {
    visitor: false,
    traveller: false,
    planner: false,
    partner: false,
    admin: false,
    link_reader: false,
    system: true,
  },
}

describe.each(Object.entries(table))('may %s', (action, expected) => {
  it.each(Object.entries(expected))('%s: %s', (kind, allowed) => {
    expect(may(actors[kind as Actor['kind']], action as keyof typeof table)).toBe(allowed)
  })
})
