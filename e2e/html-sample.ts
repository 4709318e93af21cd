import { matchRoutes } from 'react-router'
import { htmlFaults } from '../tools/html-faults.ts'
import { routePatterns } from './route-patterns.ts'

/** How many pages of a kind are held against the standard, in each language: the first ones that are met. */
const PAGES_OF_A_KIND = 2

/** Answers a check that looks at the first pages of every pattern in app/routes.ts, and lets all others pass. */
export async function sampleHtmlFaults(): Promise<(address: string, html: string) => Promise<string[]>> {
  const patterns = (await routePatterns()).map(path => ({ path }))
  const checked = new Map<string, number>()
  return async (address, html) => {
    const [path = ''] = address.split('?')
    const language = /^\/es(\/|$)/.test(path) ? 'es' : 'en'
    const page = language === 'es' ? path.slice(3) || '/' : path
    const kind = `${language} ${matchRoutes(patterns, page)?.at(-1)?.route.path}`
    const before = checked.get(kind) ?? 0
    checked.set(kind, before + 1)
    return before < PAGES_OF_A_KIND ? htmlFaults(html) : []
  }
}
