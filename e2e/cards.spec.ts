import { expect, test } from './site-test.ts'

const PAGES = ['/', '/costa-rica', '/trips', '/costa-rica/trip/cloud-forest-to-corcovado', '/ask']

for (const path of PAGES)
  test(`${path} is shared with a card`, async ({ page, path: inLanguage, request }) => {
    await page.goto(inLanguage(path))
    const told = (property: string) =>
      page.locator(`meta[property="${property}"], meta[name="${property}"]`).getAttribute('content')
    const address = new URL((await told('og:image')) ?? '')
    expect(await told('twitter:card')).toBe('summary_large_image')
    expect(await told('og:image:alt')).toBeTruthy()
    const picture = await request.get(address.pathname)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
    const png = await picture.body()
    const size = [png.readUInt32BE(16), png.readUInt32BE(20)].map(String)
    expect(size).toEqual([await told('og:image:width'), await told('og:image:height')])
  })
