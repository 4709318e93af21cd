import { lastModified, sitemapIndexXml } from '#app/features/reading/sitemap/sitemap.ts'
import { files } from '#app/links.ts'
import { machineAnswer } from '#app/pages/machine-answer.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { getSitemapParts } from './sitemap-parts.server.ts'

/** The index of the sitemap for search engines; the one for people is at /sitemap. */
export const loader = pageDoor(async ctx => {
  const parts = [...(await getSitemapParts(ctx))].map(([name, pages]) => ({
    address: ctx.origin + files.sitemapPart(name),
    modified: lastModified(pages),
  }))
  return machineAnswer(sitemapIndexXml(parts), 'application/xml')
})
