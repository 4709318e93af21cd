import { headsInWords } from '#app/features/proposal/pricing/disagreement-words.ts'
import { type Heads, isSameParty } from '#app/features/proposal/pricing/disagreements.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import styles from './draft-editor.module.css'
import type { ChangeDraft } from './draft-edits.ts'

interface DraftPartyProps {
  content: ProposalContent
  /** Who travels as the request has it; null if it does not say. */
  wished: Heads | null
  onChange: ChangeDraft
}

/** For whom a draft is; if the request has another party by now, one press takes it. */
export function DraftParty({ content, wished, onChange }: DraftPartyProps) {
  const isOther = wished !== null && !isSameParty(wished, content)
  const party = wished ? headsInWords(wished, getLocale()) : ''
  return (
    <p className={styles.party}>
      {m.office_party({ party: headsInWords(content, getLocale()) })}
      {isOther && (
        <SecondaryButton
          size="sm"
          onClick={() =>
            onChange(
              { ...content, adults: wished.adults, childAges: [...wished.childAges] },
              m.office_did_party({ party }),
            )
          }
        >
          {m.office_party_take({ party })}
        </SecondaryButton>
      )}
    </p>
  )
}
