import PDFDocument from 'pdfkit'
import { dateOfDay } from '#app/features/proposal/proposal/pace.ts'
import { totalMinor } from '#app/features/proposal/proposal/sums.ts'
import { dayHead, dayLines, dayTitle, type FileTrip } from '#app/features/traveller/files/file-trip.ts'
import { partyInWords } from '#app/features/traveller/proposal/change-words.ts'
import { dayAndMonth, dayRange } from '#app/features/traveller/proposal/proposal-days.ts'
import { moneyOf } from '#app/features/traveller/proposal/total-words.ts'
import { m } from '#app/paraglide/messages.js'
import { dayOf } from '#app/text/days.ts'
import { formatDay } from '#app/text/figures.ts'
import { withInitial } from '#app/text/names.ts'
import { CEIBA } from '#art/mark/ceiba-path.ts'
import { drawMap } from './draw-map.server.ts'
import { addScripts, type Doc, heightOf, type Setting, writeText } from './write-text.server.ts'

const PAGE = { left: 56, width: 483, bottom: 770 } as const
const LINE = '#c5bdad'
const QUIET = '#585246'

const CELL: Setting = { face: 'text', size: 10 }
const AMOUNT_WIDTH = 110
const PADDING = 5
const TITLE_HEIGHT = 50
const ROW_HEIGHT = 25
/** Rows that still fit on one page under their title. */
const MOST_TOGETHER = 20

/** Starts a new page if the next block does not fit. */
function keepRoom(doc: Doc, points: number): void {
  if (doc.y + points > PAGE.bottom) doc.addPage()
}

/** A title above a rule, on one page with as many rows of what follows: a short table stays whole. */
function drawTitle(doc: Doc, title: string, rows = 2): void {
  keepRoom(doc, TITLE_HEIGHT + Math.min(rows, MOST_TOGETHER) * ROW_HEIGHT)
  doc.y += 20
  writeText(doc, title.toUpperCase(), { face: 'display', size: 18 }, { x: PAGE.left, width: PAGE.width })
  drawRule(doc, { ink: '#0e141d', weight: 1.5 })
}

function drawRule(doc: Doc, { ink = LINE, weight = 0.5 } = {}): void {
  doc
    .lineWidth(weight)
    .moveTo(PAGE.left, doc.y + 2)
    .lineTo(PAGE.left + PAGE.width, doc.y + 2)
    .stroke(ink)
  doc.y += 6
}

