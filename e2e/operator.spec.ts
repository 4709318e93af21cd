import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { formatMoney } from '../app/text/figures.ts'
import { widths } from '../playwright.config.ts'
import { freePort } from '../tools/postgres-cluster.ts'
import { type SiteProcess, startSite } from '../tools/site-process.ts'
import { look } from './answered-plan.ts'
import { typeDocuments } from './operator-documents.ts'
import { exportAndSeed } from './operator-export.ts'
import { keyboardOf, mouseOf } from './operator-hands.ts'
import {
  addPhotographs,
  beginCountry,
  changePrice,
  draftOf,
  invite,
  isInLog,
  openEditor,
  publish,
  publishTogether,
  TAG,
} from './operator-steps.ts'
import { type Desk, write } from './operator-typing.ts'
import { ask, findCountry, readPages, visitUntil } from './operator-visitor.ts'
import { emailOnce, logIn } from './people-and-mail.ts'
import { expect, test } from './site-test.ts'

interface OwnSite {
  /** A site of its own: other journeys count the countries of theirs. */
  site: SiteProcess
}

const journey = test.extend<OwnSite>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this needs nothing
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'ceiba-operator-'))
      const port = await freePort()
      const settings = { ORIGIN: `http://127.0.0.1:${port}`, SEED_PEOPLE: 'on' }
      const site = await startSite({ folder, port, seeded: true, settings })
      await use(site)
      if (site.child.exitCode === null) await site.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { timeout: 120_000 },
  ],
  // Less than the whole journey's, so that it says which step waits in vain.
  actionTimeout: ({ viewport: _ }, use) => use(20_000),
  baseURL: ({ site }, use) => use(site.origin),
})

/** By mouse on a wide screen, and by keyboard alone at each width. */
const operators = [
  { operator: 'by mouse', viewport: widths.wide, handsOf: mouseOf, timeoutMs: 400_000 },
  ...Object.entries(widths).map(([width, viewport]) => ({
    ...{ operator: `by keyboard alone, ${width}`, viewport, handsOf: keyboardOf, timeoutMs: 900_000 },
  })),
]

for (const { operator, viewport, handsOf, timeoutMs } of operators)
  journey.describe(operator, () => {
    journey.use({ viewport })
    journey(
      'an operator makes a country, and a visitor finds it, asks and is answered',
      async ({ page, path, word, site, anotherPerson }) => {
        test.setTimeout(timeoutMs)
        const desk: Desk = { page, hands: handsOf(page), word, path }
        const where = { path, word, engine: { folder: site.folder } }

        await test.step('begin the country', async () => {
          await logIn(page, where, { role: 'admin', next: '/admin/catalogue' })
          await beginCountry(desk)
          await look(page)
        })

        await typeDocuments(desk)

        /** Only the operator's window is narrow. */
        async function personAtWideWindow(): Promise<Page> {
          const person = await anotherPerson()
          await person.setViewportSize(widths.wide)
          return person
        }
        const visitor = await personAtWideWindow()
        await test.step('nobody knows of it before it is published; then it is, without a restart', async () => {
          await visitor.goto(path('/'))
          await expect(visitor.locator(`a[href$="/${TAG}"]`)).toHaveCount(0)
          expect((await visitor.request.get(`/${TAG}`)).status()).toBe(404)
          await publishTogether(desk)
        })

        await test.step('the photographs of the hotel', () => addPhotographs(desk))

        await test.step('a visitor finds it by its words', async () => {
          await findCountry(visitor, desk)
          await readPages(visitor)
        })

        const asked = { name: `Grace ${randomUUID().slice(0, 8)}`, email: `${randomUUID()}@example.com` }
        const answer = 'Ferries go when the wind lets them.'
        await test.step('asks, and its planner, invited, answers as herself', async () => {
          await ask(visitor, desk, asked)
          const colleague = await personAtWideWindow()
          await invite(desk, where.engine, colleague)
          await expect(colleague.getByRole('listitem').filter({ hasText: asked.name })).toBeVisible()
          await colleague.getByRole('link', { name: new RegExp(asked.name) }).click()
          await colleague
            .getByRole('button', { name: word('office_claim') })
            .first()
            .click()
          await colleague
            .getByRole('textbox', { name: word('office_write', { name: asked.name }) })
            .fill(answer)
          await colleague.keyboard.press('Control+Enter')
          await expect(colleague.getByRole('listitem').filter({ hasText: answer })).toBeVisible()
          const mailed = await emailOnce(
            where.engine,
            ({ to, text }) => to === asked.email && text.includes(answer),
          )
          expect(mailed.text).toContain('Marina')
          await colleague.close()
        })

        await test.step('the price changes, on the open page and on a new one', async () => {
          const followed = visitor.waitForRequest(request => {
            const { searchParams } = new URL(request.url())
            return searchParams.get('table') === 'price_component' && searchParams.has('live')
          })
          await visitor.goto(path(`/${TAG}/trip/lake-with-waves`))
          await visitor.mouse.move(300, 300)
          await followed
          const price = visitor.locator('#price')
          await expect(price).toContainText(formatMoney(64_000, 'USD', 'en'))
          await changePrice(desk)
          await expect(price).toContainText(formatMoney(69_000, 'USD', 'en'))
          const changed = price.filter({ hasText: formatMoney(69_000, 'USD', 'en') })
          await visitUntil(visitor, path(`/${TAG}/trip/lake-with-waves`), changed)
        })

        await test.step('a fact that was checked long ago is grey, and on the list of what grows old', async () => {
          await openEditor(desk, draftOf('before-you-go').id)
          const day = new Date(Date.now() - 130 * 86_400_000).toISOString().slice(0, 10)
          await write(desk, ['facts'], { entry: [{ checked: day }] })
          await publish(desk)
          const old = visitor.getByText(/Old: checked 4 months ago/)
          await visitUntil(visitor, path(`/${TAG}/before-you-go`), old)
          await page.goto(path(`/admin/freshness?country=${TAG}`))
          await expect(page.getByText(/tourist card/).first()).toBeVisible()
          await look(page)
        })

        await test.step('every step stands in the log, with who', async () => {
          await isInLog(desk)
          await page.goto(path('/admin/audit?about=people'))
          await expect(
            page
              .getByRole('listitem')
              .filter({ hasText: word('audit_did_invite') })
              .first(),
          ).toBeVisible()
        })

        await test.step('what is exported is sound, and seeds the same site on an empty database', async () => {
          // Open pages would miss their site.
          await Promise.all([page.close(), visitor.close()])
          await site.stop()
          await exportAndSeed(site.folder)
        })
      },
    )
  })
