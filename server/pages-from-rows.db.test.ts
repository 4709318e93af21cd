import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { RequestContext } from '#app/request-context.ts'
import { webPage } from '#database/schema/article.ts'
import { country } from '#database/schema/country.ts'
import { staff } from '#database/schema/staff.ts'
import { openPages } from '#tools/testing/page-renderer.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const renderPage = await openPages()

async function pageAt(path: string): Promise<string> {
  const { ask } = await openTestSite(connection, { renderPage })
  const response = await ask(path)
  expect(response.status).toBe(200)
  return response.text()
}

/** What a page says, as plain text. */
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '')

describe('a simple page', () => {
  const alt = { en: 'The house on Calle 33', es: 'La casa de la calle 33' }

  it.each(['/company', '/company/how-it-works', '/company/privacy'])(
    '%s shows the gallery of its row, if it has one',
    async path => {
      expect(await pageAt(path)).not.toContain('id="gallery"')
      const slug = path === '/company' ? 'about' : path.slice('/company/'.length)
      const [row] = await db.select().from(webPage).where(eq(webPage.slug, slug))
      const gallery = [
        { kind: 'external_photo', url: 'https://upload.wikimedia.org/house.jpg', alt },
        { kind: 'youtube', id: 'aqz-KE-bpKQ', title: alt },
      ]
      await db
        .update(webPage)
        .set({ content: { ...row?.content, gallery } })
        .where(eq(webPage.slug, slug))
      const html = await pageAt(path)
      expect(html).toContain('In pictures')
      expect(html).toContain('href="https://upload.wikimedia.org/house.jpg"')
      expect(html).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"')
      expect(await pageAt(`/es${path}`)).toContain('La casa de la calle 33')
    },
  )
})

describe('the calendar of a country', () => {
  const CAL = 'https://cal.ceiba.example/marmol-team'

  it('is where a call with its team is booked', async () => {
    expect(await pageAt('/marmol/team')).not.toContain(CAL)
    await db.update(country).set({ cal: CAL }).where(eq(country.tag, 'marmol'))
    expect((await pageAt('/marmol/team')).split(`href="${CAL}"`)).toHaveLength(2)
    await db.update(staff).set({ bookCallUrl: null }).where(eq(staff.fkey, 'tomas-arce'))
    // A planner without a calendar of their own is booked in the country's.
    expect((await pageAt('/marmol/team')).split(`href="${CAL}"`)).toHaveLength(3)
  })
})

it('a tour’s details say who may come, by age group', async () => {
  const text = textOf(await pageAt('/costa-clara/tours/water'))
  expect(text).toContain('Babies. Not on this one: from 12 years')
  expect(text).toContain('Teenagers. From twelve with a parent')
  expect(textOf(await pageAt('/es/costa-clara/tours/water'))).toContain('Bebés. En este no: desde los 12')
})

describe('the style guide', () => {
  async function ask(path: string, dev: RequestContext['dev']): Promise<Response> {
    const ctx = await testContext(connection, { dev })
    const site = await openTestSite(connection, { renderPage, context: locale => ({ ...ctx, locale }) })
    return site.ask(path)
  }
  const on = { mailFolder: '/nowhere' }

  it('has an anchor for every part of its list', async () => {
    const response = await ask('/dev', on)
    expect(response.status).toBe(200)
    const html = await response.text()
    const anchors = [...html.matchAll(/<a href="#([a-z]+)">/g)].map(([, id]) => id)
    expect(anchors.length).toBeGreaterThan(10)
    for (const id of anchors) expect(html).toContain(`<section id="${id}" class="style-guide-part"`)
    for (const path of ['/company/api', '/dev/art', '/dev/media', '/dev/emails', '/dev/mail'])
      expect(html).toContain(`href="${path}"`)
    expect(html).toContain('Playing. Press the picture to stop')
    expect(html).toContain('There was an error sending your message. Please try again.')
  })

  it('leads to every email, written about invented things in both languages', async () => {
    const list = await (await ask('/dev/emails', on)).text()
    expect(list).toContain('href="/dev/emails/new-proposal"')
    const shown = textOf(await (await ask('/dev/emails/new-proposal', on)).text())
    expect(shown).toContain('Draft 2 of your Costa Rica trip')
    expect(shown).toContain('Borrador 2 de tu viaje a Costa Rica')
    expect((await ask('/dev/emails/no-such-email', on)).status).toBe(404)
    for (const path of ['/dev/emails', '/dev/emails/invoice'])
      expect((await ask(path, null)).status).toBe(404)
  })

  it('is off where the development pages are off, with its styles', async () => {
    for (const path of ['/dev', '/dev/style-guide.css']) expect((await ask(path, null)).status).toBe(404)
    const styles = await ask('/dev/style-guide.css', on)
    expect([styles.status, styles.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8'])
  })
})