/** Rows with an amount; the last may be the total. */
function drawTable(doc: Doc, rows: readonly { what: string; amount: string; isSum?: boolean }[]): void {
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

const MARK = 34
const MAP_HEIGHT = 340
const DAY_LEFT = PAGE.left + 44
const DAY_WIDTH = PAGE.width - 44
const HOUR_WIDTH = 40

const TEXT: Setting = { face: 'text', size: 10.5 }
const FINE: Setting = { face: 'text', size: 9.5, color: QUIET }

/** The logo: a ceiba whose crown is the sun. */
function drawMark(doc: Doc, x: number, y: number): void {
  const scale = MARK / 58
  doc
    .save()
    .translate(x - 3 * scale, y - 3 * scale)
    .scale(scale)
  doc.circle(32, 32, 29).fill('#ff1200')
  doc.path(CEIBA).fill('#0e141d')
  doc.restore()
}

function drawHead(doc: Doc, trip: FileTrip): void {
  const { content, title, number, now, map, operator } = trip
  const { startsOn, days, locale } = content
  const endsOn = dateOfDay(startsOn, days.length - 1)
  drawMark(doc, PAGE.left, doc.y)
  writeText(doc, operator, { face: 'strong', size: 11 }, { x: PAGE.left + MARK + 10, y: doc.y + 11 })
  doc.y += 30
  const words = { x: PAGE.left, width: PAGE.width }
  writeText(doc, title.toUpperCase(), { face: 'display', size: 34 }, { ...words, lineGap: -4 })
  doc.y += 6
  const when = startsOn && endsOn ? dayRange(startsOn, endsOn) : m.proposal_dates_open()
  writeText(doc, `${when}, ${partyInWords(content)}`, { face: 'text', size: 13 }, words)
  const saved = formatDay(dayOf(now), locale)
  writeText(doc, m.file_drawn({ number, day: saved }), FINE, words)
  doc.y += 12
  if (!map) return
  const box = { x: PAGE.left, y: doc.y, width: PAGE.width, height: MAP_HEIGHT }
  doc.y = box.y + drawMap(doc, map, box)
}

function drawDay(doc: Doc, trip: FileTrip, index: number): void {
  const { content, facts, sky } = trip
  const day = content.days[index]
  if (!day) return
  const story = heightOf(doc, day.story, TEXT, DAY_WIDTH)
  // Keeps the heading on one page with the first lines of its text.
  keepRoom(doc, 60 + Math.min(story, 60))
  const top = doc.y + 6
  doc.circle(PAGE.left + 14, top + 15, 14).fill('#0e141d')
  const number = { face: 'strong', size: 12, color: '#fefcf9' } as const
  writeText(doc, String(index + 1), number, { x: PAGE.left, y: top + 8, width: 28, align: 'center' })
  const words = { x: DAY_LEFT, width: DAY_WIDTH }
  const light = sky[index]
  const sun = light?.sunrise && light.sunset ? m.file_light({ rise: light.sunrise, set: light.sunset }) : ''
  writeText(doc, [dayHead(trip, index), sun].filter(Boolean).join(' · '), FINE, { ...words, y: top })
  writeText(doc, dayTitle(day, facts).toUpperCase(), { face: 'display', size: 14 }, words)
  doc.y += 3
  if (day.story) writeText(doc, day.story, TEXT, { ...words, lineGap: 2 })
  doc.y += 4
  for (const { at, what } of dayLines(day, facts)) {
    const width = DAY_WIDTH - HOUR_WIDTH
    keepRoom(doc, heightOf(doc, what, TEXT, width))
    const y = doc.y
    if (at) writeText(doc, at, { ...TEXT, face: 'strong' }, { x: DAY_LEFT, y, lineBreak: false })
    writeText(doc, what, TEXT, { x: DAY_LEFT + HOUR_WIDTH, y, width })
  }
  doc.y += 4
  drawRule(doc)
}

function drawPrice(doc: Doc, { content, refund, terms }: FileTrip): void {
  const { price, currency, notIncluded, adults, childAges } = content
  const money = (minor: number | null) => (minor === null ? m.proposal_unknown() : moneyOf(minor, currency))
  const party = m.proposal_for_party({ count: adults + childAges.length })
  drawTitle(doc, m.proposal_part_price())
  drawTable(doc, [
    ...price.map(({ what, forWhom, count, unitMinor }) => ({
      what: [what, count > 1 ? `${forWhom} × ${count}`.trim() : forWhom].filter(Boolean).join(', '),
      amount: money(unitMinor === null ? null : unitMinor * count),
    })),
    { what: m.proposal_price_total({ party }), amount: money(totalMinor(content)), isSum: true },
  ])
  const words = { x: PAGE.left, width: PAGE.width }
  if (notIncluded.length > 0)
    writeText(doc, `${m.proposal_not_in_price()}: ${notIncluded.join(', ')}`, FINE, words)
  if (refund.length > 0) {
    drawTitle(doc, m.proposal_refund(), refund.length)
    drawTable(
      doc,
      refund.map(({ until, costMinor }) => ({
        what: until
          ? `${m.proposal_refund_until()} ${dayAndMonth(until)}`
          : withInitial(m.proposal_refund_after()),
        amount: money(costMinor),
      })),
    )
  }
  for (const point of terms) {
    keepRoom(doc, heightOf(doc, point, FINE, PAGE.width))
    writeText(doc, point, FINE, words)
  }
}

function drawNumbers(doc: Doc, { numbers }: FileTrip): void {
  if (numbers.length === 0) return
  drawTitle(doc, m.file_numbers(), numbers.length)
  drawTable(
    doc,
    numbers.map(({ name, phone }) => ({ what: name, amount: phone })),
  )
}

/** What to know before going. */
function drawBefore(doc: Doc, { before }: FileTrip): void {
  if (before.length === 0) return
  drawTitle(doc, m.before_file())
  const at = { x: PAGE.left, width: PAGE.width }
  for (const { name, words } of before) {
    keepRoom(doc, 20 + heightOf(doc, words, TEXT, PAGE.width))
    writeText(doc, name, { ...TEXT, face: 'strong' }, at)
    writeText(doc, words, TEXT, at)
    doc.y += 4
    drawRule(doc)
  }
}

/** Title and page number at the bottom of each page. */
function drawFeet(doc: Doc, title: string): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    // Without a bottom margin, text below it does not start a new page.
    doc.page.margins.bottom = 0
    const y = doc.page.height - 40
    writeText(doc, title, FINE, { x: PAGE.left, y, width: PAGE.width - 60, lineBreak: false })
    const words = `${page + 1} / ${count}`
    writeText(doc, words, FINE, { x: PAGE.left, y, width: PAGE.width, align: 'right', lineBreak: false })
  }
}

/** A proposal as a PDF, in the current language. */
export async function drawTripPdf(trip: FileTrip): Promise<Uint8Array<ArrayBuffer>> {
  const { content, title, operator, now } = trip
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 56, bottom: 72, left: PAGE.left, right: 56 },
    bufferPages: true,
    lang: content.locale,
    displayTitle: true,
    info: { Title: title, Author: operator, CreationDate: now, ModDate: now },
  })
  const parts: Uint8Array[] = []
  const written = new Promise<void>((resolve, reject) => {
    doc.on('data', (part: Uint8Array) => parts.push(part))
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  await addScripts(doc, JSON.stringify({ ...trip, map: null, route: null, sky: null }))
  drawHead(doc, trip)
  drawTitle(doc, m.proposal_days())
  for (const i of content.days.keys()) drawDay(doc, trip, i)
  drawPrice(doc, trip)
  drawNumbers(doc, trip)
  drawBefore(doc, trip)
  drawFeet(doc, title)
  doc.end()
  await written
  return new Uint8Array(Buffer.concat(parts))
}
