import type { RouteMapData } from '#cartography/print/map-data.ts'
import { DISC, MAP_DASHES, MAP_INKS, ROUTE_WIDTH, setPlaceNames } from './map-names.ts'

/** How wide the map is shown, in pixels. */
const SHOWN = 560

/** A route on its map with all that it needs in itself: no style of a page is there where it is read. */
export function PrintedMap({ map, label }: { map: RouteMapData; label: string }) {
  const k = map.width / SHOWN
  return (
    <svg viewBox={`0 0 ${map.width} ${map.height}`} role="img" aria-label={label}>
      <rect width={map.width} height={map.height} fill={MAP_INKS.sea} />
      <path d={map.neighbours} fill={MAP_INKS.neighbours} />
      <path d={map.land} fill={MAP_INKS.land} />
      {map.borders && <path d={map.borders} fill="none" stroke={MAP_INKS.borders} strokeWidth={k} />}
      <path d={map.lakes} fill={MAP_INKS.sea} fillRule="evenodd" />
      <g fill="none" stroke={MAP_INKS.route} strokeWidth={ROUTE_WIDTH * k} strokeLinecap="round">
        {map.legs.map(({ mode, path }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: printed once
          <path key={i} d={path} strokeDasharray={MAP_DASHES[mode]?.map(each => each * k).join(' ')} />
        ))}
      </g>
      {map.places.map(({ key, x, y }) => (
        <circle key={key} cx={x} cy={y} r={DISC * k} fill={MAP_INKS.route} />
      ))}
      {setPlaceNames(map, k).map(({ text, x, y, anchor, size }) => (
        <text
          key={`${text} ${x}`}
          x={x}
          y={y}
          dy="0.34em"
          textAnchor={anchor}
          fontSize={size}
          fontWeight={600}
          fill={MAP_INKS.names}
          stroke={MAP_INKS.land}
          strokeWidth={3 * k}
          paintOrder="stroke"
        >
          {text}
        </text>
      ))}
    </svg>
  )
}
