import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Note } from '#app/ui/note.tsx'
import { ShareButton } from '#app/ui/save-mark.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './chosen-draft.module.css'
import { DraftAdjust } from './draft-adjust.tsx'
import { DraftDays } from './draft-days.tsx'
import type { DraftPage, ShownProposal, ShownStay } from './draft-page-schema.ts'
import { DraftPrice } from './draft-price.tsx'
import { eachWords, messageOf, paceWords, titleWords } from './draft-words.ts'

interface ChosenDraftProps {
  page: DraftPage
  chosen: { draft: ShownProposal; stays: ShownStay[] }
  busy: boolean
  origin: string
}

/** The selected draft: its stays with controls, its days, and the button that turns it into a request. */
export function ChosenDraft({ page, chosen: { draft, stays }, busy, origin }: ChosenDraftProps) {
  const { figures, startsOn } = draft
  return (
    <Section tone="sunken" id="draft" aria-labelledby="draft-title" aria-busy={busy}>
      <Wrap className={styles.in}>
        <div>
          <Display as="h2" size={44}>
            {m.first_draft_adjust()}
          </Display>
          <Text tone="quiet" className={styles.lead}>
            {m.first_draft_adjust_lead()}
          </Text>
          <DraftAdjust stays={stays} />
          <Text size="fine" tone="quiet" className={styles.share}>
            {m.first_draft_share()}
          </Text>
          <ShareButton
            name={titleWords(draft)}
            address={origin + links.firstDraft({ q: page.words, draft: draft.code }, '#draft')}
          />
        </div>
        <div>
          <Display as="h2" size={30} id="draft-title">
            {titleWords(draft)}
          </Display>
          <div role="status" className={styles.figures}>
            <Facts
              facts={[
                { label: m.first_draft_each(), value: eachWords(figures) },
                { label: m.first_draft_nights(), value: String(figures.nights) },
                { label: m.first_draft_longest(), value: figures.longestDrive },
                ...(startsOn ? [{ label: m.first_draft_starts(), value: startsOn }] : []),
              ]}
            />
            <Pace draft={draft} />
          </div>
          <h3 className={styles.label}>{m.first_draft_days()}</h3>
          <DraftDays days={draft.days} of={draft.kind} />
          <h3 className={styles.label}>{m.first_draft_price()}</h3>
          <DraftPrice figures={figures} people={page.people} />
          <Give page={page} draft={draft} />
        </div>
      </Wrap>
    </Section>
  )
}

function Pace({ draft }: { draft: ShownProposal }) {
  return (
    <div className={styles.pace}>
      <b>{m.first_draft_pace()}</b>
      {paceWords(draft).map(({ text, grade }) => (
        <p key={text} className={grade === 'broken' ? styles.broken : undefined}>
          {text}
        </p>
      ))}
    </div>
  )
}

/** Opens the contact form of the country's planner, with the words and the draft filled in. */
function Give({ page, draft }: { page: DraftPage; draft: ShownProposal }) {
  const { country, planner } = page
  const ask = links.ask({
    country: country?.tag,
    url: links.firstDraft(),
    message: messageOf(page, draft),
    draft: draft.code,
    wish: page.wish,
  })
  return (
    <div className={styles.give}>
      <Button to={ask} size="lg">
        {planner ? m.first_draft_give({ name: planner }) : m.first_draft_give_us()}
      </Button>
      <Text size="fine" tone="quiet">
        {m.first_draft_give_note()}
      </Text>
    </div>
  )
}

/** Shown when no draft can be made: says why and offers a planner. */
export function NoProposal({
  page: { words, wish, country, unwritten, elsewhere, uncached },
}: {
  page: DraftPage
}) {
  return (
    <Section rhythm="close">
      <Wrap className={styles.none}>
        <Note kind="wait" icon="map-trifold">
          {country && uncached
            ? [
                m.first_draft_unkept({ country: country.name, needs: uncached.needs.join(', ') }),
                ...(uncached.houses.length > 0
                  ? [m.first_draft_unkept_houses({ houses: uncached.houses.join(', ') })]
                  : []),
              ].join(' ')
            : country
              ? m.first_draft_nothing({ country: country.name })
              : elsewhere.length > 0
                ? m.first_draft_elsewhere({ names: elsewhere.join(', ') })
                : m.first_draft_unwritten({ names: unwritten.join(', ') })}
        </Note>
        {!country && elsewhere.length > 0 ? (
          <Button to={links.trips({ q: words })}>{m.error_trips()}</Button>
        ) : (
          <Button to={links.ask({ country: country?.tag, message: words, url: links.firstDraft(), wish })}>
            {m.first_draft_give_us()}
          </Button>
        )}
      </Wrap>
    </Section>
  )
}
