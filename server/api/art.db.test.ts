import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { getGlobalContacts, getStaffOf } from '#app/features/people/staff/staff-queries.server.ts'
import { CARD_SIZE } from '#app/features/reading/share-card/card.ts'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { getAnswerers } from '#app/features/request/form/ask-queries.server.ts'
import { files } from '#app/links.ts'
import { staff } from '#database/schema/staff.ts'
import { TEST_SECRET } from '#tools/testing/test-context.ts'
import { openTestDatabase, unreachableDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const FKEY = 'alma-reyes'

/** A portrait's address on the pages. */
async function addressOf(fkey: string, ratio = 'avatar'): Promise<string> {
  const people = await getStaffOf({ db, locale: 'en' }, 'costa-clara')
  const version = people.find(person => person.fkey === fkey)?.portraitVersion ?? ''
  return files.portrait(fkey, ratio, version)
}

describe('a card', () => {
  const words = { title: 'Aguas quietas', kicker: '9 días en Lagunas', poster: null }
  const cardOf = async () => (await signCard({ db, secret: TEST_SECRET }, words)).address

  it('is a picture of the promised size, and other sites may show it', async () => {
    const { open } = await openTestSite(connection)
    const address = (await open()) + (await cardOf())
    for (const _ of ['drawn', 'kept']) {
      const answer = await fetch(address)
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      expect(answer.headers.get('cache-control')).toContain('immutable')
      const png = Buffer.from(await answer.arrayBuffer())
      expect(await sharp(png).metadata()).toMatchObject({ ...CARD_SIZE, format: 'png', isPalette: true })
      expect(png.byteLength).toBeLessThan(100 * 1024)
    }
  })

  it('of text that we did not sign is not found', async () => {
    const { ask } = await openTestSite(connection)
    const [payload] = (await cardOf()).replace('/art/cards/', '').split('.')
    const other = Buffer.from(JSON.stringify({ ...words, title: 'Free money' })).toString('base64url')
    for (const name of [`${payload}.AAAA.png`, `${other}.${'A'.repeat(24)}.png`, `${payload}.png`, 'x.png'])
      expect((await ask(`/art/cards/${name}`)).status).toBe(404)
    expect((await ask(`${await cardOf()}?title=Free`)).status).toBe(400)
  })

  it('of another edition redirects to the present one', async () => {
    const { ask } = await openTestSite(connection)
    const present = await cardOf()
    const [, payload = ''] = /cards\/([\w-]+)\./.exec(present) ?? []
    const card = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const older = Buffer.from(JSON.stringify({ ...card, edition: 'older' })).toString('base64url')
    const signature = createHmac('sha256', TEST_SECRET).update(`card\0${older}`).digest().subarray(0, 18)
    const lead = await ask(`/art/cards/${older}.${signature.toString('base64url')}.png`)
    expect([lead.status, lead.headers.get('location')]).toEqual([302, present])
  })
})

describe('a portrait', () => {
  it.each(['avatar', 'square', '5x6'])('is at the address on the pages, %s, and immutable', async ratio => {
    const { ask } = await openTestSite(connection)
    const drawn = await ask(await addressOf(FKEY, ratio))
    expect(drawn.status).toBe(200)
    expect(await drawn.text()).toMatch(/^<svg /)
    expect(drawn.headers.get('cache-control')).toContain('immutable')
  })

  it('has one address for the same face', async () => {
    const addresses = new Set([
      (await getStaffOf({ db, locale: 'en' }, 'costa-clara')).find(({ fkey }) => fkey === FKEY)
        ?.portraitVersion,
      (await getGlobalContacts({ db, locale: 'es' })).find(({ fkey }) => fkey === FKEY)?.portraitVersion,
      (await getAnswerers({ db, locale: 'en', now: () => new Date() }))['costa-clara']?.portraitVersion,
    ])
    expect([...addresses]).toEqual([expect.stringMatching(/^[0-9a-f]{8}$/)])
  })

  it('has a new address when it is changed, and the old one redirects there', async () => {
    const { ask } = await openTestSite(connection)
    const old = await addressOf('dario-campos')
    await db
      .update(staff)
      .set({ portrait: { wear: 'apron' } })
      .where(eq(staff.fkey, 'dario-campos'))
    const present = await addressOf('dario-campos')
    expect(present).not.toBe(old)
    const lead = await ask(old)
    expect([lead.status, lead.headers.get('location')]).toEqual([302, present])
    expect((await ask(present)).status).toBe(200)
  })

  it('is redirected to from addresses without edition or version', async () => {
    const { ask } = await openTestSite(connection)
    const present = await addressOf(FKEY)
    for (const address of [`/art/portraits/${FKEY}-avatar.svg?v=1`, `/art/1/portraits/${FKEY}-avatar.svg`]) {
      const lead = await ask(address)
      expect([lead.status, lead.headers.get('location')]).toEqual([302, present])
    }
  })

  it('exists in pixels, complete to its edges', async () => {
    const { ask } = await openTestSite(connection)
    const address = (await addressOf(FKEY, '5x6')).replace('.svg', '-96.png')
    const picture = sharp(await (await ask(address)).arrayBuffer())
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: 96, height: 115 })
    expect((await picture.stats()).isOpaque).toBe(true)
  })

  it.each([
    '/art/portraits/nobody-avatar.svg',
    `/art/portraits/${FKEY}-huge.svg`,
    `/art/portraits/${FKEY}.svg`,
    `/art/portraits/-avatar.svg`,
    `/art/portraits/${FKEY}%00-avatar.svg`,
    `/art/portraits/${FKEY}-avatar-97.png`,
  ])('of an unknown person is not found: %s', async address => {
    const { ask } = await openTestSite(connection)
    expect((await ask(address)).status).toBe(404)
  })

  it('that was drawn before is served while the database is away; another is answered with a retry time', async () => {
    let away = false
    const nowhere = await unreachableDatabase()
    const { ctx } = await openTestSite(connection)
    const { open } = await openTestSite(connection, {
      context: locale => ({ ...ctx, locale, db: away ? nowhere.db : db }),
    })
    const origin = await open()
    const drawn = await fetch(origin + (await addressOf(FKEY)))
    away = true
    const kept = await fetch(origin + (await addressOf(FKEY)))
    expect(await kept.text()).toBe(await drawn.text())
    const other = await fetch(origin + (await addressOf(FKEY, 'square')))
    expect([other.status, other.headers.get('retry-after')]).toEqual([503, '5'])
  })
})
