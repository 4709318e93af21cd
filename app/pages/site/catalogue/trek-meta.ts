import type { MetaDescriptor } from 'react-router'
import { links } from '#app/links.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import type { openTrek } from './open-trek.server.ts'

/** The metadata of a trek's page. */
export function trekMeta(
  { trek, card, data }: Awaited<ReturnType<typeof openTrek>>,
  matches: Parameters<typeof pageMeta>[0]['matches'],
): MetaDescriptor[] {
  return pageMeta({
    title: m.trek_title({ trek: trek.name }),
    description: trek.lead,
    path: links.authored(trek.link),
    card,
    data,
    matches,
  })
}
