import type { Sun } from '#art/poster/sun.ts'

export interface SunPlace {
  /** The share of the room beside the disc that lies left of it: an `object-position`. */
  left: number
  /** The share of the print above the disc: as much can be cut there. */
  above: number
  /** How wide the disc is, as a share of the print. */
  across: number
}

/** Room round the disc, as a share of it: it never touches the edge. */
const HALO = 1.1

/** Where a print is held so that any crop that its disc fits into shows all of it. */
export function sunPlace({ x, y, across, tall }: Sun): SunPlace {
  return { left: before(x, across * HALO), above: Math.max(0, y - (tall * HALO) / 2), across: across * HALO }
}

function before(middle: number, size: number): number {
  return Math.min(1, Math.max(0, (middle - size / 2) / (1 - size)))
}
