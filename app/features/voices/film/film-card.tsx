import { type PointerEvent, type ReactNode, type Ref, useRef } from 'react'
import { initialsOf } from '#app/features/voices/review/review.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import { clockOf } from './film.ts'
import styles from './film-card.module.css'
import { type FilmEvents, FilmFrame, FilmStill } from './film-frame.tsx'
import type { FilmData } from './film-schema.ts'

const groups = { Solo: m.film_solo, Family: m.film_family, Couple: m.film_couple } as const

interface FilmCardProps extends FilmEvents {
  film: FilmData
  video: Ref<HTMLVideoElement>
  playing: boolean
  /** Whether films play on hover, without controls. */
  bare: boolean
  onHover: () => void
  /** Called when the pointer itself moves, not when the row scrolls under it. */
  onMoved: () => void
  onLeave: () => void
  /** Shown below the question. */
  children?: ReactNode
}

/** Ignores touch, which has no hover. */
const byMouse = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
  if (event.pointerType !== 'touch') act(event)
}

/** A question, its author and the video of the answer, or a written answer (design, 22, AskCard). */
export function FilmCard({ film, onHover, onMoved, onLeave, children, ...frame }: FilmCardProps) {
  const own = useRef<HTMLVideoElement>(null)
  const { title, video, answer } = film
  const { playing } = frame
  return (
    <article
      className={`on-paper ${styles.card}`}
      onPointerEnter={byMouse(onHover)}
      onPointerMove={byMouse(({ movementX, movementY }) => (movementX || movementY) && onMoved())}
      onPointerLeave={byMouse(onLeave)}
    >
      {video === null ? (
        <div className={styles.frame}>
          <FilmStill film={film} />
        </div>
      ) : (
        <FilmFrame film={film} own={own} {...frame} />
      )}
      <Display as="h3" size={30} className={styles.title}>
        {title}
      </Display>
      {video === null && <p className={styles.answer}>{answer}</p>}
      {children}
      <Answerer film={film} playing={playing} />
    </article>
  )
}

/** Initials instead of a portrait, because none is drawn of travellers. */
function Answerer({ film, playing }: Pick<FilmCardProps, 'film' | 'playing'>) {
  const { customerNames, groupType, where } = film
  return (
    <div className={styles.by}>
      <span aria-hidden="true">{initialsOf(customerNames)}</span>
      <Text size="small">
        <b>{customerNames}</b> {groups[groupType]()}, {where}
        <small>{stateWords(film, playing)}</small>
      </Text>
    </div>
  )
}

function stateWords({ video, seconds, captions }: FilmData, playing: boolean): string {
  if (video === null) return m.film_reads()
  if (playing) return m.film_playing()
  const languages = captions.map(({ language }) => language.toUpperCase()).join(' ')
  return m.film_length({ length: clockOf(seconds), languages })
}
