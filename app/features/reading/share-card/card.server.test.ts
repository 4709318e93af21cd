import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { digestOf, renewal } from '#tools/testing/drawings-digest.ts'
import { CARD_EDITION, type Card } from './card.ts'
import { drawCard } from './draw-card.server.ts'

const PAPER_FROM = 630

const card = (change: Partial<Card> = {}) =>
  drawCard({ title: 'Slow water', kicker: '9 days in Panama', poster: null, brand: 'Ceiba', ...change })

/** How far the text beside the picture extends, in pixels of the card. */
async function wordsOn(svg: string) {
  const sized = svg.replace('<svg ', '<svg width="1200" height="630" ')
  const paper = { left: PAPER_FROM, top: 0, width: 1200 - PAPER_FROM, height: 630 }
  const cut = await sharp(Buffer.from(sized)).extract(paper).png().toBuffer()
  const { info } = await sharp(cut).trim({ background: '#fcf8f2' }).toBuffer({ resolveWithObject: true })
  const left = -(info.trimOffsetLeft ?? 0)
  const top = -(info.trimOffsetTop ?? 0)
  return { left, top, right: left + info.width, bottom: top + info.height }
}

describe('a card', () => {
  it('has a new address if it is drawn differently', () => {
    // Without posters, which have their own edition.
    const digest = digestOf([card(), card({ kicker: '' }), card({ title: 'Pregúntanos lo que quieras' })])
    expect(CARD_EDITION, renewal('CARD_EDITION', digest)).toBe(digest)
  })

  it.each([
    'Peru',
    'Viajes en Costa Rica, Panamá, Perú, Ecuador, Guatemala, Belice, Vietnam e Indonesia',
    'Hà Giang: đường đèo Mã Pí Lèng',
    'Donaudampfschifffahrtsgesellschaftskapitän',
    'word '.repeat(60),
    'x'.repeat(300),
    '"&" <script>',
    '',
  ])('keeps its words on the paper, whatever they are: %s', async title => {
    for (const kicker of [
      '',
      'Two oceans, three hundred volcanoes and one road that takes its time about it all',
    ]) {
      const { left, top, right, bottom } = await wordsOn(card({ title, kicker }))
      expect(left).toBeGreaterThanOrEqual(40)
      expect(right).toBeLessThanOrEqual(1200 - PAPER_FROM - 40)
      expect(top).toBeGreaterThanOrEqual(36)
      expect(bottom).toBeLessThanOrEqual(630 - 40)
    }
  })

  it('needs no fonts or other files', () => {
    const svg = card({ poster: { kind: 'reef', palette: 'day', seed: '1' } })
    expect(svg).not.toMatch(/<text|<image|@font-face|(?:href|src)="(?!#)/)
  })

  it('shows the requested poster, or the tree if there is none', () => {
    const [tree, reef, gone] = [
      card(),
      card({ poster: { kind: 'reef', palette: 'day', seed: '1' } }),
      card({ poster: { kind: 'gone', palette: 'day', seed: '1' } }),
    ]
    expect(reef).not.toBe(tree)
    expect(gone).toBe(tree)
  })
})
