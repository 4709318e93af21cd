import { files } from '#app/links.ts'
import { classNames } from '#app/ui/class-names.ts'
import styles from './plate-picture.module.css'
import type { PlateChoice } from './species-schema.ts'

interface PlatePictureProps {
  plate: PlateChoice | null
  ratio: '1x1' | '4x3' | '16x9'
  /** It stands on the first screen. */
  priority?: boolean
  className?: string | undefined
}

const sizes = { '1x1': [800, 800], '4x3': [1200, 900], '16x9': [1600, 900] } as const

/** A species' plate, square-cut; a plain field where none is drawn yet. The words beside it say what it is. */
export function PlatePicture({ plate, ratio, priority = false, className }: PlatePictureProps) {
  const [width, height] = sizes[ratio]
  return (
    <span className={classNames(styles.plate, styles[`r${ratio}`], className)}>
      {plate && (
        <img
          src={files.plate(plate.species, plate.palette, ratio)}
          width={width}
          height={height}
          alt=""
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
        />
      )}
    </span>
  )
}
