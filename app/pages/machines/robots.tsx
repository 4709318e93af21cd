import { robotsTxt } from '#app/features/reading/sitemap/sitemap.ts'
import { files } from '#app/links.ts'
import { machineAnswer } from '#app/pages/machine-answer.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'

export const loader = pageDoor(async ctx =>
  machineAnswer(robotsTxt(ctx.origin + files.sitemap()), 'text/plain'),
)
