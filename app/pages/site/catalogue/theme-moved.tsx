import { type LoaderFunctionArgs, redirect } from 'react-router'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'

const MOVED_PERMANENTLY = 301

/** The theme's other address leads to its canonical one for good. */
export const loader = pageDoor(async (_ctx, { params }: LoaderFunctionArgs) =>
  redirect(links.theme(params.country ?? '', params.themeKey ?? ''), MOVED_PERMANENTLY),
)
