import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './site-test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** The row of films. Clips are really played, and states are waited for. */

interface Look {
  paused: boolean
  ended: boolean
  time: number
}

function look(video: Locator): Promise<Look> {
  return video.evaluate((film: HTMLVideoElement) => ({
    paused: film.paused,
    ended: film.ended,
    time: film.currentTime,
  }))
}

const expectPlaying = (video: Locator) => expect.poll(() => look(video)).toMatchObject({ paused: false })
const expectPaused = (video: Locator) => expect.poll(() => look(video)).toMatchObject({ paused: true })

/** Scrolls to the row and waits for its script. Films play slowly, so that none ends during a test. */
async function openRow(page: Page, address: string) {
  await page.goto(address)
  const band = page.locator('#films')
  await band.scrollIntoViewIfNeeded()
  const films = band.locator('video')
  const cards = band.getByRole('article')
  await films.evaluateAll(all => {
    for (const film of all as HTMLVideoElement[]) film.defaultPlaybackRate = film.playbackRate = 0.1
  })
  await cards.first().scrollIntoViewIfNeeded()
  await page.keyboard.press('Shift')
  return { band, films, cards }
}

test('nothing on the home page moves for ever', async ({ page }) => {
  await page.goto('/')
  const endless = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 200)),
  )
  expect(endless).toEqual([])
})

/** The row where films play on hover: once loaded, its script removes the controls. */
async function openBareRow(page: Page, address: string) {
  const row = await openRow(page, address)
  await expect(row.cards.first().getByRole('slider')).toHaveCount(0)
  return row
}

test.describe('on a wide screen', () => {
  test('a film plays under the pointer, by a press and by keyboard, one at a time, and stops when it is left', async ({
    page,
    path,
    word,
  }) => {
    const { band, films, cards } = await openBareRow(page, path('/'))
    const row = band.getByRole('region', { name: word('film_track') })
    const toStart = () => row.evaluate(track => track.scrollTo({ left: 0, behavior: 'instant' }))

    await test.step('it plays after 400 ms under the pointer, and stops when the pointer leaves', async () => {
      await films.first().evaluate(film => {
        film.closest('article')?.addEventListener('pointerenter', () => performance.mark('entered'))
        film.addEventListener('play', () => performance.mark('played'))
      })
      await cards.first().hover()
      await expectPlaying(films.first())
      const waited = await page.evaluate(() => performance.measure('waited', 'entered', 'played').duration)
      expect(waited).toBeGreaterThanOrEqual(395)
      await expect.poll(() => look(films.first()).then(({ time }) => time)).toBeGreaterThan(0)
      await page.mouse.move(2, 2)
      await expectPaused(films.first())
    })

    const [first, second] = [cards.nth(0).getByRole('button'), cards.nth(1).getByRole('button')]
    await test.step('pressing a film pauses the one that plays; also by keyboard', async () => {
      await first.focus()
      await page.keyboard.press('Enter')
      await expectPlaying(films.nth(0))
      const title = (await cards.nth(0).getByRole('heading').textContent()) ?? ''
      await expect(first).toHaveAccessibleName(word('film_pause', { title }))
      await page.keyboard.press('Tab')
      await expect(second).toBeFocused()
      await page.keyboard.press('Space')
      await expectPlaying(films.nth(1))
      await expectPaused(films.nth(0))
      await page.keyboard.press('Space')
      await expectPaused(films.nth(1))
    })

    await test.step('arrow keys move the row', async () => {
      await toStart()
      await first.focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => row.evaluate(track => track.scrollLeft)).toBeGreaterThan(0)
    })

    await test.step('after a film the row moves to the next and plays it', async () => {
      await toStart()
      await first.focus()
      await page.keyboard.press('Enter')
      await expectPlaying(films.first())
      const length = () => films.first().evaluate((film: HTMLVideoElement) => film.duration)
      await expect.poll(length).toBeGreaterThan(1)
      await films.first().evaluate((film: HTMLVideoElement) => {
        film.currentTime = film.duration - 0.05
      })
      await expectPlaying(films.nth(1))
      await expectPaused(films.first())
      await expect
        .poll(() =>
          cards
            .nth(1)
            .boundingBox()
            .then(box => box?.x),
        )
        .toBeLessThan(80)
    })

    await test.step('a film that is scrolled away is paused', async () => {
      await page.evaluate(() => scrollTo({ top: 0 }))
      await expectPaused(films.nth(1))
    })
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('nothing plays by itself and the controls are shown', async ({ page, path }) => {
      const { films, cards } = await openRow(page, path('/'))
      await cards.nth(1).hover()
      await expect(cards.nth(1).getByRole('slider')).toBeVisible()
      await films.nth(0).evaluate((film: HTMLVideoElement) => film.play())
      await expectPlaying(films.nth(0))
      expect(await look(films.nth(1))).toMatchObject({ paused: true, time: 0 })
    })
  })
})

