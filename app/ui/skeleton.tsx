import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths; it fills its container if no width is given. */
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  /** For pictures, instead of a height: `4 / 3`. */
  ratio?: CSSProperties['aspectRatio']
  className?: string
}

/** A placeholder for content that is loading. Say so in text beside it, with `aria-busy` on the region. */
export function Skeleton({ width, height, ratio, className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, className)}
      style={{ width, height, aspectRatio: ratio }}
      aria-hidden="true"
    />
  )
}
