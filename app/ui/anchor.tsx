import type { ComponentProps } from 'react'
import { Link } from 'react-router'

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the site, an anchor on the page (`#when`), or another address (`tel:`, `https:`). */
  to: string
}

const elsewhere = /^(#|[a-z][a-z0-9+.-]*:)/i

/** A link without a look. Pages of the site are fetched when a reader shows intent to follow it. */
export function Anchor({ to, ...rest }: AnchorProps) {
  // An anchor stays the browser's own: through the router it would drop the page's query.
  if (elsewhere.test(to)) return <a {...rest} href={to} />
  return <Link {...rest} to={to} prefetch="intent" />
}
