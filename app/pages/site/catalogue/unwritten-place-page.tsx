import { placeAddress } from '#app/links.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { whenWanted } from '#app/ui/when-wanted.tsx'
import type { UnwrittenPlaceProps } from './unwritten-place.tsx'

/** The page of a place that is not written yet; loaded on demand, so that written pages do not load its script. */
export const UnwrittenPlacePage = whenWanted(
  async () => (await import('./unwritten-place.tsx')).UnwrittenPlace,
)

export function unwrittenMeta(
  { place, country, card }: UnwrittenPlaceProps,
  matches: Parameters<typeof pageMeta>[0]['matches'],
) {
  return pageMeta({
    title: m.place_asked_title({ place: place.name, country: country.name }),
    description: m.place_in_writing({ country: country.name }),
    path: placeAddress(country.tag, place.kind, place.slug),
    card,
    unwritten: true,
    matches,
  })
}
