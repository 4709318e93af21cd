import { useEffect, useId, useRef } from 'react'
import { Form } from 'react-router'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './ask-box.module.css'
import type { QuestionData } from './question-schema.ts'

/** Anchor of the answers. */
const ANSWERS = '#asked'

const examples = [
  m.question_also_drive,
  m.question_also_rain,
  m.question_also_cold,
  m.question_also_guide,
] as const

interface AskBoxProps {
  question: QuestionData | null
  /** The country filter of the page. */
  country: string | undefined
}

/** Form for a question to all reviews; its query is in the address, so it works without script and can be shared. */
export function AskBox({ question, country }: AskBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const title = useId()
  const text = question?.text ?? ''
  // The field is updated instead of remounted, so that it keeps the focus.
  useEffect(() => {
    if (input.current) input.current.value = text
  }, [text])
  return (
    <Section tone="mist" rhythm="close">
      <Wrap>
        <Display size={44} id={title}>
          {m.question_title()}
        </Display>
        <search aria-labelledby={title}>
          <Form action={links.testimonials()} className={styles.form} preventScrollReset>
            {country && <input type="hidden" name="country" value={country} />}
            <input
              ref={input}
              type="search"
              name="q"
              defaultValue={text}
              maxLength={500}
              autoComplete="off"
              placeholder={m.question_example()}
              aria-label={m.question_label()}
            />
            <Button type="submit" size="sm">
              {m.question_ask()}
            </Button>
          </Form>
        </search>
        <div className={styles.also}>
          <p>{m.question_also()}</p>
          {examples.map(example => (
            <Chip key={example()} to={links.testimonials({ country, q: example() }, ANSWERS)}>
              {example()}
            </Chip>
          ))}
        </div>
        <p role="status" id={ANSWERS.slice(1)} className={styles.found}>
          {question && <Found question={question} />}
        </p>
      </Wrap>
    </Section>
  )
}

/** Number of answers and of critical ones. */
function Found({ question: { total, critical, words, groups, films, country } }: { question: QuestionData }) {
  if (total === 0 && groups.some(({ count }) => count > 0)) return m.question_none_group()
  if (total === 0) return films.length > 0 ? m.question_none_film() : m.question_none_title()
  const share =
    critical === 0
      ? m.question_critical_none()
      : critical === total
        ? m.question_critical_all()
        : m.question_critical_some({ count: critical })
  return (
    <>
      <b>{total}</b>{' '}
      <span>
        {m.question_found({ count: total, words: words.join(', ') })}{' '}
        {country && m.question_found_in({ country })} {total > 1 && share}
      </span>
    </>
  )
}
