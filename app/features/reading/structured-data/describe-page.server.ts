import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { files, links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import type { RequestContext } from '#app/request-context.ts'
import type { Node, NodeOf, OperatorNamed, StructuredData } from './structured-data-schema.ts'

type Context = Pick<RequestContext, 'origin' | 'locale'>

/** Structured data of a page; null if it has none. */
export function describePage(...nodes: (Node | null)[]): StructuredData | null {
  const present = nodes.filter(node => node !== null)
  return present.length > 0 ? { '@context': 'https://schema.org', '@graph': present } : null
}

/** Reference to the company; its ID is the same in both languages. */
export function operatorOf({ origin }: Context): { '@id': string } {
  return { '@id': `${origin}/#operator` }
}

/** The company by its name and home page, for pages that say who wrote or offers something. */
export async function namedOperator(ctx: Context & Pick<RequestContext, 'db'>): Promise<OperatorNamed> {
  const { name } = await getOperator(ctx)
  return { '@type': 'TravelAgency', ...operatorOf(ctx), name, url: ctx.origin + links.home() }
}

/** The company with its contact data, as in the footer. */
export async function organizationNode(
  ctx: Context & Pick<RequestContext, 'db'>,
): Promise<NodeOf<'TravelAgency'>> {
  const { name, legalName, email, phones, social } = await getOperator(ctx)
  return {
    '@type': 'TravelAgency',
    ...operatorOf(ctx),
    name,
    legalName,
    url: ctx.origin + links.home(),
    logo: ctx.origin + files.icon('emblem-512'),
    email,
    telephone: phones.us.e164,
    sameAs: social.map(({ url }) => url),
  }
}

/** The site in the page's language. */
export function websiteNode(ctx: Context, name: string): NodeOf<'WebSite'> {
  const url = ctx.origin + links.home()
  return {
    '@type': 'WebSite',
    '@id': `${url}#site`,
    name,
    description: m.home_description(),
    url,
    inLanguage: ctx.locale,
    publisher: operatorOf(ctx),
  }
}

/** Breadcrumbs of a page, and the page itself. */
export function breadcrumbsNode(
  { origin }: Context,
  trail: readonly { label: string; to: string }[],
): NodeOf<'BreadcrumbList'> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label,
      item: origin + to,
    })),
  }
}
