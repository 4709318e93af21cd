import { readFileSync } from 'node:fs'

/** The requests of a busy day, in realistic shares. */

/** A request; its label is that of its kind, not its address. */
export interface MixedRequest {
  kind: string
  path: string
  body?: string
}

const WORDS = [
  'whales in september',
  'ten days with kids',
  'gorillas',
  'volcano and coffee',
  'quetzal',
  'cuevas y ríos',
]
const TYPED = ['co', 'costa', 'quet', 'drake bay', 'montevrede', 'family', 'turtle', 'zzqxv']
/** The percentage of page requests that go to popular pages. */
const POPULAR_SHARE = 70
const POPULAR = 20

async function textOf(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.status} for ${address}`)
  return answer.text()
}

async function statusOf(address: string): Promise<{ status: number }> {
  const answer = await fetch(address)
  await answer.arrayBuffer()
  return { status: answer.status }
}

async function addressesOf(origin: string): Promise<string[]> {
  const locations = (text: string) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const files = locations(await textOf(`${origin}/sitemap.xml`))
  const pages = await Promise.all(files.map(async file => locations(await textOf(origin + file))))
  return [...new Set(pages.flat())]
}

async function picturesOf(origin: string, pages: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(pages.map(page => textOf(origin + page)))
  const found = texts.flatMap(text => text.match(/\/art\/[^"'\s,)<]+/g) ?? [])
  const paths = [...new Set(found.map(path => path.replaceAll('&amp;', '&')))].slice(0, 200)
  // An address in a script's text may be truncated where it is concatenated.
  const answers = await Promise.all(paths.map(async path => ({ path, ...(await statusOf(origin + path)) })))
  return answers.filter(({ status }) => status === 200).map(({ path }) => path)
}

function planRequest(n: number): string {
  return JSON.stringify({
    name: 'Busy Day',
    email: `busy-${n}@example.com`,
    newPlan: {
      country: 'costa-rica',
      notes: `Request ${n}\n----\nQCF URL: /costa-rica`,
      travel_class: 'Premium',
    },
  })
}

export interface Mix {
  /** Every page of the sitemap. */
  pages: string[]
  /** The same request for each number. */
  next: (n: number) => MixedRequest
}

/** The requests for a site: its own pages and pictures. */
export async function mixOf(origin: string): Promise<Mix> {
  const pages = await addressesOf(origin)
  const popular = ['/', '/es', '/trips', ...pages.filter(page => page.split('/').length <= 3)].slice(
    0,
    POPULAR,
  )
  const pictures = await picturesOf(origin, popular)
  const pick = <T>(list: readonly T[], n: number) => list[n % list.length] as T
  const reviews = '/api/next/feedback/search?query=costa-rica&recent=true&limit=16'

  function next(n: number): MixedRequest {
    // Every hundred requests have the same shares; stepping by a prime makes kinds alternate.
    const turn = (n * 37) % 100
    const round = Math.floor(n / 100) * 100 + turn
    if (turn < 2)
      return { kind: 'request', path: '/api/public/user/create_with_new_plan', body: planRequest(n) }
    if (turn < 10)
      return { kind: 'finder', path: `/trips?q=${encodeURIComponent(`${pick(WORDS, round)} ${n % 40}`)}` }
    if (turn < 16)
      return { kind: 'search', path: `/api/public/search?q=${encodeURIComponent(pick(TYPED, round))}` }
    if (turn < 30)
      return {
        kind: 'call',
        path: pick([reviews, '/api/public/staff/all_active', '/api/public/country'], round),
      }
    if (turn < 50) return { kind: 'picture', path: pick(pictures, round) }
    const isPopular = (n * 61) % 100 < POPULAR_SHARE
    return { kind: 'page', path: isPopular ? pick(popular, round) : pick(pages, n * 7919) }
  }
  return { pages, next }
}

/** The resident memory of a process in megabytes (Linux). */
export function residentMb(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
