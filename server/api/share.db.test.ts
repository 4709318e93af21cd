import { randomUUID } from 'node:crypto'
import { Parser } from 'htmlparser2'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Allowance, unlimited } from '#app/allowance.ts'
import type { Actor } from '#app/request-context.ts'
import { proposal } from '#database/schema/proposal.ts'
import { LOCALES } from '#database/values/locale.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { addPerson } from '#tools/testing/people.ts'
import { addTestPlan } from '#tools/testing/plans.ts'
import { aProposal } from '#tools/testing/proposals.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const VISITOR: Actor = { kind: 'visitor' }

async function ask(
  actor: Actor,
  path: string,
  {
    method = 'GET',
    body,
    allowance = unlimited,
  }: { method?: string; body?: object; allowance?: Allowance } = {},
) {
  const ctx = await testContext(connection, { actor, allowance })
  const site = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
  return site.ask(path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
}

async function open(change: Partial<ProposalContent> = {}) {
  const { planId, traveller } = await addTestPlan(connection, { waitsFor: 'traveller' })
  await db.insert(proposal).values({
    ...{ planId, number: 1, staffFkey: 'alma-reyes', title: 'Aguas quietas, Ana Mora' },
    ...{ content: aProposal(change), note: 'Dear Ana', priceMinor: 1_200_00 },
    ...{ sentTs: new Date('2026-11-02T15:00:00Z'), fingerprint: 'a'.repeat(64) },
  })
  return { planId, traveller, own: `/api/private/plan/${planId}` }
}

let desk: Awaited<ReturnType<typeof open>>
beforeEach(async () => {
  desk = await open()
})

async function share(): Promise<string> {
  const { data } = await (await ask(desk.traveller, `${desk.own}/share`, { method: 'POST' })).json()
  return data.address.split('/').at(-1)
}

describe('sharing a plan and asking for a vote', () => {
  it.each([
    ['share', 'GET'],
    ['share', 'POST'],
    ['share', 'DELETE'],
    ['vote', 'GET'],
    ['vote', 'POST'],
    ['vote', 'DELETE'],
    ['proposal/1/file/pdf', 'GET'],
  ])('%s, %s: only its traveller; for others it does not exist', async (part, method) => {
    const stranger = (await addTestPlan(connection)).traveller
    const { userId } = await addPerson(connection, { role: 'admin' })
    const body = part === 'vote' && method === 'POST' ? { body: { voters: 3 } } : {}
    const statusAs = async (actor: Actor) =>
      (await ask(actor, `${desk.own}/${part}`, { method, ...body })).status
    expect([await statusAs(VISITOR), await statusAs(stranger)]).toEqual([401, 404])
    expect(await statusAs({ kind: 'admin', userId })).toBe(404)
  })

  it('the office sees the state of a vote, a planner of another country does not', async () => {
    await ask(desk.traveller, `${desk.own}/vote`, { method: 'POST', body: { voters: 3 } })
    const path = `/api/admin/plan/${desk.planId}/vote`
    const planner = (countries: string[]): Actor => ({ kind: 'planner', userId: 1, fkey: 'x', countries })
    expect((await ask(desk.traveller, path)).status).toBe(403)
    expect((await ask(planner(['marmol']), path)).status).toBe(404)
    const { data } = await (await ask(planner(['costa-clara']), path)).json()
    expect(data).toMatchObject({ number: 1, voters: 3, answers: 0, result: null })
    expect(data).not.toHaveProperty('address')
  })
})

describe('a vote by its link', () => {
  const ballot = (name: string, ceilingMinor: number | null) => ({
    ...{ companion: randomUUID(), name, marks: { d1: 'yes' }, ceilingMinor },
  })

  async function openVote(): Promise<string> {
    const opened = await ask(desk.traveller, `${desk.own}/vote`, { method: 'POST', body: { voters: 3 } })
    const { data } = await opened.json()
    return `/api/public/vote/${data.address.split('/').at(-1)}`
  }

  it('is answered by three people without an account; then its traveller reads the result', async () => {
    const path = await openVote()
    for (const [name, most] of [
      ['Theo', 700_12],
      ['Ada', 500_34],
      ['Grace', 900_56],
    ] as const) {
      const said = await ask(VISITOR, path, { method: 'POST', body: ballot(name, most) })
      expect(said.status).toBe(200)
    }
    const late = await ask(VISITOR, path, { method: 'POST', body: ballot('Late', null) })
    expect([late.status, (await late.json()).reason]).toEqual([409, 'closed'])
    const text = await (await ask(desk.traveller, `${desk.own}/vote`)).text()
    expect(JSON.parse(text).data.result).toMatchObject({ answers: 3, price: { verdict: 'not_everybody' } })
    expect(text).not.toMatch(/70012|50034|90056/)
    expect((await (await ask(VISITOR, path)).json()).data).toMatchObject({ isClosed: true, answers: 3 })
  })

  it.each([
    { name: ' ' },
    { companion: 'me' },
    { ceilingMinor: -5 },
    { ceilingMinor: 0.5 },
    { marks: { d1: 'never' } },
    { marks: { d9: 'yes' } },
  ])('refuses invalid marks: %j', async change => {
    const body = { ...ballot('Theo', null), ...change }
    expect((await ask(VISITOR, await openVote(), { method: 'POST', body })).status).toBe(422)
  })

  it.each([2, 21, 3.5])('cannot be for %s', async voters => {
    const opened = await ask(desk.traveller, `${desk.own}/vote`, { method: 'POST', body: { voters } })
    expect(opened.status).toBe(422)
  })
})

/** Every address that a document would load when it is shown. */
function loadedBy(html: string): string[] {
  const loaded: string[] = []
  let isStyle = false
  const styles = (text: string) =>
    loaded.push(...[...text.matchAll(/(?:url\(|@import)\s*["']?([^"')]+)/g)].map(([, url]) => url ?? ''))
  const parser = new Parser({
    onopentag(name, attributes) {
      isStyle = name === 'style'
      const { src, srcset, poster, href, data } = attributes
      for (const each of [src, srcset, poster, data]) if (each) loaded.push(each)
      if (name !== 'a' && href) loaded.push(href)
      if (attributes['xlink:href']) loaded.push(attributes['xlink:href'])
      if (attributes.style) styles(attributes.style)
    },
    ontext: text => void (isStyle && styles(text)),
    onclosetag() {
      isStyle = false
    },
  })
  parser.write(html)
  parser.end()
  return loaded
}

describe.each(LOCALES)('a proposal as a file, in %s', locale => {
  beforeEach(async () => {
    desk = await open({ locale })
  })
  const file = (format: string) => ask(desk.traveller, `${desk.own}/proposal/1/file/${format}`)

  it.each([
    ['ics', 'text/calendar; charset=utf-8'],
    ['gpx', 'application/gpx+xml; charset=utf-8'],
    ['pdf', 'application/pdf'],
    ['html', 'text/html; charset=utf-8'],
  ])('%s is a download with its own type and name, and not cached', async (format, type) => {
    const { status, headers } = await file(format)
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      type,
      'no-store',
    ])
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="aguas-quietas-ana-mora-1.${format}"`,
    )
  })

  it('opens offline: it loads nothing', async () => {
    const html = await (await file('html')).text()
    expect(html).toContain(`<html lang="${locale}"`)
    const loaded = loadedBy(html)
    expect(loaded.length).toBeGreaterThan(3)
    expect(loaded.filter(address => !/^(data:|#)/.test(address))).toEqual([])
    // Inside a data: picture, addresses are only XML namespaces and are not loaded.
    for (const address of loaded.filter(each => each.startsWith('data:image/svg'))) {
      const svg = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64').toString()
      expect(svg.replaceAll(/xmlns(:\w+)?="[^"]*"/g, '')).not.toMatch(/https?:/)
    }
    expect(html).toContain('default-src &#x27;none&#x27;')
    expect(html.length).toBeLessThan(400 * 1024)
  })

  it('contains the days, the price and the route', async () => {
    const html = await (await file('html')).text()
    expect(html).toContain('Hanging bridges at dawn')
    expect(html).toContain(locale === 'en' ? 'US$\u00a01,200' : 'US$\u00a01200')
    const gpx = await (await file('gpx')).text()
    expect(gpx).toContain('<wpt lat="9.')
    expect(gpx.match(/<rte>/g)).toHaveLength(2)
    const pdf = Buffer.from(await (await file('pdf')).arrayBuffer()).toString('latin1')
    expect(pdf.startsWith('%PDF-')).toBe(true)
    for (const mark of ['Rosario', 'Phudu', `/Lang (${locale})`]) expect(pdf).toContain(mark)
  })

  it('is not available as a calendar while the dates are open', async () => {
    desk = await open({ locale, startsOn: null })
    const refused = await file('ics')
    expect([refused.status, (await refused.json()).reason]).toEqual([409, 'dates_open'])
    for (const format of ['gpx', 'pdf', 'html']) expect((await file(format)).status).toBe(200)
  })
})

it('a file is not made for somebody who has asked for too many, by link or logged in', async () => {
  const asked: string[] = []
  const spend: Allowance['spend'] = async call => {
    asked.push(call)
    return { ok: false, reason: 'too_many', retryAfterSeconds: 60 }
  }
  const spent = { allowance: { ...unlimited, spend } }
  const key = await share()
  const answers = [
    await ask(desk.traveller, `${desk.own}/proposal/1/file/pdf`, spent),
    await ask(VISITOR, `/api/public/shared/${key}/file/pdf`, spent),
  ]
  expect(answers.map(({ status }) => status)).toEqual([429, 429])
  expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual(['60', '60'])
  expect(asked).toEqual(['make a file', 'make a file'])
})

describe('the files of a link', () => {
  const fileOf = (key: string, format: string) => ask(VISITOR, `/api/public/shared/${key}/file/${format}`)

  it('are for its holder, without people and without price lines', async () => {
    const key = await share()
    const html = await (await fileOf(key, 'html')).text()
    expect(html).not.toMatch(/Mora|Dear Ana|Drivers/)
    expect(html).toContain('US$\u00a01,200')
    const answers = await Promise.all(['ics', 'gpx', 'pdf'].map(format => fileOf(key, format)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers[0]?.headers.get('content-disposition')).toContain('a-trip-of-4-days-1.ics')
  })

  it('disappear with it, and cannot be guessed', async () => {
    const key = await share()
    await ask(desk.traveller, `${desk.own}/share`, { method: 'DELETE' })
    expect((await fileOf(key, 'html')).status).toBe(404)
    expect((await fileOf('x'.repeat(32), 'pdf')).status).toBe(404)
    expect((await fileOf(key, 'exe')).status).toBe(422)
  })
})
