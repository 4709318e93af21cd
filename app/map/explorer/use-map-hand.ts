import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import type { Change } from './use-map-view.ts'
import { draggedView, pointUnder, zoomedView } from './view.ts'

interface Point {
  x: number
  y: number
}

interface Hand {
  change: (next: Change) => void
  glide: (next: Change) => void
  /** A point of the stage is pressed or hovered; null when the pointer leaves. */
  onPress: (point: Point) => void
  onPoint: (point: Point | null) => void
  onWhole: () => void
}

const KEY_STEP = 0.15
const KEY_ZOOM = 1.6
/** A movement shorter than this is a press, not a drag. */
const STILL = 6

const ARROWS: Partial<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}

/** One zoom step in or out, around the centre. */
export function zoomStep(closer: boolean): Change {
  return view => zoomedView(view, closer ? KEY_ZOOM : 1 / KEY_ZOOM, view)
}

/** Moves a map with mouse, fingers, wheel and keys. The wheel scrolls the page until the map has the focus. */
export function useMapHand(box: RefObject<HTMLDivElement | null>, hand: Hand) {
  const { change, glide, onPress, onPoint, onWhole } = hand
  const fingers = useRef(new Map<number, Point>())
  const travelled = useRef(0)

  function place({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const { left, top } = box.current?.getBoundingClientRect() ?? { left: 0, top: 0 }
    return { x: clientX - left, y: clientY - top }
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    const meant = event.ctrlKey || box.current === document.activeElement
    if (!meant) return
    event.preventDefault()
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
    const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.002))
    const at = place(event)
    change((view, scale, stage) => zoomedView(view, factor, pointUnder(view, scale, stage, at)))
  })
  useEffect(() => {
    const element = box.current
    const listen = (event: WheelEvent) => onWheel(event)
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [box])

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      if (fingers.current.size === 0) travelled.current = 0
      fingers.current.set(event.pointerId, place(event))
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      const to = place(event)
      const from = fingers.current.get(event.pointerId)
      if (!from) return onPoint(to)
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
      travelled.current += Math.hypot(to.x - from.x, to.y - from.y)
      fingers.current.set(event.pointerId, to)
      change((view, scale, stage) =>
        other
          ? zoomedView(view, spread(to, other) / spread(from, other), pointUnder(view, scale, stage, other))
          : draggedView(view, scale, { x: to.x - from.x, y: to.y - from.y }),
      )
    },
    onPointerUp(event: PointerEvent) {
      const held = fingers.current.delete(event.pointerId)
      if (held && fingers.current.size === 0 && travelled.current < STILL) onPress(place(event))
    },
    onPointerCancel({ pointerId }: PointerEvent) {
      fingers.current.delete(pointerId)
    },
    onPointerLeave: () => onPoint(null),
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const arrow = ARROWS[event.key]
      if (arrow) {
        glide((view, scale, { width, height }) =>
          draggedView(view, scale, { x: arrow.x * KEY_STEP * width, y: arrow.y * KEY_STEP * height }),
        )
      } else if (event.key === '+' || event.key === '=') glide(zoomStep(true))
      else if (event.key === '-') glide(zoomStep(false))
      else if (event.key === '0') onWhole()
      else return
      event.preventDefault()
    },
  }
}

function spread(a: Point, b: Point): number {
  return Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))
}
