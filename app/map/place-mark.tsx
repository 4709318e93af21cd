import { type CSSProperties, memo } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import type { LabelPosition } from '#cartography/labels/label-levels.ts'
import { labelOffset } from '#cartography/labels/place-labels.ts'
import { type DrawnLandmark, type DrawnPlace, SIZES } from '#cartography/print/map-data.ts'
import styles from './place-mark.module.css'

interface PlaceMarkProps {
  place: DrawnPlace
  /** Shown in red, and larger. */
  now: boolean
  /** A pin shows its number. A sight is smaller, and a region is a name without a disc. */
  kind: 'stop' | 'pin' | 'sight' | 'region' | 'summit' | 'park'
}

/** A triangle around the exact point. */
const TRIANGLE = 'M0-.9 1 .7H-1Z'

/** A place: its disc, and its name or number, positioned for wide and for narrow screens. */
export const PlaceMark = memo(function PlaceMark({ place, now, kind }: PlaceMarkProps) {
  const { key, number, x, y, labelPositions, on } = place
  const [narrow, wide] = labelPositions
  const isAlike = narrow === wide && (!on || on === 'water')
  return (
    <g
      data-place={kind === 'summit' || kind === 'park' ? undefined : key}
      className={classNames(
        styles.place,
        styles[kind],
        now && styles.now,
        // Until the map is measured both widths are drawn.
        narrow === '.' && styles.wide,
        wide === '.' && styles.narrow,
      )}
    >
      {kind === 'summit' && <path d={TRIANGLE} style={{ translate: `${x}px ${y}px` }} />}
      {kind !== 'region' && kind !== 'summit' && <circle cx={x} cy={y} />}
      {kind === 'pin' && number !== null && (
        <text className={styles.number} x={x} y={y} dy="0.34em">
          {number}
        </text>
      )}
      {kind !== 'pin' && (
        <PlaceName
          place={place}
          kind={kind}
          labelPosition={wide}
          isOnWater={!!on && on !== 'narrow water'}
          className={!isAlike && styles.wide}
        />
      )}
      {kind !== 'pin' && !isAlike && (
        <PlaceName
          place={place}
          kind={kind}
          labelPosition={narrow}
          isOnWater={!!on && on !== 'wide water'}
          className={styles.narrow}
        />
      )}
    </g>
  )
})

/** Summits with their names, and parks: a park is a dot on small maps, and named on the full-screen one. */
export function Landmarks({ landmarks }: { landmarks: readonly DrawnLandmark[] }) {
  return landmarks.map(({ kind, ...place }) => (
    <PlaceMark key={place.key} place={place} kind={kind} now={false} />
  ))
}

const NAMES: Partial<Record<PlaceMarkProps['kind'], number>> = { stop: SIZES.name, region: SIZES.regionName }

interface PlaceNameProps extends Pick<PlaceMarkProps, 'place' | 'kind'> {
  labelPosition: LabelPosition
  isOnWater: boolean
  className?: string | false | undefined
}

/** A name at its side of its disc, or on the exact point. */
function PlaceName({ place: { name, x, y }, kind, labelPosition, isOnWater, className }: PlaceNameProps) {
  if (name === '' || labelPosition === '-' || labelPosition === '.') return null
  const disc = { radius: SIZES.currentDisc, textHeight: NAMES[kind] ?? SIZES.sightName }
  const { anchor, dx, dy } =
    labelPosition === 'c' ? ({ anchor: 'middle', dx: 0, dy: 0 } as const) : labelOffset(labelPosition, disc)
  return (
    <text
      className={classNames(styles.name, isOnWater && styles.water, className)}
      x={x}
      y={y}
      dy="0.34em"
      textAnchor={anchor}
      style={{ '--dx': dx, '--dy': dy } as CSSProperties}
    >
      {name}
    </text>
  )
}
