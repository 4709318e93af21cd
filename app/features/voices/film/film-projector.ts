/** Decides which film of a row plays; pure except for two timers (specification, sections 4 and 9). */

/** Hover time before a film plays, in milliseconds. */
export const HOVER_DELAY = 400

/** Pause before the next film plays, in milliseconds. */
export const NEXT_DELAY = 1000

/** A film with a smaller visible part is paused. */
export const VISIBLE_PART = 0.5

/** Actions on the films, which are identified by their index in the row. */
export interface Screen {
  play: (film: number) => void
  pause: (film: number) => void
  /** Resets a film to its poster frame. */
  rewind: (film: number) => void
  /** Scrolls the row so that a film comes first. */
  reveal: (film: number) => void
  /** Reports the playing film, if any. */
  show: (film: number | null) => void
  /** Whether autoplay is allowed. */
  mayPlay: () => boolean
}

/** Input events; a film's own controls start and stop it as well. */
export interface Projector {
  hover: (film: number) => void
  /** The pointer itself moved over a film, whether or not its arrival was reported. */
  moved: (film: number) => void
  leave: (film: number) => void
  press: (film: number) => void
  started: (film: number) => void
  stopped: (film: number) => void
  ended: (film: number) => void
  /** Visible part of a film, from 0 to 1. */
  seen: (film: number, part: number) => void
  close: () => void
}

export function openProjector(count: number, screen: Screen): Projector {
  let playing: number | null = null
  let hovered: number | null = null
  /** The film under the pointer; its arrival may be missed before hydration. */
  let under: number | null = null
  let next: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The row returned to its start under a resting pointer, which counts only after it moves. */
  let resting = false
  const outOfSight = new Set<number>()

  function forget(): void {
    clearTimeout(timer)
    hovered = null
    next = null
  }

  function setPlaying(film: number | null): void {
    playing = film
    screen.show(film)
  }

  function started(film: number): void {
    forget()
    if (film === playing) return
    if (playing !== null) screen.pause(playing)
    setPlaying(film)
  }

  function start(film: number): void {
    started(film)
    screen.play(film)
  }

  function stop(film: number): void {
    if (film !== playing) return
    setPlaying(null)
    screen.pause(film)
  }

  function playNext(film: number): void {
    screen.reveal(film)
    if (!screen.mayPlay()) return
    next = film
    timer = setTimeout(() => {
      if (outOfSight.has(film)) forget()
      else start(film)
    }, NEXT_DELAY)
  }

  function hover(film: number): void {
    // The row scrolls under a resting pointer while the next film waits, which is no hover.
    if (resting || next !== null || film === playing || !screen.mayPlay()) return
    forget()
    hovered = film
    timer = setTimeout(() => start(film), HOVER_DELAY)
  }

  return {
    hover: film => {
      under = film
      hover(film)
    },
    moved: film => {
      if (!resting && film === under) return
      resting = false
      under = film
      hover(film)
    },
    leave: film => {
      under = null
      if (film === hovered) forget()
      stop(film)
    },
    press: film => {
      resting = false
      if (film === playing) stop(film)
      else start(film)
    },
    started,
    stopped: film => {
      if (film === playing) setPlaying(null)
    },
    ended: film => {
      forget()
      if (film === playing) setPlaying(null)
      screen.rewind(film)
      if (film + 1 < count) playNext(film + 1)
      else {
        resting = true
        screen.reveal(0)
      }
    },
    seen: (film, part) => {
      if (part >= VISIBLE_PART) outOfSight.delete(film)
      else {
        outOfSight.add(film)
        stop(film)
      }
    },
    close: forget,
  }
}