test('a film’s captions are on in the reader’s language, and fetched with it only', {
  tag: '@both-everywhere',
}, async ({ page, path, language }) => {
  const fetched: string[] = []
  page.on('request', request => {
    if (/\.(mp4|vtt)$/.test(request.url())) fetched.push(request.url())
  })
  const { films, cards } = await openRow(page, path('/'))
  expect(fetched).toEqual([])
  await films.first().evaluate((film: HTMLVideoElement) => film.play())
  await expectPlaying(films.first())
  await films.first().evaluate((film: HTMLVideoElement) => {
    film.pause()
    film.currentTime = 3
  })
  const words = {
    en: 'She moved the bridges to six in the morning.',
    es: 'Nos pasó los puentes a las seis de la mañana.',
  }
  await expect(cards.first().getByText(words[language])).toBeVisible()
  expect(fetched.filter(url => url.endsWith('.vtt'))).toEqual([
    expect.stringMatching(new RegExp(`\\.${language}\\.vtt$`)),
  ])
})

test('narrow screens show controls of our own, a tap on the picture plays, and one film pauses another', {
  tag: '@phone',
}, async ({ page, path, word }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { films, cards } = await openRow(page, path('/costa-rica'))
  await expect(cards.first().getByRole('slider')).toBeVisible()
  await expect(page.locator('#films video[controls]:visible')).toHaveCount(0)
  await cards
    .nth(0)
    .locator('video')
    .locator('xpath=..')
    .click({ position: { x: 40, y: 40 } })
  await expectPlaying(films.nth(0))
  await films.nth(0).evaluate((film: HTMLVideoElement) => {
    film.currentTime = 3
  })
  const caption = cards.nth(0).locator('video ~ p')
  await expect(caption).toBeVisible()
  await cards
    .nth(0)
    .getByRole('button', { name: word('film_captions') })
    .click()
  await expect(caption).toBeHidden()
  await cards.nth(0).getByRole('slider').focus()
  await page.keyboard.press('Home')
  await expect.poll(() => look(films.nth(0)).then(({ time }) => time)).toBeLessThan(1)
  await cards.nth(1).scrollIntoViewIfNeeded()
  await films.nth(1).evaluate((film: HTMLVideoElement) => film.play())
  await expectPlaying(films.nth(1))
  await expectPaused(films.nth(0))
  await expectAccessible(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every film has the browser’s controls and its captions', async ({ page, path, language }) => {
    await page.goto(path('/costa-rica'))
    const film = page.locator('#films video:visible').first()
    await expect(film).toHaveAttribute('controls')
    await expect(film.locator('track[default]')).toHaveAttribute('srclang', language)
    await expect(page.locator('#films button:visible')).toHaveCount(0)
  })
})

test('a range of a clip is answered as a range, and cached', async ({ request, page, path }) => {
  const { films } = await openRow(page, path('/'))
  const url = (await films.first().getAttribute('src')) ?? ''
  const whole = await request.get(url)
  const part = await request.get(url, { headers: { range: 'bytes=0-1' } })
  expect(part.status()).toBe(206)
  expect(part.headers()).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '2',
    'content-range': `bytes 0-1/${(await whole.body()).length}`,
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(await part.body()).toEqual((await whole.body()).subarray(0, 2))
  const past = await request.get(url, { headers: { range: 'bytes=9999999-' } })
  expect(past.status()).toBe(416)
  const captions = await films.first().locator('track').first().getAttribute('src')
  expect((await request.get(captions ?? '')).headers()['content-type']).toMatch(/^text\/vtt/)
})
