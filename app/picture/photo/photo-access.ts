import type { Actor } from '#app/request-context.ts'

/**
 * Who may add, attach and remove a photograph: the operator any, a planner one whose subjects are all in their own
 * countries. `subjects` has the countries of each subject; it is empty for a photograph without a subject. Pure, and
 * tested as a table.
 */
export function mayManagePhoto(actor: Actor, subjects: readonly (readonly string[])[]): boolean {
  if (actor.kind === 'admin' || actor.kind === 'system') return true
  if (actor.kind !== 'planner' || subjects.length === 0) return false
  return subjects.every(countries => countries.some(tag => actor.countries.includes(tag)))
}
