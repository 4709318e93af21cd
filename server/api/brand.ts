import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { files, inLocale } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { openSharp } from '#app/picture/photo/photo-image.server.ts'
import { drawEmblem, drawMark, drawTile } from '#art/mark/mark.ts'
import type { Locale } from '#database/values/locale.ts'
import type { HttpEnvironment } from '../http-environment.ts'

const SKY = '#82b2df'
const PAPER = '#fcf8f2'

/** The icons' sizes in pixels, and what each is drawn from. */
const ICONS: Record<string, { side: number; draw: () => string; ground?: string }> = {
  'mark-48': { side: 48, draw: drawMark },
  'mark-96': { side: 96, draw: drawMark },
  'touch-180': { side: 180, draw: drawTile, ground: SKY },
  'emblem-192': { side: 192, draw: drawEmblem },
  'emblem-512': { side: 512, draw: drawEmblem },
  'maskable-512': { side: 512, draw: drawTile, ground: SKY },
}

async function toPng(svg: string, side: number, ground?: string): Promise<Buffer> {
  const box = Number(/viewBox="[\d.]+ [\d.]+ ([\d.]+)/.exec(svg)?.[1])
  const sharp = await openSharp()
  const picture = sharp(Buffer.from(svg), { density: (72 * side) / box }).resize(side, side)
  return (ground ? picture.flatten({ background: ground }) : picture).png().toBuffer()
}

/** Wraps a PNG as .ico: a short directory in front of it. */
function toIco(png: Buffer, side: number): Buffer {
  const table = Buffer.alloc(22)
  table.writeUInt16LE(1, 2)
  table.writeUInt16LE(1, 4)
  table.writeUInt8(side, 6)
  table.writeUInt8(side, 7)
  table.writeUInt16LE(1, 10)
  table.writeUInt16LE(32, 12)
  table.writeUInt32LE(png.length, 14)
  table.writeUInt32LE(table.length, 18)
  return Buffer.concat([table, png])
}

function answer(c: Context, body: Buffer | string, type: string): Response {
  const bytes = new Uint8Array(Buffer.from(body))
  const headers = new Headers({
    'content-type': type,
    'cache-control': 'public, max-age=86400',
    etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
  })
  if (c.req.header('if-none-match')?.includes(headers.get('etag') ?? '-'))
    return new Response(null, { status: 304, headers })
  return new Response(bytes, { headers })
}

/** The web app manifest. */
async function manifest(c: Context<HttpEnvironment>, locale: Locale): Promise<Response> {
  const { name } = await getOperator(c.get('context'))
  const icon = (key: string, purpose: 'any' | 'maskable') => {
    const { side } = ICONS[key] ?? { side: 0 }
    return { src: files.icon(key), sizes: `${side}x${side}`, type: 'image/png', purpose }
  }
  const body = {
    id: '/',
    name,
    short_name: name,
    description: m.home_description({}, { locale }),
    lang: locale,
    dir: 'ltr',
    start_url: inLocale('/', locale),
    scope: '/',
    display: 'minimal-ui',
    theme_color: SKY,
    background_color: PAPER,
    icons: [icon('emblem-192', 'any'), icon('emblem-512', 'any'), icon('maskable-512', 'maskable')],
  }
  return answer(c, JSON.stringify(body), 'application/manifest+json')
}

/** The mark in every format that browsers, phones and emails request, drawn once. */
export function brandRoutes() {
  const drawn = new Map<string, Promise<Buffer>>()
  const brand = new Hono<HttpEnvironment>()

  function png(key: string): Promise<Buffer> | undefined {
    const icon = ICONS[key]
    if (!icon) return undefined
    const kept = drawn.get(key) ?? toPng(icon.draw(), icon.side, icon.ground)
    drawn.set(key, kept)
    return kept
  }

  brand.get('/icon.svg', c => answer(c, drawMark(), 'image/svg+xml'))
  brand.get('/favicon.ico', async c => {
    const small = await png('mark-48')
    return small ? answer(c, toIco(small, 48), 'image/x-icon') : c.notFound()
  })
  brand.get('/icons/:name{[a-z]+-[0-9]+\\.png}', async c => {
    const picture = await png(c.req.param('name').replace('.png', ''))
    return picture ? answer(c, picture, 'image/png') : c.text('No such icon.', 404)
  })
  brand.get('/manifest.webmanifest', c => manifest(c, 'en'))
  brand.get('/es/manifest.webmanifest', c => manifest(c, 'es'))
  return brand
}
