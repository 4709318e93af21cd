import { files } from '#app/links.ts'
import { classNames } from '#app/ui/class-names.ts'
import styles from './plate-picture.module.css'
import type { PlateChoice } from './species-schema.ts'

interface PlatePictureProps {
  plate: PlateChoice | null
  ratio: '1x1' | '4x3' | '16x9'
  /** Whether it is above the fold. */
  priority?: boolean
  className?: string | undefined
}

const sizes = { '1x1': [800, 800], '4x3': [1200, 900], '16x9': [1600, 900] } as const

/**
 * A species' plate, cropped square; a ring if none is drawn yet. Decorative, because the text beside it names the
 * species.
 */
export function PlatePicture({ plate, ratio, priority = false, className }: PlatePictureProps) {
  const [width, height] = sizes[ratio]
  return (
    <span className={classNames(styles.plate, styles[`r${ratio}`], className)}>
      {plate ? (
        <img
          src={files.plate(plate.species, plate.palette, ratio)}
          width={width}
          height={height}
          alt=""
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
        />
      ) : (
        <svg
          className={styles.undrawn}
          viewBox="0 0 96 96"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <path d="M0 71q24-12 48-4t48-8v37H0z" />
          <path d="M0 81q30-9 56-3t40-4v22H0z" />
          <circle cx="48" cy="43" r="20" />
        </svg>
      )}
    </span>
  )
}
