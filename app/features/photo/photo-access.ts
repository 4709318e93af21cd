import type { Actor } from '#app/request-context.ts'

/** Where a photograph is shown, and where the person who asks is at home. */
interface Countries {
  /** Countries of what it shows, a list for each thing; none while it shows nothing. */
  subjects: readonly (readonly string[])[]
  /** Countries the planner answers for. */
  planner: readonly string[]
}

/**
 * Who may add, attach and remove a photograph: the operator any, a planner one that shows nothing but
 * their own countries. Pure, and tested as a table.
 */
export function mayKeepPhoto(actor: Actor, { subjects, planner }: Countries): boolean {
  if (actor.kind === 'admin' || actor.kind === 'system') return true
  if (actor.kind !== 'planner' || subjects.length === 0) return false
  return subjects.every(countries => countries.some(tag => planner.includes(tag)))
}
