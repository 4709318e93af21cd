import { DRAWN, type RouteMapData } from '#cartography/print/map-data.ts'
import {
  groundShapes,
  legShapes,
  mapTexts,
  markShapes,
  type PrintedShape,
  type PrintedText,
} from './map-shapes.ts'

/** Width of the map in pixels: on paper and most screens, and on a phone (trip-page.tsx). */
const SHOWN = 560

/** A route on its map as a self-contained SVG, because a file has no style sheet of the site. */
export function PrintedMap({ map, label }: { map: RouteMapData; label: string }) {
  const k = map.width / SHOWN
  return (
    <svg viewBox={`0 0 ${map.width} ${map.height}`} role="img" aria-label={label}>
      <g strokeLinecap="round" strokeLinejoin="round" fillRule="evenodd">
        <Shapes shapes={[...groundShapes(map, k), ...legShapes(map, k)]} />
      </g>
      <Marks map={map} k={k} className="wide" />
      <Marks map={map} k={map.width / DRAWN.phone} className="narrow" />
    </svg>
  )
}

/** Marks that keep their size at any width of the map. */
function Marks({ map, k, className }: { map: RouteMapData; k: number; className: string }) {
  return (
    <g className={className}>
      <Shapes shapes={markShapes(map, k)} />
      {mapTexts(map, k).map(text => (
        <Text key={`${text.text} ${text.x}`} text={text} k={k} />
      ))}
    </g>
  )
}

function Shapes({ shapes }: { shapes: readonly PrintedShape[] }) {
  return shapes.map(({ path, fill = 'none', stroke, width, dash, blunt }, i) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: printed once
      key={i}
      d={path}
      fill={fill}
      stroke={stroke}
      strokeWidth={width}
      strokeDasharray={dash?.join(' ')}
      strokeLinecap={blunt ? 'butt' : undefined}
    />
  ))
}

function Text({ text, k }: { text: PrintedText; k: number }) {
  const { x, y, angle, anchor, size, ink, face, halo, spacing } = text
  return (
    <text
      transform={angle ? `translate(${x} ${y}) rotate(${angle})` : undefined}
      {...(angle ? {} : { x, y })}
      dy="0.34em"
      textAnchor={anchor}
      fontSize={size}
      fontWeight={face === 'strong' ? 600 : undefined}
      fontStyle={face === 'italic' ? 'italic' : undefined}
      letterSpacing={spacing && `${spacing}em`}
      fill={ink}
      {...(halo && { stroke: halo, strokeWidth: 3 * k, strokeLinejoin: 'round', paintOrder: 'stroke' })}
    >
      {text.text}
    </text>
  )
}
