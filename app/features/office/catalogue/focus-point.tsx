import type { KeyboardEvent, PointerEvent, Ref } from 'react'
import { files } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import type { OfficePhoto } from '#app/picture/photo/photo-schema.ts'
import { photoStyle } from '#app/picture/picture.ts'
import { Frame } from '#app/ui/frame.tsx'
import styles from './focus-point.module.css'

type Point = OfficePhoto['focus']

interface FocusPointProps {
  photo: OfficePhoto
  focus: Point
  onMove: (focus: Point) => void
  isFixed: boolean
  ref: Ref<HTMLButtonElement>
}

const CROPS = ['21x9', '4x3', '3x4', '1x1'] as const
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The greatest height; the room is there before the picture is, so that the form below stays where it is. */
const MOST_REM = 24

const within = (value: number) => Math.round(Math.min(100, Math.max(0, value)))

/** The whole photograph with the point that every crop keeps, moved by pointer or arrow keys, and the crops. */
export function FocusPoint({ photo, focus, onMove, isFixed, ref }: FocusPointProps) {
  const { key, width, height, alt, credit } = photo
  const style = photoStyle({ ...photo, focus, alt: alt.en, credit })
  const src = files.photo(key, 828)
  const aspectRatio = width / height
  function onPointer(event: PointerEvent<HTMLDivElement>): void {
    if (isFixed || (event.type === 'pointermove' && !event.currentTarget.hasPointerCapture(event.pointerId)))
      return
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    const box = event.currentTarget.getBoundingClientRect()
    onMove({
      x: within(((event.clientX - box.left) / box.width) * 100),
      y: within(((event.clientY - box.top) / box.height) * 100),
    })
  }
  function onKey(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const by = event.shiftKey ? 10 : 1
    onMove({ x: within(focus.x + step[0] * by), y: within(focus.y + step[1] * by) })
  }
  return (
    <div className={styles.place}>
      <div
        className={styles.whole}
        style={{ ...style, aspectRatio, width: `min(100%, ${MOST_REM * aspectRatio}rem)` }}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
      >
        <img src={src} width={width} height={height} alt="" draggable={false} />
        <button
          ref={ref}
          type="button"
          className={styles.point}
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          aria-label={m.office_photo_focus({ x: focus.x, y: focus.y })}
          disabled={isFixed}
          onKeyDown={onKey}
        />
      </div>
      <p className={styles.fine}>{m.office_photo_focus_how()}</p>
      <ul className={styles.crops}>
        {CROPS.map(ratio => (
          <li key={ratio}>
            <Frame ratio={ratio} src={src} alt="" style={style} />
            <small>{ratio.replace('x', ':')}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}
