import { isAlive } from './alive.ts'
import { expect, test } from './site-test.ts'

const PLANNER = '#personalize form'
const VOICES = '#voices'

test('the foot of a page works when reached by its anchor, without any action', async ({ page, path }) => {
  await page.goto(`${path('/plus')}#personalize`)
  await expect.poll(() => isAlive(page, PLANNER)).toBe(true)
})

test('a part that a script scrolls into view works, and nothing of the trip disappears', async ({
  page,
  path,
}) => {
  await page.goto(path('/costa-rica/trip/slow-water'))
  expect(await isAlive(page, VOICES)).toBe(false)
  for (const part of [0.3, 0.6, 1]) {
    await page.evaluate(down => scrollTo({ top: document.documentElement.scrollHeight * down }), part)
    await expect(page.locator(VOICES)).toHaveCount(1)
  }
  await page.locator(VOICES).evaluate(voices => voices.scrollIntoView())
  await expect.poll(() => isAlive(page, VOICES)).toBe(true)
})

test('the map of a trip stays while its script is on the way, however far one jumps', async ({
  page,
  path,
}) => {
  let letGo = (): void => undefined
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(/\/assets\/map-[\w-]{8}\.js$/, async route => {
    await held
    await route.continue()
  })
  await page.goto(path('/costa-rica/trip/slow-water'))
  await expect.poll(() => isAlive(page, 'main')).toBe(true)
  await page.locator('#day-5').evaluate(day => day.scrollIntoView())
  const map = page.locator('#days figure')
  const disc = page.locator('#day-5 h3 > [aria-hidden]').first()
  await expect(disc).toHaveCSS('background-color', 'rgb(255, 18, 0)')
  await expect(map).toBeInViewport()
  letGo()
  await expect.poll(() => isAlive(page, '#days figure')).toBe(true)
  await expect(map).toBeInViewport()
})

test('without script the sentence leads where its button would, and nowhere without a country', async ({
  request,
  path,
  word,
}) => {
  const sent = async (query: string) => {
    const answer = await request.get(`${path('/trips')}?${query}`, { maxRedirects: 0 })
    return answer.headers().location
  }
  expect(await sent(`sentence=planner&from=${path('/plus')}&fparty=`)).toBe(
    `${path('/plus')}?first=country#personalize`,
  )
  expect(await sent('sentence=planner&from=/plus&fcountry=costa-rica&ftype=Romantic+Getaway')).toBe(
    path('/costa-rica/vacations/travel-planning?tripType=Romantic+Getaway'),
  )
  const page = await request.get(`${path('/plus')}?first=country`)
  expect(await page.text()).toContain(word('sentence_first_country'))
})

test('a page asks for its scripts once it is painted', async ({ page, path }) => {
  const scripts: string[] = []
  page.on('request', request => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.addInitScript(() => {
    const frames: FrameRequestCallback[] = []
    Object.assign(window, {
      frames,
      requestAnimationFrame: (call: FrameRequestCallback) => frames.push(call),
    })
  })
  await page.goto(path('/company'), { waitUntil: 'commit' })
  await page.waitForLoadState('load')
  const drawFrame = () => page.evaluate('frames.splice(0).map(call => call(0)).length')
  expect([await drawFrame(), scripts]).toEqual([1, []])
  expect(await drawFrame()).toBe(1)
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
})

test.describe('while a script fails to load', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('a press before the button’s script has loaded takes effect once it has, however late', async ({
    page,
    path,
  }) => {
    let letGo = (): void => undefined
    const held = new Promise<void>(resolve => {
      letGo = resolve
    })
    let isFirst = true
    await page.route(/\/assets\/film-row-.*\.js$/, async route => {
      await held
      await (isFirst ? route.abort() : route.continue())
      isFirst = false
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path('/costa-rica'))
    await expect.poll(() => isAlive(page, 'main')).toBe(true)
    const film = page.locator('#films article').first()
    await film.locator('fieldset button').first().click()
    expect(await isAlive(page, '#films article')).toBe(false)
    letGo()
    await expect
      .poll(() => film.locator('video').evaluate((video: HTMLVideoElement) => video.paused))
      .toBe(false)
  })
})

test('a button pressed just after its script is loaded is not pressed twice', async ({ page, path }) => {
  // A busy browser delivers a press before queued tasks: here they wait until released.
  await page.addInitScript(() => {
    const held: (() => void)[] = []
    const later = window.setTimeout
    Object.assign(window, {
      setTimeout: (call: () => void, wait = 0, ...rest: unknown[]) =>
        wait === 0 ? held.push(call) : later(call, wait, ...rest),
      letGo: () => {
        for (const call of held.splice(0)) call()
      },
    })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path('/costa-rica'))
  const film = page.locator('#films article').first()
  await film.scrollIntoViewIfNeeded()
  await expect.poll(() => isAlive(page, '#films article')).toBe(true)
  await film.locator('video').evaluate(video => {
    video.addEventListener('pause', () => Object.assign(window, { wasPaused: true }))
  })
  await film.locator('fieldset button').first().click()
  await page.evaluate('letGo()')
  expect(await page.evaluate(() => 'wasPaused' in window)).toBe(false)
  await expect
    .poll(() => film.locator('video').evaluate((video: HTMLVideoElement) => video.paused))
    .toBe(false)
})
