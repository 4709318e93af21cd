import type { ComponentProps } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { FilmData } from './film.ts'

const languages: Record<string, () => string> = { en: m.film_captions_en, es: m.film_captions_es }

/** Loads the captions in the reader's language; hidden, because the card renders them itself. */
export function fetchCaptions({ textTracks }: HTMLVideoElement): void {
  for (const track of textTracks) track.mode = track.language === getLocale() ? 'hidden' : 'disabled'
}

/** The current caption in the reader's language; empty between captions. */
export function captionOf({ textTracks }: HTMLVideoElement): string {
  const track = [...textTracks].find(({ mode }) => mode === 'hidden')
  const cues = [...(track?.activeCues ?? [])] as VTTCue[]
  return cues.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join(' ')
}

interface FilmClipProps extends ComponentProps<'video'> {
  film: FilmData
  /** Whether captions load with the page. */
  captioned?: boolean
}

/** The video with its captions. Nothing loads before it plays. */
export function FilmClip({ film, captioned = false, ...rest }: FilmClipProps) {
  return (
    <video
      {...rest}
      src={film.video ?? undefined}
      width={480}
      height={360}
      preload="none"
      playsInline
      aria-label={`${film.title} ${film.customerNames}`}
    >
      {film.captions.map(({ language, url }) => (
        <track
          key={language}
          kind="captions"
          srcLang={language}
          label={languages[language]?.() ?? language}
          src={url}
          default={captioned && language === getLocale()}
        />
      ))}
    </video>
  )
}
