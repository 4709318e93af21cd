import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { MapLeg } from '#cartography/curves/route.ts'
import { drawRouteMap } from '#cartography/print/map-drawing.server.ts'
import { drawMap } from './draw-map.server.ts'
import { MAP_INKS } from './map-shapes.ts'
import { PrintedMap } from './printed-map.tsx'

const PLACES = [
  { key: 'san-jose', name: 'San José', lon: -84.08, lat: 9.93, days: [1, 10] },
  { key: 'la-fortuna', name: 'La Fortuna', lon: -84.64, lat: 10.47, days: [2, 3] },
  { key: 'uvita', name: 'Uvita', lon: -83.74, lat: 9.15, days: [4] },
]
const LEGS: MapLeg[] = [
  { from: 'san-jose', to: 'la-fortuna', mode: 'rail', day: 2 },
  { from: 'la-fortuna', to: 'uvita', mode: 'foot', day: 4 },
  { from: 'uvita', to: 'san-jose', mode: 'air', day: 10 },
]
const MAP = drawRouteMap({ countries: ['CR'], places: PLACES, legs: LEGS })
const HTML = renderToStaticMarkup(<PrintedMap map={MAP} label="The way" />)

async function printOnPaper(): Promise<string> {
  const doc = new PDFDocument({ compress: false })
  const parts: Uint8Array[] = []
  doc.on('data', (part: Uint8Array) => parts.push(part))
  const written = new Promise(resolve => doc.on('end', resolve))
  drawMap(doc, MAP, { x: 0, y: 0, width: 500, height: 340 })
  doc.end()
  await written
  return Buffer.concat(parts).toString('latin1')
}

function components(ink: string): string {
  const [r, g, b] = [1, 3, 5].map(at => Number.parseInt(ink.slice(at, at + 2), 16) / 255)
  return [r, g, b].map(part => part?.toFixed(3)).join(' ')
}

test('a printed map has the colours of the pages’ maps', () => {
  const css = ['map-ground', 'route-legs', 'place-mark']
    .map(name => readFileSync(`app/map/${name}.module.css`, 'utf8'))
    .join('')
  const onScreen = new Set(css.match(/#[0-9a-f]{6}/g))
  expect(onScreen.size).toBeGreaterThan(8)
  expect(Object.values(MAP_INKS).flat()).toEqual(expect.arrayContaining([...onScreen]))
})

test('in a file it shows elevation, shoals, rivers, summits and parks', () => {
  for (const path of [...MAP.high, ...MAP.rivers, MAP.land, MAP.neighbours]) expect(HTML).toContain(path)
  for (const ink of [...MAP_INKS.high, MAP_INKS.shoal, MAP_INKS.park]) expect(HTML).toContain(ink)
  const open = drawRouteMap({ countries: ['CR'], places: PLACES.slice(2), legs: [] })
  expect(renderToStaticMarkup(<PrintedMap map={open} label="Around Uvita" />)).toContain('Chirripó')
})

test('each place has its name, and on its mark the days of the stay', () => {
  const wide = HTML.slice(HTML.indexOf('class="wide"'), HTML.indexOf('class="narrow"'))
  const written = [...wide.matchAll(/<text[^>]*>([^<]+)/g)].map(([, text]) => text)
  expect(written).toEqual(expect.arrayContaining(['San José', 'La Fortuna', 'Uvita', '1, 10', '2–3', '4']))
})

test('a PDF has the same colours, and its labels can be searched', async () => {
  const pdf = await printOnPaper()
  const inks = new Set(HTML.match(/#[0-9a-f]{6}/g))
  const printed = [...pdf.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) (?:scn|SCN|rg|RG)$/gm)]
  const found = new Set(printed.map(([, ...parts]) => parts.map(part => Number(part).toFixed(3)).join(' ')))
  expect(found).toEqual(new Set([...inks].map(components)))
  expect(pdf.match(/ BT$|^BT$/gm)?.length).toBeGreaterThan(PLACES.length)
})
