import { shape } from './marks.ts'
import { moved, type Points, read } from './points.ts'

const HOOF = '-9,0! -6,-9 6,-9 8,0!'
const FISH = '0,0! 10,-5 20,0 26,-6! 24,0 26,6! 20,0 10,5'

/** Hooves or toenails standing on the ground, `x,y,scale` each. */
export function hooves(spots: Points, ink: string): string {
  return stood(HOOF, spots, ink)
}

/** Small fish swimming left, `x,y,scale` each, all turned alike. */
export function shoal(spots: Points, ink: string, degrees = 0): string {
  return stood(FISH, spots, ink, degrees)
}

function stood(outline: string, spots: Points, ink: string, degrees = 0): string {
  return shape(
    read(spots).map(({ x, y, size }) => moved(outline, x, y, size, degrees)),
    ink,
  )
}
