import { redirect } from 'react-router'
import { links, splitLocale } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import type { Route } from './+types/moved-permanently.ts'

/**
 * Short addresses that people type, and pages that were merged into another, by their last segment, with the new
 * address.
 */
const moved: Record<string, () => string> = {
  privacy: links.privacy,
  'terms-of-service': links.terms,
  user: links.account,
  'southern-white-rhinoceros': () => links.species('white-rhinoceros'),
}

/** Redirects permanently (product: Paths). */
export const loader = pageDoor(async (_ctx, { request }: Route.LoaderArgs) => {
  const { path } = splitLocale(new URL(request.url).pathname.replace(/\/$/, ''))
  return redirect(moved[path.slice(path.lastIndexOf('/') + 1)]?.() ?? links.company(), 301)
})

export default function Moved() {
  return null
}
