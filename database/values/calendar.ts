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

type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'

/** A public holiday, and the one rule by which its day is found: `on`, `easter`, `lunarNewYear` or `lunar`. */
export interface Holiday {
  name: { en: string; es: string }
  /** Month and day: 12-25. */
  on?: string | undefined
  /** Days from Easter Sunday. */
  easter?: number | undefined
  /** Days from the first day of the lunar year. */
  lunarNewYear?: number | undefined
  /** Month and day of the lunar year. */
  lunar?: string | undefined
  /** How many days it lasts, if more than one. */
  days?: number | undefined
  /** Days by which it is moved if it falls on this weekday. */
  moved?: Partial<Record<Weekday, number | undefined>> | undefined
}
