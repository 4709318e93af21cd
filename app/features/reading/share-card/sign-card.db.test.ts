import { describe, expect, it } from 'vitest'
import { TEST_SECRET } from '#tools/testing/test-context.ts'
import { openWorld } from '#tools/testing/test-database.ts'
import type { Card } from './card.ts'
import { readCard, signCard } from './sign-card.server.ts'

const { db } = await openWorld()
const ctx = { db, secret: TEST_SECRET }
const poster = { kind: 'reef', palette: 'day', seed: 'Bocas' } as const
const words: Card = { title: 'Aguas quietas ñ', kicker: '9 días', poster }

const tokenOf = (address: string) => address.replace('/art/cards/', '').replace('.png', '')

describe('the address of a card', () => {
  it('contains the card’s content and the operator’s name', async () => {
    const { address, alt } = await signCard(ctx, words)
    expect(address).toMatch(/^\/art\/cards\/[\w-]+\.[\w-]{24}\.png$/)
    expect(alt).toBe('Aguas quietas ñ. 9 días')
    expect(readCard(TEST_SECRET, tokenOf(address))).toMatchObject({
      card: { ...words, brand: 'Ceiba' },
      address,
    })
  })

  it('is the same for the same card', async () => {
    const [first, same] = [await signCard(ctx, words), await signCard(ctx, { ...words })]
    expect(same).toEqual(first)
    expect((await signCard(ctx, { ...words, title: 'Rápida' })).address).not.toBe(first.address)
  })

  it('cannot be forged or changed without the secret', async () => {
    const { address } = await signCard(ctx, words)
    const [payload = '', signature = ''] = tokenOf(address).split('.')
    const other = Buffer.from(
      JSON.stringify({ ...words, title: 'Free money', brand: 'Ceiba', edition: '1' }),
    ).toString('base64url')
    const forged = [
      `${other}.${signature}`,
      `${payload}.${signature.slice(1)}`,
      `${payload}.${'A'.repeat(24)}`,
      `${payload}.`,
      payload,
      `.${signature}`,
      '',
      `${payload}.${signature}.${signature}`,
      `${payload}x.${signature}`,
      `${'a'.repeat(3_000)}.${signature}`,
    ]
    expect(forged.map(token => readCard(TEST_SECRET, token))).toEqual(forged.map(() => null))
    expect(readCard('another secret, thirty-two long...', tokenOf(address))).toBeNull()
  })

  it('supports text of any length and script', async () => {
    for (const title of ['x'.repeat(10_000), '🌋'.repeat(500), 'a\ud800b\0', '']) {
      const { address } = await signCard(ctx, { ...words, title, kicker: title })
      expect(readCard(TEST_SECRET, tokenOf(address))?.address).toBe(address)
    }
  })
})
