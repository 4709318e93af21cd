import { type PointerEvent, useState } from 'react'

export interface DayDrag {
  /** The day that is held. */
  held: string | null
  /** Where it would land: the place of the day under the pointer. */
  over: number | null
  /** What the handle of a day listens to. */
  handle: (dayId: string) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: () => void
    onPointerCancel: () => void
  }
}

/** Lifts a day by its handle, with a mouse or a finger, and puts it where it is let go. Keys do the same. */
export function useDayDrag(onDrop: (dayId: string, to: number) => void): DayDrag {
  const [held, hold] = useState<string | null>(null)
  const [over, setOver] = useState<number | null>(null)
  function end(): void {
    hold(null)
    setOver(null)
  }
  return {
    held,
    over,
    handle: dayId => ({
      onPointerDown: event => {
        event.currentTarget.setPointerCapture(event.pointerId)
        hold(dayId)
      },
      onPointerMove: event => {
        if (held !== dayId) return
        const below = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-day-at]')
        if (below instanceof HTMLElement) setOver(Number(below.dataset.dayAt))
      },
      onPointerUp: () => {
        if (held === dayId && over !== null) onDrop(dayId, over)
        end()
      },
      onPointerCancel: end,
    }),
  }
}
