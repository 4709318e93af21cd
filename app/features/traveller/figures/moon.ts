/** Geometry of the moon's lit part as an SVG path, in a circle around 0, 0. */

/** `phase` runs from 0 (new) over 0.5 (full) to 1; the right side is lit while waxing. */
export function moonPath(phase: number, radius: number): string {
  const lit = (1 - Math.cos(2 * Math.PI * phase)) / 2
  const isGrowing = phase <= 0.5
  const bulge = Math.round(Math.abs(1 - 2 * lit) * radius * 100) / 100
  // The outer edge is half of the circle, the inner one half of an ellipse that bends with the phase.
  const outer = `A${radius} ${radius} 0 0 ${isGrowing ? 1 : 0} 0 ${radius}`
  const inner = `A${bulge} ${radius} 0 0 ${lit > 0.5 === isGrowing ? 1 : 0} 0 ${-radius}`
  return `M0 ${-radius}${outer}${inner}Z`
}
