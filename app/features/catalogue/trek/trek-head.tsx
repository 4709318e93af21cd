import type { ReactNode } from 'react'
import type { LowestPrice } from '#app/features/trip/price/price-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { MastheadFrame } from '#app/picture/masthead-frame.tsx'
import { PhotoCredit } from '#app/picture/photo-credit.tsx'
import { formatMetres } from '#app/text/figures.ts'
import { AnswerList } from '#app/ui/answer-list.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Masthead } from '#app/ui/masthead.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './trek-head.module.css'
import type { TrekPage } from './trek-schema.ts'

/** Breadcrumb of a trek: its country, if that has a page. */
export function trekTrail({ country: { tag, name, hasPage } }: Pick<TrekPage, 'country'>) {
  return hasPage ? [{ label: name, to: links.country(tag) }] : [{ label: m.sitemap_home(), to: links.home() }]
}

interface TrekHeadProps {
  trek: TrekPage
  /** The card of our trip that includes it. */
  children: ReactNode
  /** The price of that trip; null if there is none. */
  price: LowestPrice | null
}

/** The first screen of a trek: its figures and whom to ask; then what it is, beside our trip or what we do for it. */
export function TrekHead({ trek, price, children }: TrekHeadProps) {
  const { name, link, line, lead, picture, country, days, seasons, weDo, weDoNot } = trek
  const figures = [
    { label: m.unplanned_how_long(), value: m.trip_card_days({ count: days.length }) },
    ...(price?.from ? [{ label: m.country_from(), value: price.from, note: price.fromDays }] : []),
    { label: m.trek_highest(), value: formatMetres(Math.max(...days.map(day => day.highest)), getLocale()) },
    { label: m.country_best(), value: seasons.map(({ months }) => months).join(', ') },
  ]
  return (
    <>
      <Masthead
        look="large"
        tone="sky"
        title={name}
        picture={<MastheadFrame picture={picture} />}
        above={<Breadcrumbs trail={trekTrail(trek)} />}
        lead={line}
        end={
          <div>
            <Facts facts={figures} className={styles.figures} />
            <div className={styles.ways}>
              {children && <Button to="#trip">{m.trek_trip()}</Button>}
              <SecondaryButton
                to={links.ask({ country: country.tag, url: links.authored(link) })}
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
      <Section rhythm="tight" id="trip">
        <Wrap className={styles.columns}>
          <div className={styles.words}>
            <Text size="lead">{lead}</Text>
            <AnswerList
              rows={[
                { name: m.trek_we_do(), words: weDo },
                { name: m.trek_we_do_not(), words: weDoNot },
              ]}
            />
          </div>
          {children && (
            <section>
              <Display size={24} className={styles.trip}>
                {m.trek_trip()}
              </Display>
              {children}
            </section>
          )}
        </Wrap>
      </Section>
    </>
  )
}
