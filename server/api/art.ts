import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { drawPortrait } from '#app/features/portrait/portrait.ts'
import { portraitOptionsSchema } from '#app/features/portrait/portrait-schema.ts'
import { drawPoster, isPaletteName, isSceneKind } from '#app/features/poster/poster.ts'
import { getPortraitOf } from '#app/features/staff/staff-queries.server.ts'
import type { HttpEnvironment } from '../http-environment.ts'

const compress = promisify(brotliCompress)

/** Widths and heights a poster is printed at; only their ratio matters. */
const POSTER_RATIOS: Record<string, [number, number]> = {
  '4x3': [1200, 900],
  '21x9': [1680, 720],
  '3x4': [900, 1200],
  '1x1': [1000, 1000],
}

interface Drawing {
  svg: Buffer
  brotli: Buffer
  etag: string
}

async function toDrawing(markup: string): Promise<Drawing> {
  const svg = Buffer.from(markup)
  const etag = `"${createHash('sha1').update(svg).digest('base64url')}"`
  return { svg, brotli: await compress(svg), etag }
}

function answer(c: Context, { svg, brotli, etag }: Drawing): Response {
  const headers = new Headers({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    vary: 'accept-encoding',
    etag,
  })
  if (c.req.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  const small = /\bbr\b/.test(c.req.header('accept-encoding') ?? '')
  if (small) headers.set('content-encoding', 'br')
  return new Response(new Uint8Array(small ? brotli : svg), { headers })
}

/** Posters and portraits: drawn when first asked for, then kept. */
export function artRoutes() {
  const drawings = new LRUCache<string, Drawing>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: one => one.svg.length * 2,
  })
  const art = new Hono<HttpEnvironment>()

  async function keep(key: string, draw: () => string): Promise<Drawing> {
    const kept = drawings.get(key)
    if (kept) return kept
    const drawing = await toDrawing(draw())
    drawings.set(key, drawing)
    return drawing
  }

  art.get('/art/posters/:name{[a-z]+-[a-z]+-[0-9]+x[0-9]+\\.svg}', async c => {
    const [kind = '', palette = '', ratio = ''] = c.req.param('name').replace('.svg', '').split('-')
    const size = POSTER_RATIOS[ratio]
    const seed = c.req.query('seed') ?? '1'
    if (!isSceneKind(kind) || !isPaletteName(palette) || !size || seed.length > 100)
      return c.text('No such poster.', 404)
    const [width, height] = size
    const focus = ratio === '21x9' ? ('right' as const) : undefined
    const drawing = await keep(`poster/${kind}/${palette}/${ratio}/${seed}`, () =>
      drawPoster(kind, { palette, seed, width, height, focus }),
    )
    return answer(c, drawing)
  })

  art.get('/art/portraits/:name{[a-z0-9-]+\\.svg}', async c => {
    const [, fkey, ratio] = /^(.+)-(square|5x6|avatar)\.svg$/.exec(c.req.param('name')) ?? []
    if (!fkey || !ratio) return c.text('No such portrait.', 404)
    const options = await getPortraitOf(c.get('context'), fkey)
    if (!options) return c.text('No such portrait.', 404)
    const drawing = await keep(`portrait/${fkey}/${ratio}/${JSON.stringify(options)}`, () =>
      drawPortrait(options.name, {
        ...portraitOptionsSchema.parse(options.portrait),
        ratio: ratio === '5x6' ? '5:6' : (ratio as 'square' | 'avatar'),
      }),
    )
    return answer(c, drawing)
  })
  return art
}
