import {
  DISC,
  MAP_DASHES,
  MAP_INKS,
  NAME_SIZE,
  ROUTE_WIDTH,
  setPlaceNames,
} from '#app/features/traveller/files/map-names.ts'
import type { RouteMapData } from '#cartography/print/map-data.ts'
import { type Doc, widthOf, writeText } from './write-text.server.ts'

/** Names that are sized for a screen are this much smaller on paper. */
const ON_PAPER = 0.6

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A route on its map, as large as the box allows; answers how high it is. */
export function drawMap(doc: Doc, map: RouteMapData, box: Box): number {
  const scale = Math.min(box.width / map.width, box.height / map.height)
  const [width, height] = [map.width * scale, map.height * scale]
  const k = ON_PAPER / scale
  doc.save()
  doc.rect(box.x, box.y, width, height).clip()
  doc.translate(box.x, box.y).scale(scale)
  doc.rect(0, 0, map.width, map.height).fill(MAP_INKS.sea)
  const fills = [
    [map.neighbours, MAP_INKS.neighbours],
    [map.land, MAP_INKS.land],
  ] as const
  for (const [path, ink] of fills) if (path) doc.path(path).fill(ink)
  if (map.borders) doc.lineWidth(k).path(map.borders).stroke(MAP_INKS.borders)
  if (map.lakes) doc.path(map.lakes).fill(MAP_INKS.sea, 'even-odd')
  doc.lineCap('round').lineWidth(ROUTE_WIDTH * k)
  for (const { mode, path } of map.legs) {
    if (!path) continue
    const [dash, ...gaps] = MAP_DASHES[mode] ?? []
    if (dash === undefined) doc.undash()
    else doc.dash(dash * k, { space: (gaps[0] ?? dash) * k })
    doc.path(path).stroke(MAP_INKS.route)
  }
  doc.undash()
  for (const { x, y } of map.places) doc.circle(x, y, DISC * k).fill(MAP_INKS.route)
  doc.restore()
  writeNames(doc, map, { ...box, scale, k })
  return height
}

function writeNames(
  doc: Doc,
  map: RouteMapData,
  { x: left, y: top, scale, k }: Box & { scale: number; k: number },
): void {
  const setting = { face: 'strong', size: NAME_SIZE * ON_PAPER } as const
  for (const { text, x, y, anchor } of setPlaceNames(map, k)) {
    const width = widthOf(doc, text, setting)
    const before = anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2
    const at = { x: left + x * scale - before, y: top + y * scale - setting.size * 0.6 }
    writeText(doc, text, setting, { ...at, lineBreak: false })
  }
}
