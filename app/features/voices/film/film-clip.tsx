import type { ComponentProps } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { FilmData } from './film-schema.ts'

const languages: Record<string, () => string> = { en: m.film_captions_en, es: m.film_captions_es }

/** Turns on the captions in the reader's language. */
export function showCaptions({ textTracks }: HTMLVideoElement): void {
  for (const track of textTracks) track.mode = track.language === getLocale() ? 'showing' : 'disabled'
}

interface FilmClipProps extends ComponentProps<'video'> {
  film: FilmData
  /** Captions that are on from the start are fetched with the page. */
  captioned?: boolean
}

/** The clip itself and its captions. Nothing of it is fetched before it plays. */
export function FilmClip({ film, captioned = false, ...rest }: FilmClipProps) {
  return (
    <video
      {...rest}
      src={film.video}
      width={480}
      height={640}
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
