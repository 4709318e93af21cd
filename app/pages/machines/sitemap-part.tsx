import { AppError } from '#app/app-error.ts'
import { sitemapXml } from '#app/features/reading/sitemap/sitemap.ts'
import { machineAnswer } from '#app/pages/machine-answer.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import type { Route } from './+types/sitemap-part.ts'
import { getSitemapParts } from './sitemap-parts.server.ts'

/** One file of the sitemap for search engines. */
export const loader = pageDoor(async (ctx, { params }: Route.LoaderArgs) => {
  const parts = await getSitemapParts(ctx)
  const pages = parts.get(params.file.replace(/\.xml$/, ''))
  if (!pages || !params.file.endsWith('.xml')) throw new AppError('not_found')
  return machineAnswer(sitemapXml(pages, ctx.origin), 'application/xml')
})
