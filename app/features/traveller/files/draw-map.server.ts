import {
  groundShapes,
  legShapes,
  mapTexts,
  markShapes,
  type PrintedShape,
  type PrintedText,
} from '#app/features/traveller/files/map-shapes.ts'
import type { RouteMapData } from '#cartography/print/map-data.ts'
import { type Doc, outlinesOf, type Setting, widthOf, writeText } from './write-text.server.ts'

/** Scale of screen sizes on paper. */
const ON_PAPER = 0.6
/** Distance from a line's middle to its baseline, in parts of the size. */
const BASELINE = 0.34
const HALO = 3

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Draws a route's map, as large as the box allows. Returns its height. */
export function drawMap(doc: Doc, map: RouteMapData, box: Box): number {
  const scale = Math.min(box.width / map.width, box.height / map.height)
  const k = ON_PAPER / scale
  doc.save()
  doc.rect(box.x, box.y, map.width * scale, map.height * scale).clip()
  doc.translate(box.x, box.y).scale(scale)
  doc.lineJoin('round')
  for (const shape of [...groundShapes(map, k), ...legShapes(map, k), ...markShapes(map, k)])
    drawShape(doc, shape)
  doc.restore()
  for (const text of mapTexts(map, k)) drawText(doc, text, { ...box, scale })
  return map.height * scale
}

function drawShape(doc: Doc, { path, fill, stroke, width = 1, dash, blunt }: PrintedShape): void {
  if (fill) doc.path(path).fill(fill, 'even-odd')
  if (!stroke) return
  if (dash) doc.addContent(`[${dash.join(' ')}] 0 d`)
  doc
    .lineCap(blunt ? 'butt' : 'round')
    .lineWidth(width)
    .path(path)
    .stroke(stroke)
  if (dash) doc.undash()
}

/** Text is drawn unscaled like the rest of the page, so that it can be searched and read aloud. */
function drawText(doc: Doc, text: PrintedText, { x, y, scale }: Box & { scale: number }): void {
  const { anchor, angle = 0, face, halo, ink, spacing = 0 } = text
  const setting: Setting = { face, size: text.size * scale, color: ink }
  const characterSpacing = spacing * setting.size
  const width = widthOf(doc, text.text, setting) + characterSpacing * text.text.length
  const before = anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2
  doc.save()
  doc.translate(x + text.x * scale, y + text.y * scale).rotate(angle)
  const at = { x: -before, y: BASELINE * setting.size }
  if (halo) drawHalo(doc, text.text, setting, { ...at, ink: halo })
  writeText(doc, text.text, setting, { ...at, characterSpacing, baseline: 'alphabetic', lineBreak: false })
  doc.restore()
}

/** The halo is drawn as outlines: as text, a search would find each name twice. */
function drawHalo(
  doc: Doc,
  text: string,
  setting: Setting,
  { x: left, y, ink }: { x: number; y: number; ink: string },
): void {
  for (const { path, x, scale } of outlinesOf(text, setting)) {
    if (path === '') continue
    doc.save()
    doc.translate(left + x, y).scale(scale, -scale)
    doc.lineJoin('round').lineWidth((HALO * ON_PAPER) / scale)
    doc.path(path).stroke(ink)
    doc.restore()
  }
}
