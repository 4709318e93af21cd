/** Which film of a row plays: pure but for its two timers (specification, sections 4 and 9). */

/** A pointer rests on a film this long before it plays, in milliseconds. */
export const HOVER_DELAY = 400

/** After the end of a film the next one waits this long, in milliseconds. */
export const NEXT_DELAY = 1000

/** A film is paused when less of it than this is on the screen. */
export const VISIBLE_PART = 0.5

/** What the projector works on. Films are named by their index in the row. */
export interface Screen {
  play: (film: number) => void
  pause: (film: number) => void
  /** Puts a film back to its still. */
  rewind: (film: number) => void
  /** Moves the row so that a film comes first. */
  reveal: (film: number) => void
  /** Says which film plays now, if any. */
  show: (film: number | null) => void
  /** Whether a film may play by itself. */
  mayPlay: () => boolean
}

/** Its events; a film's own controls start and stop it as well. */
export interface Projector {
  hover: (film: number) => void
  /** The pointer itself has moved over a film, whether or not it was heard to come. */
  moved: (film: number) => void
  leave: (film: number) => void
  press: (film: number) => void
  started: (film: number) => void
  stopped: (film: number) => void
  ended: (film: number) => void
  /** How much of a film is on the screen, from 0 to 1. */
  seen: (film: number, part: number) => void
  close: () => void
}

export function openProjector(count: number, screen: Screen): Projector {
  let playing: number | null = null
  let hovered: number | null = null
  /** The film under the pointer. That it came there may go unheard while what it left is not awake. */
  let under: number | null = null
  let next: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The row went back to its beginning under a pointer that rests: it points at nothing until it moves. */
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
    // The row moves under a resting pointer while the next film waits: that is not a hover.
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
