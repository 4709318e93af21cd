import type { DraftReason } from '#app/features/proposal/first-draft/draft-reasons.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { DraftCard, type DraftCardProps } from './draft-card.tsx'
import type { DraftPage } from './draft-page-schema.ts'
import styles from './three-drafts.module.css'

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
          {titleOf(page)}
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

/** Reasons that say whether a draft has what was wished for. */
const WISHED: ReadonlySet<DraftReason['kind']> = new Set(['place', 'animal', 'activity'])

function titleOf({ because, drafts }: DraftPage): string {
  if (because === 'nothing') return m.first_draft_anyway()
  // A set has only drafts that meet as much as any.
  const isShort = drafts.some(({ reasons }) => reasons.some(({ kind, met }) => WISHED.has(kind) && !met))
  if (isShort) return m.first_draft_closest()
  return drafts.length === 3 ? m.first_draft_three() : m.first_draft_some()
}
