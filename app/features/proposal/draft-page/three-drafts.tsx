import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { DraftCard, type DraftCardProps } from './draft-card.tsx'
import type { DraftPage } from './draft-page-schema.ts'
import { assumedWords } from './draft-words.ts'
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
