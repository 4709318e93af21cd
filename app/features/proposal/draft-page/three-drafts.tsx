import type { CSSProperties, ReactNode } from 'react'
import type { DraftReason } from '#app/features/proposal/first-draft/draft-reasons.ts'
import { travelNames } from '#app/features/trip/itinerary/travel-words.ts'
import { links } from '#app/links.ts'
import { RouteMap } from '#app/map/route-map.tsx'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { Frame } from '#app/ui/frame.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { RouteMapData } from '#cartography/print/map-data.ts'
import { DraftDays, dayId } from './draft-days.tsx'
import type { DraftFigures, DraftPage, ShownProposal } from './draft-page-schema.ts'
import {
  claimOf,
  eachWords,
  isMissed,
  metWords,
  openWords,
  paceWords,
  reasonWords,
  restWords,
  routeWords,
  setTitle,
  titleLines,
  titleWords,
} from './draft-words.ts'
import styles from './three-drafts.module.css'

interface DraftCardProps {
  draft: ShownProposal
  words: string
  isChosen: boolean
  /** Renders the nights by place. */
  strip: (stops: ShownProposal['stops']) => ReactNode
}

/** What may rule a draft out, in the same order in each: the pace, the road, the water and the air, the height. */
function DraftFacts({ draft }: { draft: ShownProposal }) {
  const { longestMinutes, longestDrive, flights, boats, highestBed } = draft.figures
  return (
    <ul className={styles.facts} aria-label={m.first_draft_facts()}>
      {paceWords(draft).map(({ text, grade }) => (
        <li key={text} className={styles[grade]}>
          <Icon name={grade === 'good' ? 'check-bold' : 'warning-fill'} />
          {text}
        </li>
      ))}
      <li>
        <Icon name="car" />
        {longestMinutes === 0
          ? m.first_draft_fact_drive_none()
          : m.first_draft_fact_drive({ time: longestDrive })}
      </li>
      <li>
        <Icon name={flights > 0 || boats === 0 ? 'airplane-tilt' : 'boat'} />
        {flights + boats === 0 ? m.first_draft_fact_none() : m.first_draft_fact_ways({ flights, boats })}
      </li>
      <li>
        <Icon name="mountains" />
        {m.first_draft_fact_bed({ height: highestBed })}
      </li>
    </ul>
  )
}

/** One of the three drafts: first what may rule it out, then its stays, its price, and how it meets each wish. */
function DraftCard({ draft, words, isChosen, strip }: DraftCardProps) {
  const { kind, figures, stops, map, reasons } = draft
  return (
    <article className={classNames(styles.card, isChosen && styles.chosen)} aria-labelledby={`draft-${kind}`}>
      <div>
        <Frame src={draft.picture} alt="" ratio="21x9" className={styles.picture} />
        <Display as="h2" size={30} id={`draft-${kind}`}>
          {titleWords(draft)}
        </Display>
        <Text tone="quiet">{titleLines(draft)}</Text>
      </div>
      <DraftFacts draft={draft} />
      {map ? (
        <div>
          <RouteMap
            data={map}
            labels={{ map: `${m.first_draft_map()}: ${routeWords(draft)}`, ...travelNames() }}
            className={styles.map ?? ''}
          />
          <Unnamed map={map} />
        </div>
      ) : (
        <div />
      )}
      <div>{strip(stops)}</div>
      <Priced figures={figures} />
      <Reasons reasons={reasons} kind={kind} />
      <p className={styles.foot}>
        {isChosen ? (
          <Anchor to="#draft" className={styles.here}>
            <Icon name="check-bold" /> {m.first_draft_chosen()}
          </Anchor>
        ) : (
          <SecondaryButton
            to={links.firstDraft({ q: words, draft: draft.code }, '#draft')}
            size="sm"
            aria-describedby={`draft-${kind}`}
          >
            {m.first_draft_choose()}
          </SecondaryButton>
        )}
      </p>
      {/* The chosen draft has its days below. */}
      {!isChosen && (
        <details className={styles.more}>
          <summary>{m.first_draft_days()}</summary>
          <DraftDays days={draft.days} of={kind} />
        </details>
      )}
    </article>
  )
}

/** The stops whose names have no room on the map, by their days. */
function Unnamed({ map: { places } }: { map: RouteMapData }) {
  const unnamed = places.filter(({ layouts }) => layouts.some(({ name }) => name === null))
  if (unnamed.length === 0) return null
  return (
    <ul className={styles.unnamed}>
      {unnamed.map(({ key, label, name }) => (
        <li key={key}>
          {label && <b>{label}</b>} {name}
        </li>
      ))}
    </ul>
  )
}

/** What is known of the price as a bar, and what is not as hatching, whose length says nothing. */
function Priced({ figures }: { figures: DraftFigures }) {
  const { beds, outings } = figures
  return (
    <div>
      <p className={styles.price}>
        {m.first_draft_each()} <b>{eachWords(figures)}</b>
      </p>
      <div className={styles.bar} aria-hidden="true">
        <i className={styles.beds} style={{ '--share': beds.share } as CSSProperties} />
        <i className={styles.outings} style={{ '--share': outings.share } as CSSProperties} />
        <i className={styles.open} />
      </div>
      <ul className={styles.legend}>
        <li className={styles.ofBeds}>{m.first_draft_beds_sum({ amount: beds.amount })}</li>
        <li className={styles.ofOutings}>{m.first_draft_outings_sum({ amount: outings.amount })}</li>
        <li className={styles.ofOpen}>{openWords(figures)}</li>
      </ul>
    </div>
  )
}

interface ReasonsProps {
  reasons: readonly DraftReason[]
  kind: ShownProposal['kind']
}

/** What is missed, then what is not known, then what is met. */
function unmetFirst(reasons: readonly DraftReason[]): DraftReason[] {
  const place = (reason: DraftReason) => (isMissed(reason) ? 0 : reason.met ? 2 : 1)
  return reasons.toSorted((a, b) => place(a) - place(b))
}

/** How the draft meets each wish, what it does not meet first, and the rows on which that rests; a day is linked. */
function Reasons({ reasons, kind }: ReasonsProps) {
  return (
    <ul className={styles.reasons}>
      {unmetFirst(reasons).map((reason, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words may say two things, and never change order
        <li key={i} className={reason.met ? styles.met : styles.unmet}>
          <b>{metWords(reason)}</b>
          <span data-claim={claimOf(reason.rests)}>
            {reasonWords(reason)}
            {reason.rests.map(
              (rest, at) =>
                'day' in rest && (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one name, and never change order
                  <small key={at} className={styles.rest}>
                    {', '}
                    <Anchor to={`#${dayId(kind, rest.day)}`}>{restWords(rest)}</Anchor>
                  </small>
                ),
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface ThreeDraftsProps {
  page: DraftPage
  strip: DraftCardProps['strip']
}

/** The drafts side by side, their parts in one line; stacked on a phone. */
export function ThreeDrafts({ page, strip }: ThreeDraftsProps) {
  const { drafts, words, people, chosen } = page
  return (
    <Section rhythm="close">
      <Wrap>
        <Display as="h1" size={44}>
          {setTitle(page)}
        </Display>
        <div className={styles.cards}>
          {drafts.map(draft => (
            <DraftCard
              key={draft.kind}
              draft={draft}
              words={words}
              strip={strip}
              isChosen={draft.kind === chosen?.draft.kind}
            />
          ))}
        </div>
        <Text size="fine" tone="quiet" className={styles.made}>
          {m.first_draft_made()} {m.first_draft_price_note({ count: people })}
        </Text>
      </Wrap>
    </Section>
  )
}
