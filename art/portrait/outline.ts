import { pen } from '#art/poster/toolbox/pen.ts'

/** A point on paper. A corner is cut sharp; any other point only bends the line towards itself. */
export interface Vertex {
  x: number
  y: number
  corner: boolean
}

/** Puts a point of a face, a chest or a hat on paper; `z` lifts it off that surface. */
export type Surface = (x: number, y: number, z?: number) => Vertex

/** A template tag that reads an outline, see `tracer`. */
export type Tracer = (text: TemplateStringsArray, ...numbers: number[]) => Vertex[]

/**
 * Makes the tag that traces outlines on one surface. Points are `x,y` or `x,y,z`, parted by spaces;
 * `!` after a point makes it a corner: face`-12,80,3! 0,${chin} 12,80,3!`.
 */
export function tracer(surface: Surface): Tracer {
  return (text, ...numbers) => {
    const rest = numbers.values()
    const read = (coordinate: string) =>
      coordinate === '@' ? (rest.next().value ?? Number.NaN) : Number(coordinate)
    return text
      .join('@')
      .trim()
      .split(/\s+/)
      .map(spot => {
        const isCorner = spot.endsWith('!')
        const [x = Number.NaN, y = Number.NaN, z] = (isCorner ? spot.slice(0, -1) : spot).split(',').map(read)
        return { ...surface(x, y, z), corner: isCorner }
      })
  }
}

export function corner(point: Vertex): Vertex {
  return { ...point, corner: true }
}

/** One flat piece of one ink, as cut with a knife. */
export interface Cut {
  ink: string
  path: string
  /** Where outlines overlap, nothing is printed. */
  pierced?: boolean
}

export function cut(ink: string, ...outlines: Vertex[][]): Cut {
  return { ink, path: outlines.map(closedPath).join('') }
}

export function piercedCut(ink: string, ...outlines: Vertex[][]): Cut {
  return { ...cut(ink, ...outlines), pierced: true }
}

/** All outlines wind the same way, so that cuts of one ink can share a path. */
function closedPath(outline: Vertex[]): string {
  const points = signedArea(outline) < 0 ? outline.toReversed() : outline
  const start = Math.max(
    0,
    points.findIndex(point => point.corner),
  )
  const loop = [...points.slice(start), ...points.slice(0, start)]
  const first = loop[0]
  const last = loop.at(-1)
  if (!first || !last) return ''
  const line = pen(1)
  const begin = first.corner ? first : halfway(last, first)
  line.M(begin.x, begin.y)
  loop.forEach((point, i) => {
    const next = loop[i + 1] ?? first
    const end = next.corner ? next : halfway(point, next)
    if (point.corner) line.L(point.x, point.y)
    else line.Q(point.x, point.y, end.x, end.y)
  })
  return line.Z().toString()
}

function halfway(a: Vertex, b: Vertex): Vertex {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, corner: false }
}

function signedArea(outline: Vertex[]): number {
  return outline.reduce((sum, point, i) => {
    const next = outline[i + 1] ?? outline[0] ?? point
    return sum + point.x * next.y - next.x * point.y
  }, 0)
}
