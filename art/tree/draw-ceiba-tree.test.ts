import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { group, tag } from '#art/poster/toolbox/tags.ts'
import { CROWN, TREE_BOX } from './crown.ts'
import { drawCeibaTree } from './draw-ceiba-tree.ts'

/** The drawing as a file: `#tree` is all of it, `#wood` is the tree without its leaves. */
function ceibaTreeSvg(): string {
  const { wood, leaves, twigs, edges } = drawCeibaTree()
  const ink = 'var(--ink,#0e141d)'
  const lines = { fill: 'none', strokeLinecap: 'round' }
  const { x, y, width, height } = TREE_BOX
  return `${tag('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `${x} ${y} ${width} ${height}` }, [
    group(
      { id: 'tree', fill: ink },
      group(
        { id: 'wood', fill: ink },
        tag('path', { d: wood }),
        tag('path', { ...lines, stroke: ink, strokeWidth: 3.6, d: twigs }),
        tag('path', { ...lines, stroke: 'var(--sky-700,#2c5b87)', strokeWidth: 3, d: edges }),
      ),
      tag('path', { d: leaves }),
    ),
  ])}\n`
}

/** The points where curves and lines end, in absolute units; enough of SVG's grammar for this drawing. */
function endPoints(path: string): [number, number][] {
  const points: [number, number][] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [, command = '', text = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const values = (text.match(/-?[\d.]+/g) ?? []).map(Number)
    const isRelative = command === command.toLowerCase()
    const perPoint = { m: 2, l: 2, q: 4, c: 6, h: 1, z: 0 }[command.toLowerCase()]
    expect(perPoint, command).toBeDefined()
    if (command === 'z' || command === 'Z') [x, y] = [startX, startY]
    for (let i = 0; perPoint && i < values.length; i += perPoint) {
      const last = values.slice(i, i + perPoint)
      const [toX = 0, toY = isRelative ? 0 : y] = perPoint === 1 ? last : last.slice(-2)
      ;[x, y] = isRelative ? [x + toX, y + toY] : [toX, toY]
      if (command === 'm' || command === 'M') [startX, startY] = [x, y]
      points.push([x, y])
    }
  }
  return points
}

describe('the big ceiba', () => {
  it('is drawn the same every time, and is the file that pages load', async () => {
    expect(drawCeibaTree()).toEqual(drawCeibaTree())
    await expect(ceibaTreeSvg()).toMatchFileSnapshot('./ceiba-tree.svg')
  })

  it('stays within its bytes', () => {
    const paths = Object.values(drawCeibaTree()).join('')
    expect(paths.length).toBeLessThan(12_100)
    expect(brotliCompressSync(ceibaTreeSvg()).length).toBeLessThan(5_000)
    expect(paths).not.toMatch(/NaN|undefined|\d\.\d/)
  })

  it('stands on the ground, within its frame', () => {
    const { wood, leaves, twigs } = drawCeibaTree()
    const points = [wood, leaves, twigs].flatMap(endPoints)
    expect(Math.max(...points.map(([, y]) => y))).toBe(0)
    for (const [x, y] of points) {
      expect(Math.abs(x)).toBeLessThanOrEqual(TREE_BOX.width / 2)
      expect(y).toBeGreaterThanOrEqual(TREE_BOX.y)
    }
  })

  it('keeps its leaves in front of the sun', () => {
    for (const [x, y] of endPoints(drawCeibaTree().leaves)) {
      expect(Math.hypot(x - CROWN.x, y - CROWN.y)).toBeLessThan(CROWN.r + 12)
    }
  })
})
