import type { ReactNode } from 'react'
import type { StaffFace } from '#app/features/people/staff/staff-schema.ts'
import type { LowestPrice } from '#app/features/trip/price/price-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { MastheadFrame } from '#app/picture/masthead-frame.tsx'
import { Portrait } from '#app/picture/portrait.tsx'
import { unbrokenName } from '#app/text/unbroken.ts'
import { Anchor } from '#app/ui/anchor.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Masthead } from '#app/ui/masthead.tsx'
import { nameLanguage } from '#app/ui/name-language.ts'
import { Prose } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { ThemePage } from './theme.ts'
import styles from './theme-head.module.css'

interface ThemeHeadProps {
  theme: ThemePage
  /** Whom to ask, and by when they answer. */
  children: ReactNode
  /** The lowest price of its trips. */
  price: LowestPrice
  /** Who answers a question about it; null if nobody of the country's team does. */
  answers: StaffFace | null
}

/** Poster, name and text of a theme, and who answers. */
export function ThemeHead({ theme, price, answers, children }: ThemeHeadProps) {
  const { key, name, lead, body, picture, country, ownTrips, tripKeys, best } = theme
  const figures = [
    { label: m.country_trips(), value: tripKeys.length },
    { label: m.country_from(), value: price.from ?? m.country_from_asked(), note: price.fromDays },
    ...(best ? [{ label: m.country_best(), value: best }] : []),
  ]
  return (
    <>
      <Masthead
        tone="night"
        title={m.theme_title({ key, theme: name, country: unbrokenName(country.name) })}
        picture={<MastheadFrame picture={picture} decorative />}
        above={<Breadcrumbs trail={themeTrail({ country })} />}
        lead={lead}
        end={
          <div>
            {ownTrips && <Facts facts={figures} className={styles.figures} />}
            <div className={styles.ways}>
              <Button to={links.travelPlanning(country.tag, { about: `theme/${key}` })}>
                {m.theme_start()}
              </Button>
              {children}
            </div>
          </div>
        }
      />
      <Section rhythm="tight">
        <Wrap className={styles.text}>
          <Prose paragraphs={body.split('\n').map(paragraph => [paragraph])} />
          {answers && <Beside person={answers} />}
        </Wrap>
      </Section>
    </>
  )
}

/** Who is asked about it, beside the text. */
function Beside({ person }: { person: StaffFace }) {
  const { fkey, name, role, place, since } = person
  return (
    <aside className={styles.beside}>
      <Portrait person={person} shape="5x6" sizes="(width >= 64rem) 15rem, 7rem" />
      <div>
        <Display as="p" size={24} lang={nameLanguage(name)}>
          <Anchor to={links.expert(fkey)}>{name}</Anchor>
        </Display>
        <p className={styles.role}>{m.staff_role_from({ role, place })}</p>
        <Text tone="quiet">{since}</Text>
      </div>
    </aside>
  )
}

/** Breadcrumb of a theme. */
export function themeTrail({ country }: Pick<ThemePage, 'country'>) {
  return [{ label: country.name, to: links.country(country.tag) }]
}
