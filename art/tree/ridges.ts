/** One skyline of a range. */
export interface Ridge {
  /** Step of the sky scale: `sky-300`. */
  ink: string
  /** Heights of the skyline at even steps from left to right, counted down from the top of the box. */
  skyline: number[]
  /** Straight slopes, for mountains. */
  sharp?: boolean
}

/** How long every range is. */
export const RANGE_WIDTH = 1600

/** Ranges, each with its ridges from far to near. */
export const HILLS = {
  'hero-far': {
    height: 300,
    ridges: [
      {
        ink: 'sky-300',
        sharp: true,
        skyline: [
          41, 49, 56, 56, 64, 79, 93, 106, 112, 104, 88, 72, 59, 55, 53, 28, 24, 37, 38, 32, 45, 61, 70, 79,
          86,
        ],
      },
      {
        ink: 'sky-500',
        sharp: true,
        skyline: [
          98, 101, 104, 107, 111, 118, 127, 131, 131, 129, 125, 128, 140, 151, 162, 175, 186, 196, 206, 206,
          201, 197, 195, 192, 187,
        ],
      },
    ],
  },
  'hero-near': {
    height: 220,
    ridges: [
      { ink: 'sky-600', skyline: [71, 65, 57, 45, 31, 27, 34, 35, 36, 43, 48, 57, 58] },
      { ink: 'sky-700', skyline: [64, 68, 80, 80, 63, 55, 60, 68, 74, 77, 74, 81, 92] },
      { ink: 'sky-800', skyline: [108, 114, 126, 132, 146, 147, 138, 128, 119, 120, 122, 122, 118] },
      { ink: 'sky-900', skyline: [178, 177, 177, 172, 172, 175, 175, 175, 175, 175, 176, 182, 184] },
    ],
  },
  planner: {
    height: 260,
    ridges: [
      {
        ink: 'sky-500',
        sharp: true,
        skyline: [
          72, 72, 72, 75, 77, 78, 82, 90, 91, 85, 85, 89, 96, 106, 108, 110, 113, 104, 97, 92, 97, 99, 98, 94,
          85,
        ],
      },
      { ink: 'sky-600', skyline: [136, 135, 110, 95, 80, 68, 71, 83, 99, 130, 143, 132, 118] },
      { ink: 'sky-700', skyline: [170, 169, 164, 155, 157, 152, 135, 109, 124, 147, 146, 148, 137] },
      { ink: 'sky-800', skyline: [216, 206, 197, 186, 175, 174, 185, 197, 205, 209, 212, 212, 201] },
      { ink: 'sky-950', skyline: [226, 227, 230, 232, 231, 232, 233, 236, 236, 237, 239, 236, 235] },
    ],
  },
} satisfies Record<string, { height: number; ridges: Ridge[] }>

/** A ridge down to the foot of its range, as path data. */
export function ridgePath({ skyline, sharp }: Ridge, bottom: number): string {
  const step = RANGE_WIDTH / (skyline.length - 1)
  const slope = skyline.map((y, i) => {
    const x = Math.round(i * step)
    const next = skyline[i + 1]
    if (sharp || next === undefined) return `L${x} ${y}`
    return `Q${x} ${y} ${Math.round(x + step / 2)} ${Math.round((y + next) / 2)}`
  })
  return `M0 ${bottom}V${skyline[0]}${slope.join('')}V${bottom}Z`
}
