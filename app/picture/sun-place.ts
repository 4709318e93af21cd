import type { Sun } from '#art/poster/sun.ts'

/** Shares of a crop: of the room beside the disc what lies left of it and above it, and how wide the disc is. */
export interface SunPlace {
  left: number
  top: number
  across: number
}

/** Room round the disc, as a share of it: it never touches the edge. */
const HALO = 1.1

/**
 * Where a print is held so that its disc keeps its place in any crop: as `object-position`, the share of the
 * room beside the disc that lies before it. A crop that the disc fits into shows all of it.
 */
export function sunPlace({ x, y, across, tall }: Sun): SunPlace {
  return { left: before(x, across * HALO), top: before(y, tall * HALO), across: across * HALO }
}

function before(middle: number, size: number): number {
  return Math.min(1, Math.max(0, (middle - size / 2) / (1 - size)))
}
