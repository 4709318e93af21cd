import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { files } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import { Track } from '#app/ui/track.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { FilmData, FilmMoment } from './film.ts'
import { FilmCard } from './film-card.tsx'
import { fetchCaptions } from './film-clip.tsx'
import { openProjector, type Projector, type Screen, VISIBLE_PART } from './film-projector.ts'
import styles from './film-row.module.css'

/** Media query for devices on which films play on hover; others have controls. */
const BARE = '(width >= 64rem) and (prefers-reduced-motion: no-preference)'

/** Whether films have no controls. False in the server's HTML. */
function useBare(): boolean {
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
function useProjector(videos: RefObject<(HTMLVideoElement | null)[]>) {
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

interface FilmRowProps {
  films: readonly FilmData[]
  /** Matching moments, by key of the film. */
  moments?: Readonly<Record<string, readonly FilmMoment[]>>
}

const CARD = '24rem'
/** Width if two films share the page. */
const PAIR = 'max(24rem, min(40rem, 44vw))'

/**
 * A row of films of which one plays; a single one is beside its title. One element in both cases, so that a click
 * before hydration is kept.
 */
export function FilmRow({ films, moments }: FilmRowProps) {
  const videos = useRef<(HTMLVideoElement | null)[]>([])
  const bare = useBare()
  const { playing, projector } = useProjector(videos)
  /** Before a video is loaded, the time set is where it will start. */
  function playFrom(place: number, seconds: number) {
    const video = videos.current[place]
    if (!video) return
    video.currentTime = seconds
    if (playing !== place) projector.current?.press(place)
  }

  const clips = films.filter(({ video }) => video !== null)
  const label = moments ? m.film_said_title() : m.film_track()
  const title = (
    <>
      <Display size={64}>{moments ? m.film_said_title() : m.film_title()}</Display>
      <Text size="small" tone="quiet" className={styles.note}>
        {moments && m.film_said()} {m.film_samples()}
      </Text>
    </>
  )
  const cards = films.map(film => {
    // Written answers are not among the videos.
    const place = clips.indexOf(film)
    return (
      <FilmCard
        key={film.key}
        film={film}
        video={video => {
          if (place >= 0) videos.current[place] = video
        }}
        playing={playing === place}
        bare={bare}
        onHover={() => bare && projector.current?.hover(place)}
        onMoved={() => bare && projector.current?.moved(place)}
        onLeave={() => bare && projector.current?.leave(place)}
        onPress={() => projector.current?.press(place)}
        onStarted={() => projector.current?.started(place)}
        onStopped={() => projector.current?.stopped(place)}
        onEnded={() => projector.current?.ended(place)}
      >
        {moments?.[film.key] && (
          <FilmMoments
            film={film}
            moments={moments[film.key] ?? []}
            onMoment={seconds => playFrom(place, seconds)}
          />
        )}
      </FilmCard>
    )
  })
  return (
    <div>
      {films.length === 1 ? (
        <Wrap className={styles.single}>
          <div>{title}</div>
          {cards}
        </Wrap>
      ) : (
        <Track label={label} title={title} column={films.length === 2 ? PAIR : CARD}>
          {cards}
        </Track>
      )}
    </div>
  )
}

interface FilmMomentsProps {
  film: FilmData
  moments: readonly FilmMoment[]
  /** Plays the film from this second. */
  onMoment: (seconds: number) => void
}

/** Moments of a film. Without script each links to the video with its time. */
function FilmMoments({ film: { title, video }, moments, onMoment }: FilmMomentsProps) {
  return (
    <ul className={styles.moments} aria-label={m.film_moments({ title })}>
      {moments.map(moment => (
        <li key={moment.at}>
          {video === null ? (
            <p>
              <Said moment={moment} />
            </p>
          ) : (
            <a
              href={files.filmFrom(video, moment.at)}
              onClick={event => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                onMoment(moment.at)
              }}
            >
              <b>{moment.clock}</b> <Said moment={moment} />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function Said({ moment: { pieces } }: { moment: FilmMoment }) {
  return (
    <span>
      {pieces.map(({ words, isAsked }, at) => {
        const place = `${at} ${words}`
        return isAsked ? <mark key={place}>{words}</mark> : <span key={place}>{words}</span>
      })}
    </span>
  )
}
