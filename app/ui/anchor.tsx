import type { ComponentProps } from 'react'
import { Link } from 'react-router'

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the site, an anchor on the page (`#when`), or another address (`tel:`, `https:`). */
  to: string
}

const elsewhere = /^(#|[a-z][a-z0-9+.-]*:)/i
/** Leads to one page from everywhere. */
const wholePath = /^\/(?!\/)/

/** An unstyled link. Pages of the site are prefetched when a reader shows intent to follow it. */
export function Anchor({ to, ...rest }: AnchorProps) {
  // A plain link for an anchor: the router would drop the page's query.
  if (elsewhere.test(to)) return <a {...rest} href={to} />
  // What React Router renders, without asking it: on the server nobody follows a link.
  if (import.meta.env.SSR && wholePath.test(to)) return <a {...rest} href={to} data-discover="true" />
  return <Link {...rest} to={to} prefetch="intent" />
}
