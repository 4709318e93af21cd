import { ApiError } from '#app/client/api-client/api-error.ts'
import { issueCodes } from '#app/client/api-client/issue-codes.ts'
import { links, placeAddress } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { NamedSubject, OfficePhoto } from '#app/picture/photo/photo-schema.ts'
import type { PhotoSubjectKind } from '#database/values/photo-subjects.ts'

export const subjectKinds: Record<PhotoSubjectKind, () => string> = {
  hotel: m.office_photo_kind_hotel,
  place: m.office_photo_kind_place,
  trip: m.office_photo_kind_trip,
  trip_day: m.office_photo_kind_trip_day,
  tour: m.office_photo_kind_tour,
  country: m.office_photo_kind_country,
  theme: m.office_photo_kind_theme,
  article: m.office_photo_kind_article,
  species: m.office_photo_kind_species,
  staff: m.office_photo_kind_staff,
  web_page: m.office_photo_kind_web_page,
}

const refusals: Readonly<Record<string, () => string>> = {
  file_empty: m.office_photo_file_empty,
  file_format: m.office_photo_file_format,
  file_heic: m.office_photo_file_heic,
  file_damaged: m.office_photo_file_damaged,
  file_moving: m.office_photo_file_moving,
  subject_unknown: m.office_photo_subject_unknown,
}

/** Why an upload is refused for good; null if it makes sense to send it again. */
export function refusalWords(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null
  if (error.status === 413) return m.office_photo_file_too_large()
  if (error.status === 403) return m.office_photo_not_yours()
  if (error.status !== 422) return null
  const [code = ''] = Object.values(issueCodes(error))
  return refusals[code ?? '']?.() ?? m.office_photo_file_format()
}

/** What a photograph is called in the office: its words, or until there are any its file. */
export function photoName({ alt, fileName, key }: Pick<OfficePhoto, 'alt' | 'fileName' | 'key'>): string {
  return alt[getLocale()] || alt.en || alt.es || fileName || key.slice(0, 8)
}

export function isWordless({ alt }: Pick<OfficePhoto, 'alt'>): boolean {
  return alt.en.trim() === '' || alt.es.trim() === ''
}

/** The page that shows a subject; null for one without a page of its own. */
export function subjectPage({ kind, key, countries: [tag] }: NamedSubject): string | null {
  const [first = '', second = '', third = ''] = key.split('/')
  if (kind === 'place')
    return second === 'region' || second === 'destination' || second === 'attraction'
      ? placeAddress(first, second, third)
      : null
  if (kind === 'trip' || kind === 'trip_day') return tag ? links.trip(tag, first) : null
  if (kind === 'hotel' || kind === 'tour') return links[`${kind}s`](first, {}, `#${second}`)
  if (kind === 'theme') return links.theme(first, second)
  if (kind === 'staff') return links.expert(key)
  return kind === 'web_page' ? null : links[kind](key)
}
