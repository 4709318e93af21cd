import type { MetaDescriptor } from 'react-router'
import type { PlacePage } from '#app/features/catalogue/place-page/place-page-schema.ts'
import { placeAddress } from '#app/links.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import type { openPlacePage } from './open-place-page.server.ts'
import { unwrittenMeta } from './unwritten-place-page.tsx'

/** The metadata of a place's page; `titleOf` gives its title. */
export function placeMeta(
  loaderData: Awaited<ReturnType<typeof openPlacePage<PlacePage>>> | undefined,
  matches: Parameters<typeof pageMeta>[0]['matches'],
  titleOf: (words: { place: string; country: string }) => string,
): MetaDescriptor[] {
  if (!loaderData) return []
  if (loaderData.asked) return unwrittenMeta(loaderData.asked, matches)
  const { kind, slug, name, lead, country } = loaderData.place
  return pageMeta({
    title: titleOf({ place: name, country: country.name }),
    description: lead,
    path: placeAddress(country.tag, kind, slug),
    card: loaderData.card,
    data: loaderData.data,
    matches,
  })
}
