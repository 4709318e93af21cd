import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { links as addresses } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import type { Route } from './+types/style-guide.ts'
import { drawStyleGuide } from './style-guide/draw-style-guide.server.tsx'

export { privatePage as headers } from '#app/pages/page-headers.ts'

export const links = () => [{ rel: 'stylesheet', href: addresses.devStyles() }]

export const loader = pageDoor(async ctx => drawStyleGuide(ctx))

export function meta() {
  return [{ title: 'Style guide · Ceiba' }, { name: 'robots', content: 'noindex' }]
}

const others = [
  { to: addresses.apiDocs(), name: 'API' },
  { to: addresses.devArt(), name: 'Contact sheet' },
  { to: addresses.devMedia(), name: 'Media' },
  { to: addresses.devEmails(), name: 'Emails' },
  { to: addresses.devMail(), name: 'Mailbox' },
]

/** Opens and closes the dialogs in the guide: its components are only rendered on the server. */
function pressInside({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return
  const opens = target.closest('[data-opens]')?.getAttribute('data-opens')
  if (opens) document.getElementById(opens)?.closest('dialog')?.showModal()
  else if (target.closest('button')) target.closest('dialog')?.close()
}

/**
 * Every component in every state, for developers and so only in English. The components are rendered on the server,
 * so that this page does not change how the public pages' scripts are split.
 */
export default function StyleGuidePage({ loaderData }: Route.ComponentProps) {
  const { html, parts } = loaderData
  const guide = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = guide.current
    element?.addEventListener('click', pressInside)
    return () => element?.removeEventListener('click', pressInside)
  }, [])
  return (
    <main id="main" className="style-guide">
      <header>
        <h1>Style guide</h1>
        <nav aria-label="Development pages">
          {others.map(({ to, name }) => (
            <Link key={to} to={to}>
              {name}
            </Link>
          ))}
        </nav>
        <nav aria-label="Parts of this page">
          {parts.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
      </header>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own components, of samples of our own */}
      <div ref={guide} dangerouslySetInnerHTML={{ __html: html }} />
    </main>
  )
}
