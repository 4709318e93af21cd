import type { SubmissionResult } from '@conform-to/react'
import { type ReactNode, useState } from 'react'
import type { WishTexts } from '#app/features/wish/wish-fields.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import { type Answerer, AnswererPanel } from './answerer.tsx'
import styles from './ask-sheet.module.css'
import { ContactForm } from './contact-form.tsx'
import type { UnsentWords } from './contact-unsent.ts'
import { useActiveStaff } from './use-active-staff.ts'
import { whoAnswers } from './who-answers.ts'

interface AskSheetProps {
  /** Nobody has said for which country yet, which decides who answers. */
  isOpen: boolean
  /** The planner who answers for the country; null if the office does. */
  answerer: Answerer | null
  /** Level of the title: h1 on its own page, h2 in a dialog. */
  as: 'h1' | 'h2'
  titleId?: string | undefined
  isSent: boolean
  children: ReactNode
}

/** The contact form beside the planner's portrait, as a page or in a dialog. */
function AskSheet({ isOpen, answerer, as, titleId, isSent, children }: AskSheetProps) {
  return (
    <div className={styles.two}>
      <AnswererPanel answerer={answerer} isOpen={isOpen} isSent={isSent} />
      <div className={styles.form}>
        <Display as={as} size={44} id={titleId}>
          {m.contact_title()}
        </Display>
        {children}
      </div>
    </div>
  )
}

export interface AskFormProps {
  /** Level of the title: h1 on its own page, h2 in a dialog. */
  as: 'h1' | 'h2'
  titleId?: string
  /** Countries to choose from. */
  countries: readonly { tag: string; name: string }[]
  /** By country tag. */
  answerers: Readonly<Record<string, Answerer>>
  /** Keys of staff who are never shown. */
  hiddenStaff: readonly string[]
  /** Initial values of the fields. */
  initial: UnsentWords & { country: string; url: string }
  /** What is known of the wish. */
  said?: WishTexts
  /** Nobody named the country: it is the usual one, and the form says so. */
  assumed?: boolean
  /** Text above the form. */
  children?: ReactNode
  result?: SubmissionResult<string[]> | undefined
  partner?: string
}

const NOTHING: WishTexts = {}

/** The contact form beside the planner of the country selected in it. */
export function AskForm({ as, titleId, countries, answerers, hiddenStaff, initial, ...rest }: AskFormProps) {
  const { children, result, partner, said = NOTHING, assumed = false } = rest
  const offered = countries.some(({ tag }) => tag === initial.country)
  const posted = result?.initialValue?.country
  const [country, setCountry] = useState(typeof posted === 'string' ? posted : offered ? initial.country : '')
  // The usual country is nobody's choice, until something is written to go there.
  const [isChosen, setChosen] = useState(!assumed)
  const isOpen = country === '' || !isChosen
  const [isSent, setSent] = useState(false)
  const active = useActiveStaff()
  const { answerer, others } = whoAnswers(isOpen ? '' : country, { answerers, hidden: hiddenStaff }, active)
  const name = countries.find(({ tag }) => tag === country)?.name
  return (
    <AskSheet isOpen={isOpen} answerer={answerer} as={as} titleId={titleId} isSent={isSent}>
      {children}
      {name && (
        <Text size="small" tone="quiet" className={styles.others}>
          {others.length > 0 && m.contact_staff({ country: name, names: others.join(', ') })}
        </Text>
      )}
      <ContactForm
        countries={countries}
        initial={offered ? initial : { ...initial, country: '' }}
        said={said}
        result={result}
        answerer={answerer?.firstName ?? null}
        countryHint={
          assumed && name && country === initial.country
            ? m.contact_country_assumed({ country: name })
            : undefined
        }
        onCountry={tag => {
          setCountry(tag)
          setChosen(true)
        }}
        onSent={() => setSent(true)}
        partner={partner}
        isPage={as === 'h1'}
      />
    </AskSheet>
  )
}
