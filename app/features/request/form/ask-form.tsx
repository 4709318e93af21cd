import type { SubmissionResult } from '@conform-to/react'
import { type ReactNode, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Text } from '#app/ui/text.tsx'
import type { Answerer } from './answerer.tsx'
import { AskSheet } from './ask-sheet.tsx'
import type { Draft } from './contact-draft.ts'
import { ContactForm } from './contact-form.tsx'
import { useActiveStaff } from './use-active-staff.ts'
import { whoAnswers } from './who-answers.ts'

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
  initial: Draft & { country: string; url: string }
  /** Text above the form. */
  children?: ReactNode
  result?: SubmissionResult<string[]> | undefined
  partner?: string
}

/** The contact form beside the planner of the country selected in it. */
export function AskForm({ as, titleId, countries, answerers, hiddenStaff, initial, ...rest }: AskFormProps) {
  const { children, result, partner } = rest
  const offered = countries.some(({ tag }) => tag === initial.country)
  const posted = result?.initialValue?.country
  const [country, setCountry] = useState(typeof posted === 'string' ? posted : offered ? initial.country : '')
  const active = useActiveStaff()
  const { answerer, others } = whoAnswers(country, { answerers, hidden: hiddenStaff }, active)
  const name = countries.find(({ tag }) => tag === country)?.name
  return (
    <AskSheet answerer={answerer} as={as} titleId={titleId}>
      {children}
      {name && others.length > 0 && (
        <Text size="small" tone="quiet">
          {m.contact_staff({ country: name, names: others.join(', ') })}
        </Text>
      )}
      <ContactForm
        countries={countries}
        initial={offered ? initial : { ...initial, country: '' }}
        result={result}
        answerer={answerer?.firstName ?? null}
        onCountry={setCountry}
        partner={partner}
      />
    </AskSheet>
  )
}
