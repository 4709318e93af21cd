import { type CSSProperties, type ReactNode, useId, useMemo } from 'react'
import { MapGround } from '#app/map/map-ground.tsx'
import { PlaceMark } from '#app/map/place-mark.tsx'
import { Legs } from '#app/map/route-legs.tsx'
import { m } from '#app/paraglide/messages.js'
import { DiscButton } from '#app/ui/disc-button.tsx'
import type { DrawnPlace } from '#cartography/print/map-data.ts'
import type { ExplorerLandmark, ExplorerMap, ExplorerMark, View } from './explorer-schema.ts'
import styles from './map-stage.module.css'
import { useMapHand, zoomStep } from './use-map-hand.ts'
import { useMapView } from './use-map-view.ts'
import {
  kilometresPerPixel,
  levelAt,
  markNear,
  pointUnder,
  scaleBar,
  scaleOf,
  wholeNames,
  wholeView,
  windowOf,
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
        const place: DrawnPlace = {
          ...mark,
          number: null,
          labelPositions: [labelPositions[narrow] ?? '-', labelPositions[wide] ?? '-'],
        }
        return { kind, place }
      }),
    [marks, narrow, wide],
  )
  return drawn
    .filter(
      ({ place }) => place.key === lit || place.labelPositions.some(labelPosition => labelPosition !== '.'),
    )
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
