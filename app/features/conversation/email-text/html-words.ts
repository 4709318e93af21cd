import { Parser } from 'htmlparser2'

/** The parser takes quadratic time for deeper elements. */
const DEEPEST = 1_500
const PARAGRAPHS = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'dl',
  'table',
  'pre',
  'blockquote',
])
const BLOCKS = new Set([
  ...PARAGRAPHS,
  ...['div', 'section', 'article', 'header', 'footer', 'address', 'center', 'form', 'fieldset', 'figure'],
  ...['li', 'dt', 'dd', 'tr', 'caption', 'thead', 'tbody', 'tfoot', 'main', 'nav', 'aside', 'body', 'html'],
])
const RULER = '_'.repeat(32)

/** A line as HTML shows it. */
export interface ShownLine {
  text: string
  /** The colours and weights of its words, links left out; '' for what has none of its own. */
  styles: ReadonlySet<string>
}

interface Row {
  /** Where its first cell begins, in lines. */
  line: number
  cells: number
}

/** The lines that an HTML email shows: quotations with ">", cells parted by a tab, items by a dash. */
class Page {
  private readonly lines: string[] = []
  private readonly stylesOfLines = new Map<number, Set<string>>()
  private line = ''
  /** Empty lines that are due before the next words: 0 in a line, 1 for a new one, 2 with an empty line between. */
  private breaks = 0
  private isSpaceDue = false
  private quotes = 0
  /** A cell has begun after others in its line: what it begins with does not end that line. */
  private isCellNew = false
  private readonly rows: Row[] = []

  /** The style of the words that follow; null for a link's, which has one without its author. */
  style: string | null = ''

  addText(text: string, isPre: boolean): void {
    if (isPre) {
      for (const [at, part] of text.split('\n').entries()) {
        if (at > 0) this.endLine()
        if (part !== '') this.put(part)
      }
      return
    }
    for (const [at, word] of text.split(/[ \t\r\n\f\u00a0]+/).entries()) {
      if (at > 0) this.isSpaceDue = true
      if (word !== '') this.put(word)
    }
  }

  /** Ends the line; with `isParagraph` an empty line follows. */
  breakLine(isParagraph: boolean): void {
    if (this.isCellNew) return
    this.breaks = Math.max(this.breaks, isParagraph ? 2 : 1)
    this.isSpaceDue = false
  }

  endLine(): void {
    this.flush()
    this.lines.push(this.mark(this.line))
    this.line = ''
    this.isSpaceDue = false
  }

  quote(by: 1 | -1): void {
    this.flush()
    this.endOpenLine()
    if (by === -1) this.trimQuote()
    else if (this.lines.length > 0 && this.lines.at(-1) !== this.mark('')) this.lines.push(this.mark(''))
    this.quotes = Math.max(0, this.quotes + by)
    this.breaks = by === 1 ? 1 : 2
  }

  openRow(): void {
    this.breakLine(false)
    this.rows.push({ line: -1, cells: 0 })
  }

  closeRow(): void {
    this.isCellNew = false
    this.rows.pop()
    this.breakLine(false)
  }

  openCell(): void {
    const row = this.rows.at(-1)
    if (!row) return
    row.cells++
    if (row.cells === 1) {
      row.line = -1
      return
    }
    // Cells of one line each stay in one line; those of several are blocks.
    if (row.line !== this.lines.length || this.line === '') {
      this.breakLine(false)
      return
    }
    this.breaks = 0
    this.isSpaceDue = false
    this.isCellNew = true
    this.line += '\t'
  }

  ruler(): void {
    this.breakLine(false)
    this.put(RULER)
    this.breakLine(false)
  }

  shown(): ShownLine[] {
    this.endOpenLine()
    return this.lines.map((text, at) => ({ text, styles: this.stylesOfLines.get(at) ?? new Set() }))
  }

  private mark(line: string): string {
    return this.quotes === 0 ? line : `${'>'.repeat(Math.min(this.quotes, 9))} ${line}`.trimEnd()
  }

  private endOpenLine(): void {
    if (this.line !== '') this.endLine()
  }

  private trimQuote(): void {
    while (/^>+$/.test(this.lines.at(-1) ?? '')) this.lines.pop()
  }

  private flush(): void {
    if (this.breaks === 0) return
    const isEmptyDue = this.breaks > 1 && (this.lines.length > 0 || this.line !== '')
    this.breaks = 0
    if (this.line !== '') {
      this.lines.push(this.mark(this.line))
      this.line = ''
    }
    if (isEmptyDue && this.lines.at(-1) !== this.mark('')) this.lines.push(this.mark(''))
  }

  private put(word: string): void {
    this.flush()
    if (this.isSpaceDue && this.line !== '' && !this.line.endsWith('\t')) this.line += ' '
    this.isSpaceDue = false
    this.isCellNew = false
    this.line += word
    if (this.style !== null) {
      const styles = this.stylesOfLines.get(this.lines.length) ?? new Set()
      this.stylesOfLines.set(this.lines.length, styles.add(this.style))
    }
    const row = this.rows.at(-1)
    if (row && row.line < 0) row.line = this.lines.length
  }
}

interface Link {
  href: string
  words: string
}

/** " <https://…>" after the words of a link, unless they are its address already. */
function addressAfter({ href, words }: Link): string {
  const bare = (text: string) =>
    text
      .trim()
      .replace(/^(?:https?:\/\/|mailto:|tel:)/i, '')
      .replace(/\/$/, '')
      .toLowerCase()
  if (!/^https?:/i.test(href) || words.trim() === '' || bare(href) === bare(words)) return ''
  return ` <${href.slice(0, 500)}>`
}

