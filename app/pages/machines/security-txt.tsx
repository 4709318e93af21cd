import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { securityTxt } from '#app/features/reading/sitemap/sitemap.ts'
import { files } from '#app/links.ts'
import { machineAnswer } from '#app/pages/machine-answer.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'

export const loader = pageDoor(async ctx => {
  const { email } = await getOperator(ctx)
  const address = ctx.origin + files.securityTxt()
  return machineAnswer(securityTxt({ address, email, now: ctx.now() }), 'text/plain')
})
