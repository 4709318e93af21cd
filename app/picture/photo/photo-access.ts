import type { Actor } from '#app/request-context.ts'

/**
 * Who may add, attach and remove a photograph: the operator any, a planner one that shows nothing but
 * their own countries. `subjects` are the countries of what it shows, a list for each thing; none while it shows
 * nothing. Pure, and tested as a table.
 */
export function mayManagePhoto(actor: Actor, subjects: readonly (readonly string[])[]): boolean {
  if (actor.kind === 'admin' || actor.kind === 'system') return true
  if (actor.kind !== 'planner' || subjects.length === 0) return false
  return subjects.every(countries => countries.some(tag => actor.countries.includes(tag)))
}