/** What stands for a picture in a text: only a smiley does. */
function altWords(alt: string): string {
  return alt.length <= 8 && /\p{Extended_Pictographic}/u.test(alt) ? alt : ''
}

class TooDeep extends Error {}

/** The words between the tags of HTML that is nested too deep to be an email's layout. */
function bareWords(html: string): string {
  return html.replaceAll(/<(?:br|p|div|tr|li)\b[^<>]*>/gi, '\n').replaceAll(/<[^<>]*>/g, ' ')
}

/** The words of an HTML email as plain text. Linear in its length. */
export function htmlWords(html: string): string {
  return wordsOf(shownLines(html))
}

export function wordsOf(lines: readonly ShownLine[]): string {
  return lines
    .map(({ text }) => text)
    .join('\n')
    .replace(/^\n+/, '')
    .trimEnd()
}

/** The lines that an HTML email shows. Linear in its length. */
export function shownLines(html: string): ShownLine[] {
  try {
    return readLines(html)
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
    return bareWords(html)
      .split('\n')
      .map(text => ({ text, styles: new Set() }))
  }
}

const UNSEEN = new Set([
  'script',
  'style',
  'head',
  'title',
  'noscript',
  'template',
  'svg',
  'object',
  'select',
])

/** What a program hides: the lines of a newsletter that only lists of emails show. */
const HIDDEN =
  /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|max-height\s*:\s*0(?![.\d])|opacity\s*:\s*0(?![.\d])/i

function isHidden({ hidden, style = '' }: Attributes): boolean {
  return hidden !== undefined || HIDDEN.test(style)
}

type Attributes = Partial<Record<string, string>>

const COLOUR = /(?<![-\w])color\s*:\s*([^;"]+)/i
const MARKED = /(?<![-\w])background(?:-color)?\s*:\s*([^;"]+)/i
const HEAVY = /font-weight\s*:\s*(?:bold|[6-9]00)/i

/** An element that is open. */
interface Open {
  isHidden: boolean
  colour: string
  marked: string
  isBold: boolean
  isLink: boolean
}

const OUTERMOST: Open = { isHidden: false, colour: '', marked: '', isBold: false, isLink: false }

function opened(name: string, attributes: Attributes, outer: Open): Open {
  const { style = '', color } = attributes
  const isText = name === 'span' || name === 'font' || name === 'mark'
  return {
    isHidden: outer.isHidden || UNSEEN.has(name) || isHidden(attributes),
    colour: (COLOUR.exec(style)?.[1] ?? color ?? outer.colour).trim().toLowerCase(),
    marked: (name === 'mark' ? 'yellow' : (isText && MARKED.exec(style)?.[1]) || outer.marked)
      .trim()
      .toLowerCase(),
    isBold: outer.isBold || name === 'b' || name === 'strong' || HEAVY.test(style),
    isLink: outer.isLink || name === 'a',
  }
}

function styleOf({ colour, marked, isBold, isLink }: Open): string | null {
  return isLink ? null : [colour, marked, isBold ? 'bold' : ''].join('|').replace(/^\|\|$/, '')
}

function readLines(html: string): ShownLine[] {
  const page = new Page()
  const open: Open[] = []
  const innermost = () => open.at(-1) ?? OUTERMOST
  let pre = 0
  let link: Link | null = null
  const lists: number[] = []
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (open.length > DEEPEST) throw new TooDeep()
        const here = opened(name, attributes, innermost())
        open.push(here)
        if (here.isHidden) return
        page.style = styleOf(here)
        if (name === 'br') page.endLine()
        else if (name === 'hr') page.ruler()
        else if (name === 'blockquote') page.quote(1)
        else if (name === 'tr') page.openRow()
        else if (name === 'td' || name === 'th') page.openCell()
        else if (BLOCKS.has(name)) page.breakLine(PARAGRAPHS.has(name))
        if (name === 'pre') pre++
        if (name === 'ul' || name === 'ol') lists.push(name === 'ol' ? 1 : 0)
        if (name === 'li') page.addText(itemMark(lists), false)
        if (name === 'a') link = { href: attributes.href ?? '', words: '' }
        if (name === 'img') page.addText(altWords(attributes.alt ?? ''), false)
      },
      ontext: text => {
        if (innermost().isHidden) return
        if (link) link.words += text
        page.addText(text, pre > 0)
      },
      onclosetag: name => {
        const wasHidden = open.pop()?.isHidden
        page.style = styleOf(innermost())
        if (wasHidden) return
        if (name === 'a' && link) {
          page.addText(addressAfter(link), false)
          link = null
        }
        if (name === 'pre') pre = Math.max(0, pre - 1)
        if (name === 'ul' || name === 'ol') lists.pop()
        if (name === 'blockquote') page.quote(-1)
        else if (name === 'tr') page.closeRow()
        else if (BLOCKS.has(name)) page.breakLine(PARAGRAPHS.has(name))
      },
    },
    { decodeEntities: true },
  )
  parser.write(html)
  parser.end()
  return page.shown()
}

function itemMark(lists: number[]): string {
  const number = lists.at(-1) ?? 0
  if (number === 0) return '- '
  lists[lists.length - 1] = number + 1
  return `${number}. `
}
