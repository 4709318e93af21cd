import { m } from '#app/paraglide/messages.js'
import type { Sitter } from './portrait.tsx'

/** Who answers a question that is asked now, and by when: in words of the reader's language. */
export interface PromisedAnswer {
  /** Null if the office answers. */
  person: (Sitter & { firstName: string; place: string }) | null
  /** The first name of who is away. */
  insteadOf: string | null
  /** In the person's own time zone: "Monday 13:45". */
  by: string
  /** ISO. */
  dueAt: string
  timeZone: string
  /** The working day of the promised hour, and the part of it that has passed by then; null for the office. */
  day: { from: string; to: string; part: number } | null
  /** Days until then on which nobody is at work. */
  closed: string | null
  /** Who takes the question over when the hour has passed; null for the office. */
  next: string | null
}

/**
 * “Ask now and Rafael answers by Monday 13:45”: the sentence of every page that promises an hour, which `formatDueHour`
 * writes. Without a name the office answers.
 */
export function promisedHour({ name, by: time }: { name: string | null; by: string }): string {
  return name === null ? m.promise_by_office({ time }) : m.promise_by({ name, time })
}
