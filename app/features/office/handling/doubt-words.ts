import { m } from '#app/paraglide/messages.js'

/** What stands beside a plan that looks as if a machine had sent it. */
export function doubtWords({ hasProof }: { hasProof: boolean }): string {
  return hasProof ? m.spam_mark_proved() : m.spam_mark()
}
