import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { MastheadFrame } from '#app/picture/masthead-frame.tsx'
import { PhotoCredit } from '#app/picture/photo-credit.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Masthead } from '#app/ui/masthead.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './unplanned-head.module.css'
import type { UnplannedPage } from './unplanned-schema.ts'

/** Breadcrumb of a country without trips. */
export function unplannedTrail() {
  return [{ label: m.sitemap_home(), to: links.home() }]
}

interface UnplannedHeadProps {
  page: UnplannedPage
  /** The name of the page below this one that the reader wanted. */
  sought: string | null
}

/** Picture, name and text of the country, and that we plan no trips there. */
export function UnplannedHead({ page, sought }: UnplannedHeadProps) {
  const { name, line, lead, picture, treks } = page
  return (
    <>
      <Masthead
        look="line"
        tone="sky"
        title={name}
        picture={<MastheadFrame picture={picture} />}
        above={<Breadcrumbs trail={unplannedTrail()} />}
        lead={line}
        end={<PhotoCredit picture={picture} />}
      />
      <section className={`on-sky ${styles.about}`}>
        <Wrap className={styles.columns}>
          {sought !== null && (
            <p className={styles.sought}>{m.unplanned_sought({ what: sought, country: name })}</p>
          )}
          <Text size="lead">{lead}</Text>
          <div>
            <p className={styles.statement}>{m.unplanned_statement({ country: name })}</p>
            {treks.map(trek => (
              <MoreLink key={trek.link} to={links.authored(trek.link)}>
                {trek.name}
              </MoreLink>
            ))}
          </div>
        </Wrap>
      </section>
    </>
  )
}
