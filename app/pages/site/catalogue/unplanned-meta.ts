import type { MetaDescriptor } from 'react-router'
import { links } from '#app/links.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import type { openUnplanned } from './open-unplanned.server.ts'

/** The metadata of the page of a country without trips. */
export function unplannedMeta(
  { unplanned, card, data }: Awaited<ReturnType<typeof openUnplanned>>,
  matches: Parameters<typeof pageMeta>[0]['matches'],
): MetaDescriptor[] {
  return pageMeta({
    title: m.unplanned_title({ country: unplanned.name }),
    description: unplanned.lead,
    path: links.country(unplanned.tag),
    card,
    data,
    matches,
  })
}
