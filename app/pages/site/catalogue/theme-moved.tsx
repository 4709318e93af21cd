import { redirect } from 'react-router'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import type { Route } from './+types/theme-moved.ts'

const MOVED_PERMANENTLY = 301

/** Redirects permanently from the theme's other address to its canonical one. */
export const loader = pageDoor(async (_ctx, { params }: Route.LoaderArgs) =>
  redirect(links.theme(params.country, params.themeKey), MOVED_PERMANENTLY),
)
