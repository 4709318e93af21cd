import type { ReactNode } from 'react'
import { files } from '#app/links.ts'
import { CountryMap } from '#app/map/country-map.tsx'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Route } from './+types/contact-sheet.ts'
import styles from './contact-sheet.module.css'
import { getContactSheet } from './contact-sheet-queries.server.ts'

export { privatePage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor(async ctx => getContactSheet(ctx))

export function meta() {
  return [{ title: 'Contact sheet · Ceiba' }, { name: 'robots', content: 'noindex' }]
}

/** Every drawing side by side, for developers and so only in English. */
export default function ContactSheet({ loaderData }: Route.ComponentProps) {
  const { palettes, scenes, houses, species, people, strangers, maps } = loaderData
  return (
    <main id="main">
      <Section rhythm="tight">
        <Wrap>
          <Display as="h1" size={64}>
            Contact sheet
          </Display>
          <Text size="lead">
            {scenes.length} scenes in {palettes.length} hours, houses of {houses.length} keys,{' '}
            {species.length} species, {people.length + strangers.length} portraits, {maps.length} maps.
          </Text>
        </Wrap>
      </Section>
      <Sheet title="Scenes">
        {scenes.map(({ kind, title }) => (
          <Row key={kind} name={kind} line={title}>
            {palettes.map(palette => (
              <figure key={palette}>
                <img
                  src={files.poster(kind, palette, 'contact sheet', '4x3')}
                  width={1200}
                  height={900}
                  loading="lazy"
                  decoding="async"
                  alt=""
                />
                <figcaption>{palette}</figcaption>
              </figure>
            ))}
          </Row>
        ))}
      </Sheet>
      <Sheet title="Houses">
        {houses.map(({ key, drawings }) => (
          <Row key={key} name={key} line={`${drawings.length} values`}>
            {drawings.map(({ value, choice }) => (
              <figure key={value}>
                <img
                  src={files.house(choice, '4x3')}
                  width={1200}
                  height={900}
                  loading="lazy"
                  decoding="async"
                  alt=""
                />
                <figcaption>
                  {value}: {choice.country}, {choice.palette}
                </figcaption>
              </figure>
            ))}
          </Row>
        ))}
      </Sheet>
      <Sheet title="Species">
        <Row name="Plates" line="Each in its best hour">
          {species.map(({ key, hour }) => (
            <figure key={key}>
              <img src={files.plate(key, hour, '1x1')} width={400} height={400} loading="lazy" alt="" />
              <figcaption>{key.replaceAll('-', ' ')}</figcaption>
            </figure>
          ))}
        </Row>
      </Sheet>
      <Sheet title="Portraits">
        <Row name="Staff">
          {people.map(({ fkey, name, portraitVersion }) => (
            <figure key={fkey}>
              <img
                src={files.portrait(fkey, 'square', portraitVersion)}
                width={400}
                height={400}
                loading="lazy"
                alt=""
              />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </Row>
        <Row name="Anybody" line="Drawn from a seed alone">
          {strangers.map(svg => (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, which takes no text from anybody
            <figure key={svg} dangerouslySetInnerHTML={{ __html: svg }} />
          ))}
        </Row>
      </Sheet>
      <Sheet title="Maps">
        <Row name="Countries">
          {maps.map(({ tag, name, map }) => (
            <div key={tag}>
              <CountryMap data={map} labels={{ map: `Map of ${name}` }} />
              <p>{name}</p>
            </div>
          ))}
        </Row>
      </Sheet>
    </main>
  )
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section rhythm="tight" id={title.toLowerCase()}>
      <Wrap>
        <Display size={44}>{title}</Display>
        {children}
      </Wrap>
    </Section>
  )
}

function Row({ name, line, children }: { name: string; line?: string; children: ReactNode }) {
  return (
    <section className={styles.row}>
      <h3>
        {name} {line && <small>{line}</small>}
      </h3>
      <div className={styles.pictures}>{children}</div>
    </section>
  )
}
