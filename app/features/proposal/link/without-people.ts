import type { OwnProposal } from '#app/features/proposal/sent/proposal-wire.ts'
import { nameWithoutPeople, shareableTitle, withoutPeople } from '#app/features/proposal/share/shareable.ts'
import type { Alternative, ProposalContent } from '#database/values/proposal-content.ts'

/** A text without the sentences that name people or say how to reach them; its paragraphs stay. */
function withoutNames(text: string, names: readonly string[]): string {
  const lines = text.split('\n').map(line => withoutPeople(line, names))
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/**
 * The content that anybody may read to whom the email was forwarded: everything that can be answered, without ages of
 * children and without sentences that name people.
 */
export function contentWithoutPeople(content: ProposalContent, names: readonly string[]): ProposalContent {
  const clean = (text: string) => withoutNames(text, names)
  const named = <Item extends { key: string | null; name: string }>(item: Item): Item => ({
    ...item,
    name: nameWithoutPeople(item, names),
  })
  const offered = (each: Alternative) => ({ ...named(each), why: clean(each.why) })
  return {
    ...content,
    childAges: content.childAges.map(() => 0),
    days: content.days.map(day => ({
      ...day,
      title: clean(day.title),
      story: clean(day.story),
      hotel: day.hotel && {
        ...named(day.hotel),
        alternatives: day.hotel.alternatives.map(offered),
      },
      activities: day.activities.map(activity => ({
        ...named(activity),
        alternatives: activity.alternatives.map(offered),
      })),
    })),
    price: content.price.map(line => ({
      ...line,
      what: clean(line.what) || '–',
      forWhom: clean(line.forWhom),
      season: line.season && clean(line.season),
      note: line.note && clean(line.note),
    })),
    notIncluded: content.notIncluded.map(clean).filter(each => each !== ''),
  }
}

/**
 * A proposal as the holder of its emailed link reads it. Its content is `contentWithoutPeople` already; what was
 * written in the conversation, who signed, and which ages decide what a tour allows are left out.
 */
export function proposalWithoutPeople(
  proposal: OwnProposal,
  { names, otherwise }: { names: readonly string[]; otherwise: string },
): OwnProposal {
  const { facts, accepted, questions, openQuestions, standings, openMatters } = proposal
  const clean = (text: string) => withoutNames(text, names)
  const tours = Object.entries(facts.tours).map(
    ([key, tour]) => [key, { ...tour, minimumAge: null }] as const,
  )
  return {
    ...proposal,
    title: shareableTitle(proposal.title, names, otherwise),
    note: clean(proposal.note),
    accepted: accepted && { ...accepted, name: null },
    facts: { ...facts, tours: Object.fromEntries(tours) },
    pace: proposal.pace.filter(({ rule }) => rule !== 'ages'),
    questions: questions.map(({ id, author, channel, createdTs, pin }) => ({
      ...{ id, author, channel, createdTs, pin, name: '', body: '', mine: false },
      ...{ attachments: [], refusedFiles: [], email: null },
    })),
    standings: standings.map(each => ({
      ...each,
      name: clean(each.name),
      instead: each.instead && clean(each.instead),
      why: each.why.map(({ what, before, now }) => ({
        ...{ what, before: before && clean(before), now: now && clean(now) },
      })),
    })),
    openMatters: openMatters.map(each => ({
      ...each,
      name: clean(each.name),
      instead: each.instead && clean(each.instead),
    })),
    openQuestions: openQuestions.map(question => ({ ...question, body: '' })),
  }
}
