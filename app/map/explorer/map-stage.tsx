import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
} from 'react'
import { MapGround } from '#app/map/map-ground.tsx'
import { PlaceMark } from '#app/map/place-mark.tsx'
import { Legs } from '#app/map/route-legs.tsx'
import { m } from '#app/paraglide/messages.js'
import { DiscButton } from '#app/ui/disc-button.tsx'
import type { DrawnPlace } from '#cartography/print/map-data.ts'
import type { ExplorerLandmark, ExplorerMap, ExplorerMark, View } from './explorer-schema.ts'
import styles from './map-stage.module.css'
import { type Change, useMapView } from './use-map-view.ts'
import {
  draggedView,
  kilometresPerPixel,
  levelAt,
  markNear,
  pointUnder,
  scaleBar,
  scaleOf,
  wholeNames,
  wholeView,
  windowOf,
  zoomedView,
} from './view.ts'

export interface MapStageProps {
  map: ExplorerMap
  /** The view of the address; shown again whenever `arrival` changes. */
  target: View
  arrival: string
  /** Key of the red mark, and the day whose legs are red. */
  lit: string | null
  day?: number | undefined
  /** The alternative text. */
  title: string
  onPoint: (key: string | null) => void
  onPress: (key: string) => void
  /** Called to show the whole map and clear the selection. */
  onWhole: () => void
}

/** Assumed sizes until the map is measured. */
const LIKELY = { narrow: { width: 390, height: 420 }, wide: { width: 1000, height: 820 } } as const
const LONGEST_BAR = 104

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
function zoomStep(closer: boolean): Change {
  return view => zoomedView(view, closer ? KEY_ZOOM : 1 / KEY_ZOOM, view)
}

/** Moves a map with mouse, fingers, wheel and keys. The wheel scrolls the page until the map has the focus. */
function useMapHand(box: RefObject<HTMLDivElement | null>, hand: Hand) {
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

/** A map that fills its container, moved and zoomed by hand, wheel and keys. */
export function MapStage({
  map,
  target,
  arrival,
  lit,
  day,
  title,
  onPoint,
  onPress,
  onWhole,
}: MapStageProps) {
  const { box, stage, view, change, glide } = useMapView(map, target, arrival)
  const keys = useId()
  const scale = stage && scaleOf(map, stage, view.zoom)
  const level = scale && levelAt(map.scales, scale)
  const likely = (size: keyof typeof LIKELY) => levelAt(map.scales, scaleOf(map, LIKELY[size], view.zoom))
  const [narrow, wide] = level === null ? [likely('narrow'), likely('wide')] : [level, level]

  const names = stage && scale ? wholeNames(map, view, scale, stage) : undefined

  function markUnder(point: { x: number; y: number }): string | null {
    if (!stage || !scale) return null
    return markNear(map, pointUnder(view, scale, stage, point), scale)?.key ?? null
  }
  function showWhole(): void {
    glide(() => wholeView(map))
    onWhole()
  }
  const hand = useMapHand(box, {
    change,
    glide,
    onWhole: showWhole,
    onPoint: point => onPoint(point && markUnder(point)),
    onPress(point) {
      const key = markUnder(point)
      if (key) onPress(key)
    },
  })

  return (
    <div className={styles.stage}>
      {/* biome-ignore lint/a11y/useSemanticElements: a map that is moved by keys is a group of its own, not a fieldset */}
      <div
        ref={box}
        className={styles.box}
        role="group"
        aria-label={m.explorer_map()}
        aria-describedby={keys}
        tabIndex={stage ? 0 : undefined}
        data-moving={stage ? '' : undefined}
        {...hand}
      >
        <MapGround ground={map.ground} title={title} window={windowOf(map, view)} names={names}>
          <Marks marks={map.landmarks} narrow={narrow} wide={wide} lit={null} />
          <Legs legs={map.legs} day={day} />
          <Marks marks={map.marks} narrow={narrow} wide={wide} lit={lit} />
        </MapGround>
      </div>
      <p id={keys} hidden>
        {m.explorer_keys()}
      </p>
      {scale && <ScaleBar perPixel={kilometresPerPixel(map, view.y, scale)} />}
      <Tools onStep={closer => glide(zoomStep(closer))} onWhole={showWhole} />
    </div>
  )
}

interface ToolsProps {
  onStep: (closer: boolean) => void
  onWhole: () => void
}

/** For readers with neither a wheel nor two fingers. */
function Tools({ onStep, onWhole }: ToolsProps) {
  const tools = [
    { icon: 'plus-bold', label: m.explorer_closer(), onClick: () => onStep(true) },
    { icon: 'minus-bold', label: m.explorer_further(), onClick: () => onStep(false) },
    { icon: 'map-trifold', label: m.explorer_whole(), onClick: onWhole },
  ] as const
  return (
    <div className={styles.tools} data-scripted>
      {tools.map(tool => (
        <DiscButton key={tool.icon} className={styles.tool} {...tool} />
      ))}
    </div>
  )
}

interface MarksProps {
  marks: readonly (ExplorerMark | ExplorerLandmark)[]
  /** Their levels on a narrow and on a wide screen. */
  narrow: number
  wide: number
  lit: string | null
}

function Marks({ marks, narrow, wide, lit }: MarksProps): ReactNode {
  const drawn = useMemo(
    () =>
      marks.map(({ labelPositions, kind, ...mark }) => {
        const at = (level: number) => {
          const position = labelPositions[level] ?? '-'
          // What is chosen has its name, whatever is beside it.
          return mark.key === lit && (position === '-' || position === '.') ? 'e' : position
        }
        const place: DrawnPlace = { ...mark, number: null, labelPositions: [at(narrow), at(wide)] }
        return { kind, place }
      }),
    [marks, narrow, wide, lit],
  )
  return drawn
    .filter(({ place }) => place.labelPositions.some(labelPosition => labelPosition !== '.'))
    .sort((a, b) => Number(a.place.key === lit) - Number(b.place.key === lit))
    .map(({ kind, place }) => <PlaceMark key={place.key} place={place} kind={kind} now={place.key === lit} />)
}

/** The scale bar in kilometres; north is up. */
function ScaleBar({ perPixel }: { perPixel: number }) {
  const { kilometres, pixels } = scaleBar(perPixel, LONGEST_BAR)
  return (
    <div className={styles.scale} aria-hidden="true">
      <span className={styles.north}>N</span>
      <span className={styles.distance} style={{ '--bar': `${pixels}px` } as CSSProperties}>
        {m.explorer_kilometres({ count: kilometres })}
      </span>
    </div>
  )
}
