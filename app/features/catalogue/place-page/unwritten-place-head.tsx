import type { UnwrittenPlaceData } from '#app/features/catalogue/place-page/place-page-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { MastheadFrame } from '#app/picture/masthead-frame.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Masthead } from '#app/ui/masthead.tsx'

/** Head of a place without a written page: its name, and a note that the page is missing. */
export function UnwrittenPlaceHead({ place, country }: UnwrittenPlaceData) {
  return (
    <Masthead
      look="split"
      tone="mist"
      title={place.name}
      picture={<MastheadFrame picture={country.picture} beside />}
      above={<Breadcrumbs trail={[{ label: country.name, to: links.country(country.tag) }]} />}
      lead={m.place_in_writing({ country: country.name })}
    />
  )
}
