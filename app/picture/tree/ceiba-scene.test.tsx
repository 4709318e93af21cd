import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CeibaScene } from './ceiba-scene.tsx'
import { CeibaTree } from './ceiba-tree.tsx'
import { FloatingSeeds } from './floating-seeds.tsx'
import { Hills } from './hills.tsx'

const circles = (markup: string) => markup.match(/<circle/g)?.length ?? 0

describe('CeibaTree', () => {
  it('refers to the drawing instead of inlining it', () => {
    const markup = renderToStaticMarkup(<CeibaTree state="whole" />)
    expect(markup).toContain('ceiba-tree.svg#tree"')
    expect(markup.length).toBeLessThan(500)
  })

  it('has one sun or one ring, and is hidden from assistive technology', () => {
    for (const state of ['whole', 'bare', 'fallen'] as const) {
      const markup = renderToStaticMarkup(<CeibaTree state={state} />)
      expect(circles(markup)).toBe(1)
      expect(markup).toContain('aria-hidden="true"')
    }
  })

  it('makes room for the fallen sun', () => {
    expect(renderToStaticMarkup(<CeibaTree state="whole" />)).toContain('viewBox="-310 -845 620 845"')
    expect(renderToStaticMarkup(<CeibaTree state="fallen" />)).toContain('viewBox="-310 -845 970 845"')
  })

  it('has no leaves before the sun has risen', () => {
    const markup = renderToStaticMarkup(<CeibaTree state="whole" sunDrop={470} leaves={false} />)
    expect(markup).toContain('--drop:470px')
    expect(markup).toContain('ceiba-tree.svg#wood"')
  })
})

describe('Hills', () => {
  it.each(['hero-far', 'hero-near', 'planner'] as const)('draws closed ridges, far to near: %s', variant => {
    const markup = renderToStaticMarkup(<Hills variant={variant} />)
    const paths = [...markup.matchAll(/ d="([^"]*)"/g)].map(match => match[1])
    expect(paths.length).toBeGreaterThan(1)
    for (const path of paths) expect(path).toMatch(/^M0 \d+V\d+L?[LQ\d ]+V\d+Z$/)
    expect(markup.length).toBeLessThan(1_800)
  })
})

describe('CeibaScene', () => {
  it('shows its children drifting past the tree', () => {
    const scene = (
      <CeibaScene state="whole">
        <FloatingSeeds />
      </CeibaScene>
    )
    expect(circles(renderToStaticMarkup(scene))).toBeGreaterThan(1)
    expect(circles(renderToStaticMarkup(<CeibaScene state="fallen" />))).toBe(1)
  })
})
