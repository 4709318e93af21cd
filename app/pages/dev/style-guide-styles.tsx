import { pageDoor } from '#app/pages/page-door.server.ts'
import { styleGuideStyles } from './style-guide/style-guide-styles.server.ts'

/** The styles of the style guide. */
export const loader = pageDoor(
  async ctx =>
    new Response(styleGuideStyles(ctx), {
      headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-store' },
    }),
)
