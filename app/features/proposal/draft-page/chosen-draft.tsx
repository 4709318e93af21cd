import { Link } from 'react-router'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Frame } from '#app/ui/frame.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import { Note } from '#app/ui/note.tsx'
import { ShareButton } from '#app/ui/save-mark.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './chosen-draft.module.css'
import { DraftDays } from './draft-days.tsx'
import type { DraftFigures, DraftPage, ShownProposal, ShownStay, StayRatio } from './draft-page-schema.ts'
import { eachWords, messageOf, paceWords, titleWords, unkeptWords } from './draft-words.ts'

interface ChosenDraftProps {
  page: DraftPage
  chosen: { draft: ShownProposal; stays: ShownStay[]; ratio: StayRatio }
  busy: boolean
  origin: string
}

/** Every change is a link to the changed draft, so it works without script and going back undoes it. */
function DraftAdjust({ stays, ratio }: { stays: readonly ShownStay[]; ratio: StayRatio }) {
  return (
    <ol className={styles.stays}>
      {stays.map((stay, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a draft may call at one place twice
        <li key={i}>
          <Frame src={stay.picture} alt="" ratio={ratio} className={styles.picture} />
          <div className={styles.top}>
            <b className={styles.place}>{stay.place}</b>
            <span className={styles.nights}>
              <Step to={stay.fewer} icon="minus-bold" label={m.first_draft_fewer({ place: stay.place })} />
              <span>{stay.nights}</span>
              <Step to={stay.more} icon="plus-bold" label={m.first_draft_more({ place: stay.place })} />
            </span>
          </div>
          {stay.hotel && <p className={styles.hotel}>{stay.hotel}</p>}
          {stay.tours.map(({ name, drop }) => (
            <p key={name} className={styles.tour}>
              {name}
              <Step to={drop} icon="x-bold" label={m.first_draft_drop_tour({ tour: name })} />
            </p>
          ))}
          <details className={styles.more}>
            <summary>{m.first_draft_change()}</summary>
            <Hotels stay={stay} />
            <ul className={styles.moves}>
              <Move
                to={stay.toPrevious}
                label={m.first_draft_to_next({ place: stays[i - 1]?.place ?? '' })}
              />
              <Move to={stay.toNext} label={m.first_draft_to_next({ place: stays[i + 1]?.place ?? '' })} />
              <Move to={stay.drop} label={m.first_draft_drop({ place: stay.place })} />
            </ul>
          </details>
        </li>
      ))}
    </ol>
  )
}

function Step({ to, icon, label }: { to: string | null; icon: IconName; label: string }) {
  if (to === null) return null
  return (
    <Link to={to} className={styles.step} aria-label={label} preventScrollReset replace>
      <Icon name={icon} />
    </Link>
  )
}

function Move({ to, label }: { to: string | null; label: string }) {
  if (to === null) return null
  return (
    <li>
      <Link to={to} className={styles.turn} preventScrollReset replace>
        {label}
      </Link>
    </li>
  )
}

function Hotels({ stay: { hotels } }: { stay: ShownStay }) {
  if (hotels.length < 2) return null
  return (
    <ul className={styles.hotels} aria-label={m.first_draft_hotel()}>
      {hotels.map(({ name, night, isChosen, to }) => (
        <li key={name}>
          <Link to={to} aria-current={isChosen} className={styles.move} preventScrollReset replace>
            {m.first_draft_hotel_other({ hotel: name, night })}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The price lines; one without a price in the catalogue is shown as unknown. */
function DraftPrice({ figures: { lines, total }, people }: { figures: DraftFigures; people: number }) {
  return (
    <>
      <table className={styles.lines}>
        <tbody>
          {lines.map(({ what, amount }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and never change order
            <tr key={i}>
              <th scope="row">{what}</th>
              <td>{amount ?? m.first_draft_price_unknown()}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{m.first_draft_price_known()}</th>
            <td>{total}</td>
          </tr>
        </tfoot>
      </table>
      <Text size="fine" tone="quiet">
        {m.first_draft_price_note({ count: people })}
      </Text>
    </>
  )
}

/** The selected draft: its stays with controls, its days, and the button that turns it into a request. */
export function ChosenDraft({ page, chosen: { draft, stays, ratio }, busy, origin }: ChosenDraftProps) {
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
          <DraftAdjust stays={stays} ratio={ratio} />
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
          {uncached
            ? unkeptWords(uncached).join(' ')
            : elsewhere.length > 0
              ? m.first_draft_elsewhere({ names: elsewhere.join(', ') })
              : m.first_draft_unwritten({ names: unwritten.join(', ') })}
        </Note>
        {uncached && uncached.possible.length > 0 && (
          <>
            <Text id="possible">{m.first_draft_possible()}</Text>
            <ul className={styles.possible} aria-labelledby="possible">
              {uncached.possible.map(({ name, words: said }) => (
                <li key={name}>
                  <TextLink to={links.firstDraft({ q: said })}>{name}</TextLink>
                </li>
              ))}
            </ul>
          </>
        )}
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
