import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { MastheadFrame } from '#app/picture/masthead-frame.tsx'
import { PhotoCredit } from '#app/picture/photo-credit.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Masthead } from '#app/ui/masthead.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './trek-head.module.css'
import type { TrekPage } from './trek-schema.ts'

/** Breadcrumb of a trek: its country, if that has a page. */
export function trekTrail({ country: { tag, name, hasPage } }: Pick<TrekPage, 'country'>) {
  return hasPage ? [{ label: name, to: links.country(tag) }] : [{ label: m.sitemap_home(), to: links.home() }]
}

/** Picture, name and key facts of a trek. */
export function TrekHead({ trek }: { trek: TrekPage }) {
  const { name, line, lead, picture, country, trip } = trek
  return (
    <>
      <Masthead
        look="large"
        tone="sky"
        title={name}
        picture={<MastheadFrame picture={picture} />}
        above={<Breadcrumbs trail={trekTrail(trek)} />}
        lead={line}
        end={<PhotoCredit picture={picture} />}
      />
      <Section rhythm="tight">
        <Wrap width="text">
          <Text size="lead">{lead}</Text>
          {trip && (
            <p className={styles.trip}>
              <MoreLink to={links.trip(country.tag, trip.key)}>{m.trek_trip({ trip: trip.title })}</MoreLink>
            </p>
          )}
        </Wrap>
      </Section>
    </>
  )
}
