import { m } from '#app/paraglide/messages.js'

/** Note beside a plan that a machine may have sent. */
export function doubtWords({ hasProof }: { hasProof: boolean }): string {
  return hasProof ? m.spam_mark_proved() : m.spam_mark()
}
