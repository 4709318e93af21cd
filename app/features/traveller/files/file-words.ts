import type { FileFormat } from '#app/features/traveller/files/file-trip.ts'
import { m } from '#app/paraglide/messages.js'
import type { IconName } from '#app/ui/icons.ts'

/** The downloadable files of a trip. */
export const fileWords = [
  { format: 'html', icon: 'map-trifold', name: m.file_html, note: m.file_html_note },
  { format: 'pdf', icon: 'list-bullets', name: m.file_pdf, note: m.file_pdf_note },
  { format: 'ics', icon: 'calendar-blank', name: m.file_ics, note: m.file_ics_note },
  { format: 'gpx', icon: 'map-pin', name: m.file_gpx, note: m.file_gpx_note },
] as const satisfies { format: FileFormat; icon: IconName; name: () => string; note: () => string }[]

/** The available files: a calendar needs dates, a GPS route needs places. */
export function filesOf({ hasDates, hasMap }: { hasDates: boolean; hasMap: boolean }) {
  return fileWords.filter(({ format }) => (format !== 'ics' || hasDates) && (format !== 'gpx' || hasMap))
}
