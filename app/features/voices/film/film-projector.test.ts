import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HOVER_DELAY, NEXT_DELAY, openProjector, type Projector } from './film-projector.ts'

/** A row of fake films that obey and report back like browsers do. */
function openRow(count = 3, mayPlay = () => true) {
  const calls: string[] = []
  let playing: number | null = null
  const projector: Projector = openProjector(count, {
    play: film => {
      calls.push(`play ${film}`)
      projector.started(film)
    },
    pause: film => {
      calls.push(`pause ${film}`)
      projector.stopped(film)
    },
    rewind: film => calls.push(`rewind ${film}`),
    reveal: film => calls.push(`reveal ${film}`),
    show: film => {
      playing = film
    },
    mayPlay,
  })
  /** The end of a film as browsers report it: first that it paused. */
  const end = (film: number) => {
    projector.stopped(film)
    projector.ended(film)
  }
  return { ...projector, end, calls, playing: () => playing }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a film under the pointer', () => {
  test('plays after 400 ms and not before, and is paused when the pointer leaves', () => {
    const row = openRow()
    row.hover(1)
    vi.advanceTimersByTime(HOVER_DELAY - 1)
    expect(row.playing()).toBeNull()
    vi.advanceTimersByTime(1)
    expect(HOVER_DELAY).toBe(400)
    expect(row.playing()).toBe(1)
    row.leave(1)
    expect(row.playing()).toBeNull()
    expect(row.calls).toEqual(['play 1', 'pause 1'])
  })

  test('plays when a pointer that was already there moves, and not again after a pause', () => {
    const row = openRow()
    row.moved(1)
    vi.advanceTimersByTime(HOVER_DELAY)
    expect(row.playing()).toBe(1)
    row.press(1)
    row.moved(1)
    vi.advanceTimersByTime(HOVER_DELAY)
    expect(row.calls).toEqual(['play 1', 'pause 1'])
    row.leave(1)
    row.moved(1)
    vi.advanceTimersByTime(HOVER_DELAY)
    expect(row.playing()).toBe(1)
  })

  test('waits from the pointer’s arrival, even if it keeps moving', () => {
    const row = openRow()
    row.hover(1)
    vi.advanceTimersByTime(HOVER_DELAY - 1)
    row.moved(1)
    vi.advanceTimersByTime(1)
    expect(row.playing()).toBe(1)
  })

  test('does not play if the pointer only passes', () => {
    const row = openRow()
    row.hover(0)
    vi.advanceTimersByTime(HOVER_DELAY - 1)
    row.leave(0)
    vi.advanceTimersByTime(HOVER_DELAY)
    expect(row.calls).toEqual([])
    row.hover(1)
    vi.advanceTimersByTime(HOVER_DELAY)
    expect(row.calls).toEqual(['play 1'])
  })

  test('plays at once when clicked, and a second click pauses it', () => {
    const row = openRow()
    row.hover(0)
    row.press(0)
    expect(row.playing()).toBe(0)
    row.press(0)
    vi.advanceTimersByTime(HOVER_DELAY)
    expect(row.calls).toEqual(['play 0', 'pause 0'])
  })
})

describe('one film at a time', () => {
  test('a film that is pressed pauses the one that plays', () => {
    const row = openRow()
    row.press(0)
    row.press(2)
    expect(row.calls).toEqual(['play 0', 'pause 0', 'play 2'])
    expect(row.playing()).toBe(2)
  })

  test('a film that is started by its own controls does so too', () => {
    const row = openRow()
    row.started(0)
    row.started(1)
    expect(row.calls).toEqual(['pause 0'])
    expect(row.playing()).toBe(1)
  })

  test('leaving a film that does not play changes nothing', () => {
    const row = openRow()
    row.press(0)
    row.leave(1)
    expect(row.playing()).toBe(0)
  })
})

