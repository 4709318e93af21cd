/** Pure rules about review videos. */

/** The length of a clip as a clock shows it: 72 seconds are 1:12. */
export function clockOf(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
