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
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { DraftDays, dayId } from './draft-days.tsx'
import type { DraftPage, ShownProposal } from './draft-page-schema.ts'
import { DraftPrice } from './draft-price.tsx'
import {
  assumedWords,
  eachWords,
  kindLines,
  kindNames,
  reasonWords,
  restWords,
  routeWords,
} from './draft-words.ts'
import styles from './three-drafts.module.css'

interface ThreeDraftsProps {
  page: DraftPage
  strip: DraftCardProps['strip']
}

/** The drafts side by side (stacked on a phone), and why they are in this country. */
export function ThreeDrafts({ page, strip }: ThreeDraftsProps) {
  const { drafts, words, people, chosen } = page
  return (
    <Section>
      <Wrap>
        <div className={styles.head}>
          <Display as="h2" size={44}>
            {titleOf(page)}
          </Display>
          <div>
            {saidOf(page).map(text => (
              <Text key={text} tone="quiet">
                {text}
              </Text>
            ))}
          </div>
        </div>
        <div className={styles.cards}>
          {drafts.map(draft => (
            <DraftCard
              key={draft.kind}
              draft={draft}
              words={words}
              people={people}
              strip={strip}
              isChosen={draft.kind === chosen?.draft.kind}
            />
          ))}
        </div>
      </Wrap>
    </Section>
  )
}

function titleOf({ because, drafts }: DraftPage): string {
  if (because === 'nothing') return m.first_draft_anyway()
  return drafts.length === 3 ? m.first_draft_three() : m.first_draft_some()
}

function saidOf(page: DraftPage): string[] {
  const { country, because, met, leftOut, elsewhere, unread, proposed, days } = page
  const name = country?.name ?? ''
  const why = {
    named: () => m.first_draft_why_named({ country: name }),
    wishes: () => m.first_draft_why_wishes({ country: name, said: met.join(', ') }),
    first: () => m.first_draft_why_first({ country: name }),
    nothing: () => m.first_draft_why_nothing({ country: name }),
  }
  return [
    ...(elsewhere.length > 0 ? [m.first_draft_elsewhere({ names: elsewhere.join(', ') })] : []),
    ...(because ? [why[because]()] : []),
    m.first_draft_made(),
    ...(leftOut.length > 0 ? [m.first_draft_left_out({ names: leftOut.join(', ') })] : []),
    ...(proposed ? [m.first_draft_month({ date: proposed })] : []),
    ...(days ? [m.first_draft_days_bounded(days)] : []),
    ...assumedWords(page),
    ...(unread.length > 0 && because !== 'nothing'
      ? [m.first_draft_unread({ words: unread.join(', ') })]
      : []),
  ]
}

interface DraftCardProps {
  draft: ShownProposal
  words: string
  people: number
  isChosen: boolean
  /** Renders the nights by place. */
  strip: (stops: ShownProposal['stops']) => ReactNode
}

/** One of the three drafts: its stays, its price, and how it meets each wish. */
function DraftCard({ draft, words, people, isChosen, strip }: DraftCardProps) {
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
