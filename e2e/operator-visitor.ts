import type { Locator, Page } from '@playwright/test'
import { PHOTOGRAPHS, TAG } from './operator-steps.ts'
import type { Desk } from './operator-typing.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from './site-test.ts'

/** What a visitor does who never heard of the country before. */

/** Opens a page that was rendered before: it hears of a change a moment later. */
export async function visitUntil(visitor: Page, path: string, wanted: Locator): Promise<void> {
  await expect(async () => {
    await visitor.goto(path)
    await expect(wanted).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
}

/** Finds it in the header, in the home page's sentence, in the search box, among the trips and in the sitemap. */
export async function findCountry(visitor: Page, { path, word }: Desk): Promise<void> {
  await visitUntil(visitor, path('/'), visitor.locator(`#wall a[href="${path(`/${TAG}`)}"]`))
  const sentence = visitor.getByRole('form', { name: word('sentence_label') }).first()
  await sentence.getByLabel(new RegExp(`^${word('sentence_country')}: `)).click()
  await sentence.getByRole('radio', { name: 'Nicaragua' }).check()
  await expect(visitor).toHaveURL(new RegExp(`country=${TAG}`))

  await visitor.goto(path('/company'))
  const banner = visitor.getByRole('banner')
  await banner
    .getByRole('navigation')
    .locator('summary', { hasText: word('nav_destinations') })
    .click()
  await expect(banner.getByRole('link', { name: 'Nicaragua' })).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(async () => {
    await visitor.keyboard.press('/')
    await expect(visitor.locator('[data-search-field="bar"]')).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await visitor.keyboard.type('isla con dos volcanes nicaragua')
  const found = visitor.getByRole('listbox', { name: word('search_list') })
  await expect(found.locator('[href$="/trip/lake-with-waves"]')).toBeVisible()

  await visitor.goto(path(`/trips?fcountry=${TAG}`))
  await expect(visitor.locator('article[data-trip="lake-with-waves"]')).toBeVisible()
  expect(await (await visitor.request.get('/sitemap/countries.xml')).text()).toContain(`/${TAG}</loc>`)
}

const pages = [
  ['', /great lake has an island/, /gran lago tiene una isla/],
  ['/destinations', /Painted houses/, /Casas pintadas/],
  ['/destinations/granada', /town of courtyards/, /ciudad de patios/],
  ['/regions/pacific', /row of volcanoes/, /fila de volcanes/],
  ['/hotels', /Six rooms around a mango/, /Seis cuartos alrededor/],
  ['/tours/water', /rowing boat among herons/, /bote de remos entre garzas/],
  ['/trip/lake-with-waves', /early morning among herons/, /madrugada entre garzas/],
  ['/team', /Grew up beside the lake/, /Creció junto al lago/],
  ['/before-you-go', /sealed bottles/, /botella cerrada/],
] as const

/** Whether a band has more than its heading: one with nothing to show is not there. */
function hasSomething(band: Locator): Promise<boolean> {
  return band.evaluate(node => {
    const headings = [...node.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent)
    const rest = headings.reduce((text, heading) => text.replace(heading, ''), node.textContent)
    return rest.trim() !== '' || node.querySelector('img, svg, input') !== null
  })
}

/** Its pages in both languages, in English also on a phone; the hotel with its photographs. */
export async function readPages(visitor: Page): Promise<void> {
  const shown = (words: RegExp) =>
    visitor.getByRole('main').getByText(words).filter({ visible: true }).first()
  for (const [page, en, es] of pages) {
    await visitor.goto(`/es/${TAG}${page}`)
    await expect(shown(es)).toBeVisible()
    await visitor.goto(`/${TAG}${page}`)
    await expect(shown(en)).toBeVisible()
    await expectAccessible(visitor)
    for (const band of await visitor.locator('main section:visible').all())
      expect(await hasSomething(band), `${page}: ${await band.textContent()}`).toBe(true)
  }
  await visitor.setViewportSize({ width: 390, height: 844 })
  for (const [page] of pages) {
    await visitor.goto(`/${TAG}${page}`)
    await expectNoSidewaysScroll(visitor)
    await expectAccessible(visitor)
  }
  await visitor.setViewportSize({ width: 1440, height: 900 })
  const hotel = visitor.getByRole('article').filter({ has: visitor.locator('#corredor-azul') })
  await visitor.goto(`/${TAG}/hotels#corredor-azul`)
  await expect(hotel.getByRole('img', { name: PHOTOGRAPHS[0].en })).toBeVisible()
  await visitor.goto(`/es/${TAG}/hotels#corredor-azul`)
  await expect(hotel.getByRole('img', { name: PHOTOGRAPHS[0].es })).toBeVisible()
}

/** Asks about the country, whose planner is promised. */
export async function ask(
  visitor: Page,
  { path, word }: Desk,
  { name, email }: { name: string; email: string },
): Promise<void> {
  await visitor.goto(path(`/ask?country=${TAG}&url=/${TAG}`))
  const main = visitor.getByRole('main')
  await expect(main.getByText(/Marina (answers|responde)/)).toBeVisible()
  await main.getByLabel(word('contact_name'), { exact: true }).fill(name)
  await main.getByLabel(word('contact_email'), { exact: true }).fill(email)
  await main.getByLabel(word('contact_message')).fill('When does the ferry go?')
  await main.getByRole('button', { name: word('contact_send') }).click()
  await expect(visitor.getByText(word('contact_sent'))).toBeVisible()
}
