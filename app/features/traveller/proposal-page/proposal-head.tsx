import { dateOfDay } from '#app/features/proposal/proposal/pace.ts'
import { staysOf } from '#app/features/proposal/proposal/stays.ts'
import type { OwnProposal } from '#app/features/proposal/sent/proposal-wire.ts'
import { partyInWords } from '#app/features/traveller/proposal/change-words.ts'
import { Nights } from '#app/features/traveller/proposal/nights.tsx'
import { dayAndMonth, dayRange } from '#app/features/traveller/proposal/proposal-days.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './proposal-head.module.css'

/** Name of the place of each night. */
function bedsOf({ content: { days }, facts }: OwnProposal): string[] {
  return days.filter(({ hotel }) => hotel).map(({ place }) => facts.places[place]?.name ?? place)
}

interface ProposalHeadProps {
  proposal: OwnProposal
  /** In the office, the links to other drafts stay in the office. */
  isPreview: boolean
}

/** Head of a proposal: title, dates, number of the draft, and the nights as bars. */
export function ProposalHead({ proposal, isPreview }: ProposalHeadProps) {
  const { content, title, drafts, planId, number, poster } = proposal
  const { startsOn, days } = content
  const linkTo = isPreview ? links.draftPreview : links.ownProposal
  const endsOn = dateOfDay(startsOn, days.length - 1)
  return (
    <header className={`${styles.head} on-sky`}>
      <Wrap className={styles.in}>
        <div>
          <p className={styles.facts}>
            <span>{startsOn && endsOn ? dayRange(startsOn, endsOn) : m.proposal_dates_open()}</span>
            <span>{partyInWords(content)}</span>
          </p>
          <Display as="h1" size={96}>
            {title}
          </Display>
          <nav aria-label={m.proposal_drafts()}>
            <ol className={styles.drafts}>
              {drafts.map(draft => (
                <li key={draft.number}>
                  <Anchor
                    to={linkTo(planId, draft.number)}
                    aria-current={draft.number === number ? 'page' : undefined}
                  >
                    {m.proposal_draft({ number: draft.number })}
                    <small>{dayAndMonth(draft.sentTs, 'short')}</small>
                  </Anchor>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <PictureFrame
          picture={poster}
          ratio="4x3"
          sizes="26rem"
          decorative
          priority
          className={styles.poster}
        />
      </Wrap>
      <Wrap>
        <Nights stops={staysOf(bedsOf(proposal))} />
      </Wrap>
    </header>
  )
}
