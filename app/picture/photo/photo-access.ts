import type { Actor } from '#app/request-context.ts'

/** What a photograph shows, and who added it. */
export interface PhotoOwners {
  /** The countries of each subject. */
  subjects: readonly (readonly string[])[]
  addedBy: number | null
}

/**
 * Who may add, change and remove a photograph: the operator any, a planner one whose subjects are all in their own
 * countries, or that they added themselves and that shows nothing yet. Pure, and tested as a table.
 */
export function mayManagePhoto(actor: Actor, { subjects, addedBy }: PhotoOwners): boolean {
  if (actor.kind === 'admin' || actor.kind === 'system') return true
  if (actor.kind !== 'planner') return false
  if (subjects.length === 0) return addedBy === actor.userId
  return subjects.every(countries => countries.some(tag => actor.countries.includes(tag)))
}
