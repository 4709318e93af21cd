import { useState } from 'react'
import { travelIcons, travelNames, travelWords } from '#app/features/trip/itinerary/travel-words.ts'
import { links } from '#app/links.ts'
import { RouteMap } from '#app/map/route-map.tsx'
import { m } from '#app/paraglide/messages.js'
import { unbroken } from '#app/text/unbroken.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './getting-there.module.css'
import type { WayData, WaysData } from './transfer-schema.ts'

interface GettingThereProps {
  title: string
  /** Introduction. */
  lead: string | null
  /** The place itself, red on its map. */
  here: { country: string; slug: string; name: string }
  ways: WaysData
}

/** Routes to a place from each neighbour, as a list and on a map; hovering over one highlights it in both. */
export function GettingThere({ title, lead, here, ways: { ways, map } }: GettingThereProps) {
  const [pointed, setPointed] = useState<number | null>(null)
  if (!map && !lead) return null
  return (
    <Section id="ways">
      <Wrap>
        <SectionHead title={title} />
        <div className={classNames(map !== null && styles.two)}>
          <div>
            {lead && <Text size="lead">{lead}</Text>}
            {ways.length > 0 && (
              <>
                <ol className={styles.ways}>
                  {ways.map(way => (
                    <li
                      key={way.slug}
                      onPointerEnter={() => setPointed(way.number)}
                      onPointerLeave={() => setPointed(null)}
                      onFocus={() => setPointed(way.number)}
                      onBlur={() => setPointed(null)}
                    >
                      <WayRow way={way} country={here.country} />
                    </li>
                  ))}
                </ol>
                <Text size="small" tone="quiet" className={styles.back}>
                  {m.transfer_way_back()}
                </Text>
              </>
            )}
          </div>
          {map && (
            <div>
              <RouteMap
                data={map}
                here={here.slug}
                currentDay={pointed ?? undefined}
                labels={{ ...travelNames(), map: m.transfer_map({ place: here.name }) }}
                onPoint={slug => setPointed(ways.find(way => way.slug === slug)?.number ?? null)}
                className={styles.map}
              >
                <MoreLink to={links.countryMap(here.country, here.slug)} icon="map-trifold">
                  {m.explorer_open()}
                </MoreLink>
              </RouteMap>
            </div>
          )}
        </div>
      </Wrap>
    </Section>
  )
}

function WayRow({ way, country }: { way: WayData; country: string }) {
  const { number, slug, name, modes, time, distance, note } = way
  return (
    <>
      <span className={styles.disc} aria-hidden="true">
        {number}
      </span>
      <TextLink to={links.destination(country, slug)} className={styles.from}>
        {m.transfer_from({ place: name })}
      </TextLink>
      <span className={styles.modes}>
        {modes.map((mode, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a way may be by car, by boat and by car again
          <Icon key={i} name={travelIcons[mode]} />
        ))}
        <VisuallyHidden>{modes.map(mode => travelWords[mode]()).join(', ')}</VisuallyHidden>
      </span>
      <span className={styles.time}>{time}</span>
      <span className={styles.distance}>{distance}</span>
      {note && <span className={styles.note}>{unbroken(note)}</span>}
    </>
  )
}