describe('the end of a film', () => {
  test('scrolls to the next one and plays it after 1 second', () => {
    const row = openRow()
    row.press(0)
    row.end(0)
    expect(row.calls).toEqual(['play 0', 'rewind 0', 'reveal 1'])
    vi.advanceTimersByTime(NEXT_DELAY - 1)
    expect(row.playing()).toBeNull()
    vi.advanceTimersByTime(1)
    expect(NEXT_DELAY).toBe(1000)
    expect(row.playing()).toBe(1)
  })

  test('of the last film returns to the first without playing it', () => {
    const row = openRow(2)
    row.press(1)
    row.end(1)
    vi.advanceTimersByTime(NEXT_DELAY * 2)
    expect(row.calls).toEqual(['play 1', 'rewind 1', 'reveal 0'])
    expect(row.playing()).toBeNull()
  })

  test('ignores the row scrolling under a resting pointer', () => {
    const row = openRow(4)
    row.hover(0)
    vi.advanceTimersByTime(HOVER_DELAY)
    row.end(0)
    row.leave(0)
    row.hover(3)
    vi.advanceTimersByTime(NEXT_DELAY)
    expect(row.calls.filter(what => what.startsWith('play'))).toEqual(['play 0', 'play 1'])
  })

  test('of the last film starts nothing under a resting pointer, until that moves', () => {
    const row = openRow(3)
    row.press(2)
    row.end(2)
    row.hover(1)
    vi.advanceTimersByTime(HOVER_DELAY * 5)
    expect(row.playing()).toBeNull()
    row.moved(1)
    vi.advanceTimersByTime(HOVER_DELAY - 1)
    expect(row.playing()).toBeNull()
    vi.advanceTimersByTime(1)
    expect(row.playing()).toBe(1)
    row.press(1)
    row.moved(1)
    vi.advanceTimersByTime(HOVER_DELAY)
    expect(row.playing()).toBeNull()
  })

  test('plays the next film, even if the pointer rests on another', () => {
    const row = openRow()
    row.press(0)
    row.hover(2)
    row.end(0)
    vi.advanceTimersByTime(NEXT_DELAY)
    expect(row.calls.filter(what => what.startsWith('play'))).toEqual(['play 0', 'play 1'])
  })

  test('plays nothing if another film was started meanwhile', () => {
    const row = openRow()
    row.press(0)
    row.end(0)
    row.press(2)
    vi.advanceTimersByTime(NEXT_DELAY)
    expect(row.playing()).toBe(2)
  })

  test('plays nothing that is out of view', () => {
    const row = openRow()
    row.press(0)
    row.seen(1, 0.2)
    row.end(0)
    vi.advanceTimersByTime(NEXT_DELAY)
    expect(row.playing()).toBeNull()
    row.hover(2)
    vi.advanceTimersByTime(HOVER_DELAY)
    expect(row.playing()).toBe(2)
  })
})

describe('a film that is scrolled away', () => {
  test('is paused when less than half of it is visible', () => {
    const row = openRow()
    row.press(0)
    row.seen(0, 0.5)
    expect(row.playing()).toBe(0)
    row.seen(0, 0.49)
    expect(row.playing()).toBeNull()
    expect(row.calls.at(-1)).toBe('pause 0')
  })

  test('does not stop another', () => {
    const row = openRow()
    row.press(0)
    row.seen(2, 0)
    expect(row.playing()).toBe(0)
  })
})

describe('without autoplay', () => {
  test('hovering starts nothing, a click does, and the next film is shown but waits', () => {
    const row = openRow(3, () => false)
    row.hover(0)
    vi.advanceTimersByTime(HOVER_DELAY)
    expect(row.calls).toEqual([])
    row.press(0)
    row.end(0)
    vi.advanceTimersByTime(NEXT_DELAY)
    expect(row.calls).toEqual(['play 0', 'rewind 0', 'reveal 1'])
  })
})

test('nothing plays once the row is gone', () => {
  const row = openRow()
  row.hover(0)
  row.close()
  vi.advanceTimersByTime(HOVER_DELAY)
  row.press(1)
  row.end(1)
  row.close()
  vi.advanceTimersByTime(NEXT_DELAY)
  expect(row.calls.filter(what => what.startsWith('play'))).toEqual(['play 1'])
})
