/** Snooze presets, in the reader's local time. */

const HOUR_MS = 60 * 60_000
/** Hour at which the working day starts. */
const MORNING = 8

function morningIn(days: number, now: Date): Date {
  const morning = new Date(now)
  morning.setDate(morning.getDate() + days)
  morning.setHours(MORNING, 0, 0, 0)
  return morning
}

export type SnoozeChoice = 'hours' | 'tomorrow' | 'monday' | 'month'

/** Presets: in three hours, tomorrow morning, next Monday morning, in four weeks. */
export function snoozeTimes(now: Date): Record<SnoozeChoice, Date> {
  const toMonday = (8 - now.getDay()) % 7 || 7
  return {
    hours: new Date(now.getTime() + 3 * HOUR_MS),
    tomorrow: morningIn(1, now),
    monday: morningIn(toMonday, now),
    month: morningIn(28, now),
  }
}

/** Converts an instant to the format of `<input type="datetime-local">`, and back. */
export function toLocalInput(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

export function fromLocalInput(text: string): Date | null {
  const at = new Date(text)
  return text && !Number.isNaN(at.getTime()) ? at : null
}
