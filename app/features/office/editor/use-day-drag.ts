import { type PointerEvent, useState } from 'react'

export interface DayDrag {
  /** Id of the dragged day. */
  held: string | null
  /** Index of the day under the pointer, where it would be dropped. */
  over: number | null
  /** Event handlers for a day's drag handle. */
  handle: (dayId: string) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: () => void
    onPointerCancel: () => void
  }
}

/** Drag and drop of days by their handle, with mouse or touch. Keyboard moves do the same. */
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
