import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { fetchCaptions } from './film-clip.tsx'
import { openProjector, type Projector, type Screen, VISIBLE_PART } from './film-projector.ts'

/** Media query for devices on which films play on hover; others have controls. */
const BARE = '(width >= 64rem) and (prefers-reduced-motion: no-preference)'

/** Whether films have no controls. False in the server's HTML. */
export function useBare(): boolean {
  return useSyncExternalStore(
    changed => {
      const wide = matchMedia(BARE)
      wide.addEventListener('change', changed)
      return () => wide.removeEventListener('change', changed)
    },
    () => matchMedia(BARE).matches,
    () => false,
  )
}

/** No autoplay for readers who prefer reduced motion or save data. */
function mayPlay(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  const spares = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)']
  return !connection?.saveData && !spares.some(wish => matchMedia(wish).matches)
}

/** Scrolls the row sideways only, so that the page does not jump when a film ends. */
function reveal(video: HTMLVideoElement): void {
  const place = video.closest('li')
  const first = place?.parentElement?.firstElementChild
  if (place && first instanceof HTMLElement)
    place.closest('section')?.scrollTo({ left: place.offsetLeft - first.offsetLeft })
}

/** Actions of the projector, in the browser. */
function screenOf(
  films: readonly HTMLVideoElement[],
  show: Screen['show'],
  failed: Projector['stopped'],
): Screen {
  return {
    play: film => {
      const video = films[film]
      if (!video) return
      video.muted = true
      video.play().catch(() => failed(film))
    },
    pause: film => films[film]?.pause(),
    rewind: film => films[film]?.load(),
    reveal: film => films[film] && reveal(films[film]),
    show,
    mayPlay,
  }
}

/** Reports visibility of the films. Returns a function that stops it. */
function watch(films: readonly HTMLVideoElement[], seen: Projector['seen']): () => void {
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, intersectionRatio } of entries)
        seen(films.indexOf(target as HTMLVideoElement), intersectionRatio)
    },
    { threshold: VISIBLE_PART },
  )
  for (const film of films) observer.observe(film)
  return () => observer.disconnect()
}

/** Runs the projector of a row, and returns the playing film. */
export function useProjector(videos: RefObject<(HTMLVideoElement | null)[]>) {
  const [playing, setPlaying] = useState<number | null>(null)
  const projector = useRef<Projector>(null)
  useEffect(() => {
    const films = videos.current.filter(video => video !== null)
    const captioned = new Set<number>()
    const running = openProjector(
      films.length,
      screenOf(films, setPlaying, film => running.stopped(film)),
    )
    /** Loads captions on a film's first play. */
    function caption(film: number): void {
      const video = films[film]
      if (video && !captioned.has(film)) fetchCaptions(video)
      captioned.add(film)
    }
    function started(film: number): void {
      caption(film)
      running.started(film)
    }
    projector.current = { ...running, started }
    const unwatch = watch(films, running.seen)
    // Applies what the reader did before hydration.
    for (const [film, { played }] of films.entries()) if (played.length > 0) caption(film)
    const begun = films.findIndex(film => !film.paused)
    if (begun >= 0) started(begun)
    const pointedAt = films.findIndex(film => film.closest('article')?.matches(':hover'))
    if (pointedAt >= 0 && matchMedia(BARE).matches) running.hover(pointedAt)
    return () => {
      unwatch()
      running.close()
    }
  }, [videos])
  return { playing, projector }
}
