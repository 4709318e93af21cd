import { type Doc, heightOf, type Setting, writeText } from './write-text.server.ts'

export const PAGE = { left: 56, width: 483, bottom: 770 } as const
export const LINE = '#c5bdad'
export const QUIET = '#585246'

const CELL: Setting = { face: 'text', size: 10 }
const AMOUNT_WIDTH = 110
const PADDING = 5
const TITLE_HEIGHT = 50
const ROW_HEIGHT = 25
/** Rows that still fit on one page under their title. */
const MOST_TOGETHER = 20

/** Starts a new page if the next block does not fit. */
export function keepRoom(doc: Doc, points: number): void {
  if (doc.y + points > PAGE.bottom) doc.addPage()
}

/** A title above a rule, on one page with as many rows of what follows: a short table stays whole. */
export function drawTitle(doc: Doc, title: string, rows = 2): void {
  keepRoom(doc, TITLE_HEIGHT + Math.min(rows, MOST_TOGETHER) * ROW_HEIGHT)
  doc.y += 20
  writeText(doc, title.toUpperCase(), { face: 'display', size: 18 }, { x: PAGE.left, width: PAGE.width })
  drawRule(doc, { ink: '#0e141d', weight: 1.5 })
}

export function drawRule(doc: Doc, { ink = LINE, weight = 0.5 } = {}): void {
  doc
    .lineWidth(weight)
    .moveTo(PAGE.left, doc.y + 2)
    .lineTo(PAGE.left + PAGE.width, doc.y + 2)
    .stroke(ink)
  doc.y += 6
}

/** Rows with an amount; the last may be the total. */
export function drawTable(
  doc: Doc,
  rows: readonly { what: string; amount: string; isSum?: boolean }[],
): void {
  const width = PAGE.width - AMOUNT_WIDTH
  for (const { what, amount, isSum = false } of rows) {
    const setting: Setting = isSum ? { ...CELL, face: 'strong' } : CELL
    const height = heightOf(doc, what, setting, width)
    keepRoom(doc, height + PADDING * 2)
    const y = doc.y
    writeText(doc, what, setting, { x: PAGE.left, y, width })
    writeText(doc, amount, setting, { x: PAGE.left + width, y, width: AMOUNT_WIDTH, align: 'right' })
    doc.y = y + height + PADDING
    drawRule(doc)
  }
}
