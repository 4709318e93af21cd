import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { MastheadFrame } from '#app/picture/masthead-frame.tsx'
import { PhotoCredit } from '#app/picture/photo-credit.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Masthead } from '#app/ui/masthead.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Goal } from '#database/values/goals.ts'
import { tripsIn } from './goes-well-with.tsx'
import type { UnplannedPage } from './sought.ts'
import styles from './unplanned-head.module.css'

/** Breadcrumb of a country without trips. */
export function unplannedTrail() {
  return [{ label: m.sitemap_home(), to: links.home() }]
}

interface UnplannedHeadProps {
  page: UnplannedPage
  /** The name of the page below this one that the reader wanted. */
  sought: string | null
  /** Whether that is its treks. */
  wantsTreks: boolean
}

/** The answer to whoever wanted treks: those that have a page, and the trips on foot. */
function Treks({ page: { name, treks } }: { page: UnplannedPage }) {
  const ways = [
    ...treks.map(trek => ({ to: links.authored(trek.link), label: trek.name })),
    { to: links.trips({ ftype: ['Treks & Trails' satisfies Goal] }), label: m.unplanned_on_foot() },
  ]
  return (
    <div className={styles.sought}>
      <p>{m.unplanned_sought_treks({ country: name })}</p>
      <ul className={styles.ways}>
        {ways.map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Picture, name and text of the country, and that we plan no trips there. */
export function UnplannedHead({ page, sought, wantsTreks }: UnplannedHeadProps) {
  const { tag, name, line, lead, picture } = page
  const treksHere = page.treks.filter(({ isHere }) => isHere)
  return (
    <>
      <Masthead
        look="line"
        tone="sky"
        title={name}
        picture={<MastheadFrame picture={picture} />}
        above={<Breadcrumbs trail={unplannedTrail()} />}
        lead={line}
        end={
          <div>
            <Display as="p" size={44}>
              {m.unplanned_statement({ country: name })}
            </Display>
            <p className={styles.near}>
              {page.neighbours.length > 0 && m.unplanned_near()}
              {page.neighbours.map(other => (
                <span key={other.tag}>
                  <TextLink to={links.country(other.tag)}>{other.name}</TextLink> {tripsIn(other)}
                </span>
              ))}
            </p>
            <div className={styles.ways}>
              <Button to="#combine">{m.unplanned_goes_with()}</Button>
              <SecondaryButton
                to={links.ask({ country: tag, url: links.country(tag) })}
                data-ask
                icon="chat-circle-text"
              >
                {m.contact_title()}
              </SecondaryButton>
            </div>
            <PhotoCredit picture={picture} />
          </div>
        }
      />
      <section className={`on-sky ${styles.about}`}>
        <Wrap className={styles.columns}>
          {wantsTreks && <Treks page={page} />}
          {!wantsTreks && sought !== null && (
            <p className={styles.sought}>{m.unplanned_sought({ what: sought, country: name })}</p>
          )}
          <Text size="lead">{lead}</Text>
          {treksHere.length > 0 && !wantsTreks && (
            <div>
              {treksHere.map(trek => (
                <MoreLink key={trek.link} to={links.authored(trek.link)}>
                  {trek.name}
                </MoreLink>
              ))}
            </div>
          )}
        </Wrap>
      </section>
    </>
  )
}
