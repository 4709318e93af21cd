import type { Sun } from '#art/poster/sun.ts'

export interface SunPosition {
  /** The share of the space beside the disc that is left of it, as an `object-position`. */
  left: number
  /** The share of the print above the disc, which can be cropped. */
  above: number
  /** The disc's width as a share of the print. */
  across: number
}

/** Margin around the disc, as a factor: it never touches the edge. */
const HALO = 1.1

/** The position of a print in its crop, so that any crop with room for the disc shows all of it. */
export function sunPosition({ x, y, across, tall }: Sun): SunPosition {
  return { left: before(x, across * HALO), above: Math.max(0, y - (tall * HALO) / 2), across: across * HALO }
}

function before(middle: number, size: number): number {
  return Math.min(1, Math.max(0, (middle - size / 2) / (1 - size)))
}
