import type { ReactNode } from 'react'
import type { DraftReason } from '#app/features/proposal/first-draft/draft-reasons.ts'
import { claimOf } from '#app/features/proposal/first-draft/draft-rests.ts'
import { travelNames } from '#app/features/trip/itinerary/travel-words.ts'
import { links } from '#app/links.ts'
import { RouteMap } from '#app/map/route-map.tsx'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './draft-card.module.css'
import { DraftDays, dayId } from './draft-days.tsx'
import type { ShownProposal } from './draft-page-schema.ts'
import { DraftPrice } from './draft-price.tsx'
import { eachWords, kindLines, kindNames, reasonWords, restWords, routeWords } from './draft-words.ts'

export interface DraftCardProps {
  draft: ShownProposal
  words: string
  people: number
  isChosen: boolean
  /** Renders the nights by place. */
  strip: (stops: ShownProposal['stops']) => ReactNode
}

/** One of the three drafts: its stays, its price, and how it meets each wish. */
export function DraftCard({ draft, words, people, isChosen, strip }: DraftCardProps) {
  const { kind, figures, stops, map, reasons } = draft
  return (
    <article className={classNames(styles.card, isChosen && styles.chosen)} aria-labelledby={`draft-${kind}`}>
      {map && (
        <RouteMap
          data={map}
          labels={{ map: `${m.first_draft_map()}: ${routeWords(draft)}`, ...travelNames() }}
          className={styles.map ?? ''}
        />
      )}
      <Display as="h3" size={30} id={`draft-${kind}`}>
        {kindNames[kind]()}
      </Display>
      <Text size="small">{kindLines[kind]()}</Text>
      {strip(stops)}
      <Facts
        facts={[
          { label: m.first_draft_each(), value: eachWords(figures) },
          { label: m.first_draft_open(), value: m.first_draft_open_what() },
          { label: m.first_draft_longest(), value: figures.longestDrive },
        ]}
      />
      <Reasons reasons={reasons} kind={kind} />
      <details className={styles.more}>
        <summary>{m.first_draft_days()}</summary>
        <DraftDays days={draft.days} of={kind} />
      </details>
      <details className={styles.more}>
        <summary>{m.first_draft_price()}</summary>
        <DraftPrice figures={figures} people={people} />
      </details>
      <p className={styles.foot}>
        {isChosen ? (
          <b>
            <Icon name="check-bold" /> {m.first_draft_chosen()}
          </b>
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
    </article>
  )
}

interface ReasonsProps {
  reasons: readonly DraftReason[]
  kind: ShownProposal['kind']
}

/** How the draft meets each wish, and the rows on which that rests; a day is linked. */
function Reasons({ reasons, kind }: ReasonsProps) {
  if (reasons.length === 0) return null
  return (
    <div>
      <h4 className={styles.label}>{m.first_draft_because()}</h4>
      <dl className={styles.reasons}>
        {reasons.map((reason, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may say two things, and never change order
          <div key={i} className={reason.met ? undefined : styles.unmet}>
            <dt>{m.first_draft_said({ words: reason.from })}</dt>
            <dd data-claim={claimOf(reason.rests)}>
              {reasonWords(reason)}
              {reason.rests.map(
                (rest, at) =>
                  'day' in rest && (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one name, and never change order
                    <small key={at} className={styles.rest}>
                      <Anchor to={`#${dayId(kind, rest.day)}`}>{restWords(rest)}</Anchor>
                    </small>
                  ),
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
