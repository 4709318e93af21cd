import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths; it fills its place when no width is given. */
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  /** Instead of a height, for pictures: `4 / 3`. */
  ratio?: CSSProperties['aspectRatio']
  className?: string
}

/** Holds the place of what is still on its way. Say so in words beside it, with `aria-busy` on the region. */
export function Skeleton({ width, height, ratio, className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, className)}
      style={{ width, height, aspectRatio: ratio }}
      aria-hidden="true"
    />
  )
}
