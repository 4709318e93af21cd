/** Working hours on some weekdays, 1 Monday to 7 Sunday, in the person's own time zone; times as HH:MM. */
export interface WorkingHours {
  days: number[]
  from: string
  to: string
}
