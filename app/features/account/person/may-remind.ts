import type { users } from '#database/schema/user.ts'

/** Whether somebody is written to about what is neither an answer nor a bill. */
export function mayRemind(_person: typeof users.$inferSelect): boolean {
  return true
}
