import type { Pen } from './pen.ts'

/** Anything a drawing function may hand back: markup, nothing, or a list of either, nested at will. */
export type Art = string | false | null | undefined | readonly Art[]

export type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>

export function print(art: Art): string {
  if (!art) return ''
  return typeof art === 'string' ? art : art.map(print).join('')
}

/** A tag; `strokeWidth` becomes `stroke-width`, and attributes without a value are left out. */
export function tag(name: string, attributes: Attributes, body?: Art): string {
  const open = `<${name}${written(attributes)}`
  return body === undefined ? `${open}/>` : `${open}>${print(body)}</${name}>`
}

export function group(attributes: Attributes, ...body: Art[]): string {
  return tag('g', attributes, body)
}

/** Prints a stored drawing again. */
export function use(id: string, attributes: Attributes = {}): string {
  return tag('use', { href: `#${id}`, ...attributes })
}

export function fill(path: Pen | string, ink: string, attributes: Attributes = {}): string {
  const data = String(path)
  return data && `<path${written({ fill: shortInk(ink), ...attributes })} d="${data}"/>`
}

export function stroke(path: Pen | string, ink: string, width: number, attributes: Attributes = {}): string {
  const data = String(path)
  const line = { fill: 'none', stroke: shortInk(ink), strokeWidth: Number(width.toFixed(2)), ...attributes }
  return data && `<path${written(line)} d="${data}"/>`
}

/** The `transform` that stands a motif drawn round (0, 0) on the picture. `flip` -1 turns it about. */
export function place(x: number, y: number, scale = 1, flip = 1, degrees = 0): string {
  const turn = degrees ? `rotate(${brief(degrees)})` : ''
  const mirrored = flip === 1 ? '' : ` ${brief(scale)}`
  const size = scale === 1 && flip === 1 ? '' : `scale(${brief(scale * flip)}${mirrored})`
  return `translate(${brief(x)} ${brief(y)})${turn}${size}`
}

/** Text for an attribute: entities for markup, and without the characters that no XML may hold. */
export function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(NOT_XML, '')
    .replace(/[&<>"]/g, character => ENTITIES[character] ?? character)
}

const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(([name, value]) => ` ${dashed(name)}="${typeof value === 'number' ? thousandths(value) : value}"`)
    .join('')
}

function thousandths(value: number): number {
  return Number(value.toFixed(3))
}

function dashed(name: string): string {
  return name.endsWith('Units') ? name : name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}

/** `#aabbcc` as `#abc`. */
function shortInk(ink: string): string {
  return ink.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')
}

function brief(value: number): number {
  return Number(value.toFixed(Math.abs(value) < 10 ? 3 : 1))
}
