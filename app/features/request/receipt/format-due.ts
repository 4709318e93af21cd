/** When an answer is due, in words: the planner's own clock, named, or UTC where it is not known. */
export function formatDue(instant: string, locale: 'en' | 'es', timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat(locale === 'es' ? 'es-CR' : 'en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(new Date(instant))
}
