/** Where nothing is for everybody: calls, signed-in areas, one person's matters, a partner's pages, /dev. */
const AREAS = ['account', 'admin', 'org', 'user', 'receipt', 'aaa-preview', 'aaa-success', 'book'] as const

/**
 * What robots are asked (RFC 9309). Pictures drawn by code and the site's own files are theirs to fetch: a page
 * cannot be judged without them.
 */
export function robotsTxt(sitemap: string): string {
  const closed = ['/api/', '/dev', ...AREAS.flatMap(area => [`/${area}`, `/es/${area}`])]
  const rules = closed.map(path => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, 'Allow: /', '', `Sitemap: ${sitemap}`, ''].join('\n')
}
