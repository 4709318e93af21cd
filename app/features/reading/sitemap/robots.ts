/** Areas that are not public: API calls, private areas, personal pages, a partner's pages, /dev. */
const AREAS = ['account', 'admin', 'org', 'user', 'receipt', 'aaa-preview', 'aaa-success', 'book'] as const

/**
 * Contents of robots.txt (RFC 9309). Drawn pictures and the site's own files stay allowed, because robots need them
 * to render a page.
 */
export function robotsTxt(sitemap: string): string {
  const closed = ['/api/', '/dev', ...AREAS.flatMap(area => [`/${area}`, `/es/${area}`])]
  const rules = closed.map(path => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, 'Allow: /', '', `Sitemap: ${sitemap}`, ''].join('\n')
}
