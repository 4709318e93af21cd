import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Chip } from '#app/ui/chip.tsx'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { Suns } from '#app/ui/suns.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Group } from '#database/values/goals.ts'
import styles from './answers.module.css'
import { inProportion } from './choose-sentences.ts'
import type { AnswerData, QuestionData } from './question-schema.ts'

/** Number of sentences shown without expanding. */
const OPEN = 6

interface AnswersProps {
  question: QuestionData
  /** Address of the same question for one group only. */
  to: (group: Group | undefined) => string
  /** Address of a question for another word. */
  toWord: (word: string) => string
}

/** Sentences of reviews that answer a question, verbatim, with critical ones in proportion (design, 19). */
export function Answers({ question, to, toWord }: AnswersProps) {
  const { answers, groups } = question
  const open = inProportion(answers, OPEN)
  const folded = answers.filter(answer => !open.includes(answer))
  return (
    <Section rhythm="close">
      <Wrap className={styles.two}>
        <div>
          <Display size={44}>{m.question_answers()}</Display>
          {answers.length === 0 ? (
            <Nothing question={question} toWord={toWord} />
          ) : (
            <AnswerList answers={open} />
          )}
          {folded.length > 0 && (
            <details className={styles.more}>
              <summary>{m.question_more({ count: folded.length })}</summary>
              <AnswerList answers={folded} />
            </details>
          )}
        </div>
        <aside className={styles.aside}>
          {groups.length > 0 && <People question={question} to={to} />}
          <Display as="h3" size={24}>
            {m.question_verbatim_title()}
          </Display>
          <Text size="small">{m.question_verbatim()}</Text>
        </aside>
      </Wrap>
    </Section>
  )
}

function AnswerList({ answers }: { answers: readonly AnswerData[] }) {
  return (
    <ul className={styles.list}>
      {answers.map(answer => (
        <li key={answer.key} data-critical={answer.isCritical || undefined}>
          <blockquote lang={answer.language}>
            {answer.pieces.map(({ words, isAsked }, at) => {
              const place = `${at} ${words}`
              return isAsked ? <mark key={place}>{words}</mark> : <span key={place}>{words}</span>
            })}
          </blockquote>
          <Writer answer={answer} />
        </li>
      ))}
    </ul>
  )
}

function Writer({ answer: { key, name, where, date, when, rating, isCritical } }: { answer: AnswerData }) {
  return (
    <p className={styles.by}>
      <b>{name}</b>
      <span>
        {where}, <time dateTime={date}>{when}</time>
      </span>
      <Suns rating={rating} />
      {isCritical && <span className={styles.critical}>{m.question_critical()}</span>}
      <TextLink
        to={links.testimonials({ review: key }, '#reviews')}
        aria-label={m.question_whole_label({ name, where, when })}
      >
        {m.question_whole()}
      </TextLink>
    </p>
  )
}

const yours = {
  Couple: m.question_yours_couple,
  Family: m.question_yours_family,
  Friends: m.question_yours_friends,
  Solo: m.question_yours_solo,
} as const

const many = {
  Couple: m.group_many_couple,
  Family: m.group_many_family,
  Friends: m.group_many_friends,
  Solo: m.group_many_solo,
} as const

/** Filter of the answers by group. */
function People({ question: { groups, group: chosen }, to }: Pick<AnswersProps, 'question' | 'to'>) {
  return (
    <nav aria-label={m.question_people()} className={styles.people}>
      <Display as="h3" size={24}>
        {m.question_people()}
      </Display>
      <div className={styles.chips}>
        <Chip to={to(undefined)} aria-current={chosen === null || undefined}>
          {m.question_everybody()}
        </Chip>
        {groups.map(({ group, count, isYours }) => (
          <Chip key={group} to={to(group)} aria-current={chosen === group || undefined}>
            {isYours ? yours[group]() : many[group]()}
            <span className={styles.count}>{count}</span>
          </Chip>
        ))}
      </div>
    </nav>
  )
}

/** Shown without answers: similar words that reviews contain, and a contact. */
function Nothing({ question: { nearest, text }, toWord }: Pick<AnswersProps, 'question' | 'toWord'>) {
  return (
    <div className={styles.none}>
      <Text>
        {m.question_nothing()} {m.question_none()}
      </Text>
      {nearest.length > 0 && (
        <>
          <Text>{m.question_nearest()}</Text>
          <div className={styles.chips}>
            {nearest.map(word => (
              <Chip key={word} to={toWord(word)}>
                {word}
              </Chip>
            ))}
          </div>
        </>
      )}
      <MoreLink to={links.ask({ message: text })}>{m.question_planner()}</MoreLink>
    </div>
  )
}
