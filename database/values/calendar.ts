import type { WorkingHours } from './working-hours.ts'

/** A day without work. */
export interface DayOff {
  /** YYYY-MM-DD, by the clocks of the person who is off. */
  day: string
  /** Why, in one language: "Christmas Day". */
  name: string
}

/** When somebody works. */
export interface Calendar {
  hours: readonly WorkingHours[]
  timeZone: string
  /** The days off of the time that is looked at, in order. */
  daysOff: readonly DayOff[]
}
