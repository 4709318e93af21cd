/** When a plan that is put off comes back, on the reader's own clock. */

const HOUR_MS = 60 * 60_000
/** When people are at their desks again. */
const MORNING = 8

function morningIn(days: number, now: Date): Date {
  const morning = new Date(now)
  morning.setDate(morning.getDate() + days)
  morning.setHours(MORNING, 0, 0, 0)
  return morning
}

export type SnoozeChoice = 'hours' | 'tomorrow' | 'monday' | 'month'

/** The usual choices: three hours, tomorrow morning, next Monday's, and in four weeks. */
export function snoozeTimes(now: Date): Record<SnoozeChoice, Date> {
  const toMonday = (8 - now.getDay()) % 7 || 7
  return {
    hours: new Date(now.getTime() + 3 * HOUR_MS),
    tomorrow: morningIn(1, now),
    monday: morningIn(toMonday, now),
    month: morningIn(28, now),
  }
}

/** An instant as `<input type="datetime-local">` writes it, and back. */
export function toLocalInput(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

export function fromLocalInput(text: string): Date | null {
  const at = new Date(text)
  return text && !Number.isNaN(at.getTime()) ? at : null
}
