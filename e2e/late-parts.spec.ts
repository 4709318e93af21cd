import type { Page } from '@playwright/test'
import { expect, test } from './site-test.ts'

/** Whether React has made an element its own. */
function isAlive(page: Page, selector: string): Promise<boolean> {
  return page.evaluate(
    wanted => Object.keys(document.querySelector(wanted) ?? {}).some(key => key.startsWith('__reactFiber')),
    selector,
  )
}

const PLANNER = '#personalize form'
const VOICES = '#voices'

test('the foot of a page works when it is reached by its anchor, without a gesture', async ({
  page,
  path,
}) => {
  await page.goto(`${path('/plus')}#personalize`)
  await expect.poll(() => isAlive(page, PLANNER)).toBe(true)
})

test('what a script scrolls into sight works, and nothing of the trip vanishes', async ({ page, path }) => {
  await page.goto(path('/costa-rica/trip/slow-water'))
  expect(await isAlive(page, VOICES)).toBe(false)
  for (const part of [0.3, 0.6, 1]) {
    await page.evaluate(
      down => scrollTo({ top: document.documentElement.scrollHeight * down, behavior: 'instant' }),
      part,
    )
    await expect(page.locator(VOICES)).toHaveCount(1)
  }
  await expect.poll(() => isAlive(page, VOICES)).toBe(true)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the sentence leads where its button would, and nowhere without a country', async ({
    page,
    path,
    word,
  }) => {
    await page.goto(path('/plus'))
    const sentence = page.getByRole('form', { name: word('sentence_label') })
    const go = sentence.getByRole('button', { name: word('nav_make_my_adventure') })
    await expect(go).toHaveAttribute('aria-disabled', 'true')
    // It is told as disabled, and answers why when it is pressed.
    await go.click({ force: true })
    await expect(page).toHaveURL(/\/plus\?first=country#personalize$/)
    await expect(sentence.getByRole('status')).toHaveText(word('sentence_first_country'))
    await sentence.getByRole('radio', { name: 'Costa Rica' }).check()
    await go.click()
    await expect(page).toHaveURL(/\/costa-rica\/vacations\/travel-planning$/)

    await page.goto(path('/costa-rica/honeymoon-vacations'))
    await go.click()
    await expect(page).toHaveURL(/travel-planning\?fparty=Couple&tripType=Romantic\+Getaway$/)
  })
})
