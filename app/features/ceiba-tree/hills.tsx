import styles from './hills.module.css'

interface Ridge {
  ink: string
  /** Heights of the skyline at even steps from left to right, counted down from the top of the box. */
  skyline: number[]
  /** Straight slopes, for mountains. */
  sharp?: boolean
}

const WIDTH = 1600

/** Far to near. */
const HILLS = {
  'hero-far': {
    height: 300,
    ridges: [
      {
        ink: 'var(--sky-300)',
        sharp: true,
        skyline: [
          41, 49, 56, 56, 64, 79, 93, 106, 112, 104, 88, 72, 59, 55, 53, 28, 24, 37, 38, 32, 45, 61, 70, 79,
          86,
        ],
      },
      {
        ink: 'var(--sky-500)',
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
      { ink: 'var(--sky-600)', skyline: [71, 65, 57, 45, 31, 27, 34, 35, 36, 43, 48, 57, 58] },
      { ink: 'var(--sky-700)', skyline: [64, 68, 80, 80, 63, 55, 60, 68, 74, 77, 74, 81, 92] },
      { ink: 'var(--sky-800)', skyline: [108, 114, 126, 132, 146, 147, 138, 128, 119, 120, 122, 122, 118] },
      { ink: 'var(--sky-900)', skyline: [178, 177, 177, 172, 172, 175, 175, 175, 175, 175, 176, 182, 184] },
    ],
  },
  planner: {
    height: 260,
    ridges: [
      {
        ink: 'var(--sky-500)',
        sharp: true,
        skyline: [
          72, 72, 72, 75, 77, 78, 82, 90, 91, 85, 85, 89, 96, 106, 108, 110, 113, 104, 97, 92, 97, 99, 98, 94,
          85,
        ],
      },
      { ink: 'var(--sky-600)', skyline: [136, 135, 110, 95, 80, 68, 71, 83, 99, 130, 143, 132, 118] },
      { ink: 'var(--sky-700)', skyline: [170, 169, 164, 155, 157, 152, 135, 109, 124, 147, 146, 148, 137] },
      { ink: 'var(--sky-800)', skyline: [216, 206, 197, 186, 175, 174, 185, 197, 205, 209, 212, 212, 201] },
      { ink: 'var(--sky-950)', skyline: [226, 227, 230, 232, 231, 232, 233, 236, 236, 237, 239, 236, 235] },
    ],
  },
} satisfies Record<string, { height: number; ridges: Ridge[] }>

interface HillsProps {
  /** Behind the hero's tree, in front of it, or at the foot of the planner band, above the footer. */
  variant: keyof typeof HILLS
  className?: string
}

/** Layered hills that stretch to their box. */
export function Hills({ variant, className = '' }: HillsProps) {
  const { height, ridges } = HILLS[variant]
  return (
    <svg
      className={`${styles.hills} ${className}`}
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {ridges.map(ridge => (
        <path key={ridge.ink} fill={ridge.ink} d={ridgePath(ridge, height)} />
      ))}
    </svg>
  )
}

function ridgePath({ skyline, sharp }: Ridge, bottom: number): string {
  const step = WIDTH / (skyline.length - 1)
  const slope = skyline.map((y, i) => {
    const x = Math.round(i * step)
    const next = skyline[i + 1]
    if (sharp || next === undefined) return `L${x} ${y}`
    return `Q${x} ${y} ${Math.round(x + step / 2)} ${Math.round((y + next) / 2)}`
  })
  return `M0 ${bottom}V${skyline[0]}${slope.join('')}V${bottom}Z`
}
