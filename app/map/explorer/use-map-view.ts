import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ExplorerMap, View } from './explorer-schema.ts'
import { heldView, type Stage, scaleOf, viewBetween } from './view.ts'

/** Derives a view from the present one, at a scale in screen pixels per map pixel. */
export type Change = (view: View, scale: number, stage: Stage) => View

interface MapView {
  box: RefObject<HTMLDivElement | null>
  /** Null until the map has been measured, and without script. */
  stage: Stage | null
  view: View
  /** Changes the view at once, for movements by hand. */
  change: (next: Change) => void
  /** Changes the view smoothly, unless the reader prefers reduced motion. */
  glide: (next: Change) => void
}

const GLIDE_MS = 650

/**
 * The visible part of a map. It starts at `target`, and returns there whenever `arrival` changes: with every
 * navigation.
 */
export function useMapView(map: ExplorerMap, target: View, arrival: string): MapView {
  const box = useRef<HTMLDivElement>(null)
  const now = useRef(target)
  /** The target of the current glide: the next step starts from there. */
  const goal = useRef<View | null>(null)
  const frame = useRef(0)
  const [view, setView] = useState(target)
  const [stage, setStage] = useState<Stage | null>(null)

  function show(next: View): void {
    now.current = stage ? heldView(map, stage, next) : next
    setView(now.current)
  }

  function stop(): void {
    cancelAnimationFrame(frame.current)
    goal.current = null
  }

  function change(next: Change): void {
    stop()
    if (stage) show(next(now.current, scaleOf(map, stage, now.current.zoom), stage))
  }

  function glide(next: Change): void {
    const base = goal.current ?? now.current
    stop()
    if (!stage) return
    const from = now.current
    const to = heldView(map, stage, next(base, scaleOf(map, stage, base.zoom), stage))
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      show(to)
      return
    }
    goal.current = to
    const start = performance.now()
    function step(time: number): void {
      const share = Math.min(1, Math.max(0, time - start) / GLIDE_MS)
      show(viewBetween(from, to, 1 - (1 - share) ** 3))
      if (share < 1) frame.current = requestAnimationFrame(step)
      else goal.current = null
    }
    frame.current = requestAnimationFrame(step)
  }

  const measured = useEffectEvent((size: Stage) => {
    setStage(size)
    now.current = heldView(map, size, now.current)
    setView(now.current)
  })
  useEffect(() => {
    const observer = new ResizeObserver(entries => {
      const { width, height } = entries[0]?.contentRect ?? { width: 0, height: 0 }
      if (width > 0 && height > 0) measured({ width, height })
    })
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  const arrived = useRef(arrival)
  const arrive = useEffectEvent(() => glide(() => target))
  useEffect(() => {
    if (arrived.current === arrival) return
    arrived.current = arrival
    arrive()
  }, [arrival])

  return { box, stage, view, change, glide }
}
