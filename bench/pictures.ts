import { fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { files } from '#app/links.ts'
import { PALETTE_NAMES, SCENE_KINDS } from '#art/poster/poster.ts'
import { printPoster } from '#art/poster/poster-print.ts'
import type { MapLeg, MapPlace } from '#cartography/curves/route.ts'
import { drawRouteMap } from '#cartography/print/map-drawing.server.ts'
import { findBrowser } from '#tools/machine.ts'
import { startSite } from '#tools/site-process.ts'
import { besideEachOther } from './answers-per-cpu.ts'

/**
 * Drawn pictures: drawing time, size, and the cost of a cached one, beside a bare node:http server that sends the
 * same bytes. Requests are counted per second of the server's own CPU time (Linux), so that the load generator beside
 * it does not matter.
 */
const SECONDS = 4
const POSTER = files.poster('volcano', 'golden', 'bench', '4x3')

function say(name: string, figures: string): void {
  process.stdout.write(`${name.padEnd(36)} ${figures}\n`)
}

function spread(values: number[], unit: string, digits: number): string {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(digits)
  return `median ${at(0.5)} ${unit}, p95 ${at(0.95)} ${unit}, worst ${at(1)} ${unit}`
}

function drawEverything(): void {
  const all = SCENE_KINDS.flatMap(kind => PALETTE_NAMES.map(palette => ({ kind, palette, seed: 'bench' })))
  for (const one of all) printPoster(one, '4x3')
  const times: number[] = []
  for (const ratio of ['4x3', '21x9'] as const) {
    const weights = all.map(one => {
      const started = process.threadCpuUsage()
      const svg = printPoster(one, ratio)
      times.push(process.threadCpuUsage(started).user / 1000)
      return brotliCompressSync(svg).byteLength / 1024
    })
    say(`poster ${ratio}, brotli`, spread(weights, 'KB', 1))
  }
  say('drawing a poster', spread(times, 'ms of CPU', 2))
}

/** A trip of three places by road and air, at a different width each time, so that nothing is cached. */
function drawMaps(): void {
  const places: MapPlace[] = [
    { key: 'san-jose', name: 'San José', lon: -84.08, lat: 9.93 },
    { key: 'la-fortuna', name: 'La Fortuna', lon: -84.64, lat: 10.47 },
    { key: 'bahia-drake', name: 'Bahía Drake', lon: -83.66, lat: 8.69 },
  ]
  const legs: MapLeg[] = [
    { from: 'san-jose', to: 'la-fortuna', mode: 'road', day: 2 },
    { from: 'la-fortuna', to: 'bahia-drake', mode: 'air', day: 5 },
  ]
  const times = Array.from({ length: 100 }, (_, index) => {
    const started = process.threadCpuUsage()
    drawRouteMap({ countries: ['CR'], places, legs, width: 600 + index })
    return process.threadCpuUsage(started).user / 1000
  })
  say('drawing the map of a trip', spread(times, 'ms of CPU', 2))
}

async function serveCached(origin: string, pid: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ceiba-bench-'))
  const file = join(folder, 'poster.svg.br')
  const packed = brotliCompressSync(printPoster({ kind: 'volcano', palette: 'golden', seed: 'bench' }, '4x3'))
  writeFileSync(file, packed)
  const bare = fork('bench/bare-server.ts', [file])
  const port = await new Promise(resolve => bare.once('message', resolve))
  const {
    bare: theirs,
    kept,
    share,
  } = await besideEachOther(
    { url: `http://127.0.0.1:${port}${POSTER}`, pid: bare.pid ?? 0 },
    { url: origin + POSTER, pid },
    SECONDS,
  )
  say('bare node:http, same bytes', `${theirs} answers a CPU-second`)
  say('a kept poster', `${kept} answers a CPU-second`)
  say('share of the bare server', share)
  bare.kill()
  rmSync(folder, { recursive: true })
}

/** The bytes of a phone that scrolls the home page to its end. */
async function weighHome(origin: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ['--no-sandbox'],
  })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const weights = new Map<string, Promise<number>>()
  page.on('requestfinished', finished => {
    if (finished.resourceType() === 'image')
      weights.set(
        finished.url(),
        finished.sizes().then(({ responseBodySize }) => responseBodySize),
      )
  })
  await page.goto(origin)
  for (const picture of await page.locator('main img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await picture.evaluate((image: HTMLImageElement) => image.decode())
  }
  await page.locator('footer').scrollIntoViewIfNeeded()
  const total = (await Promise.all(weights.values())).reduce((sum, bytes) => sum + bytes, 0)
  await browser.close()
  say('home page on a phone, to its end', `${weights.size} pictures, ${(total / 1024).toFixed(1)} KB`)
}

drawEverything()
drawMaps()
const site = await startSite()
await serveCached(site.origin, site.child.pid ?? 0)
await weighHome(site.origin)
await site.stop()
