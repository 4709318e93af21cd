import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Prose } from '#app/ui/prose.tsx'
import type { CompanyPage } from './company-schema.ts'
import styles from './questions.module.css'

interface QuestionsProps {
  title: string
  questions: CompanyPage['questions']
}

/** Questions with expandable answers, which are all open in print. */
export function Questions({ title, questions }: QuestionsProps) {
  if (questions.length === 0) return null
  return (
    <div className={styles.questions}>
      <Display size={64}>{title}</Display>
      <div className={styles.list}>
        {questions.map(({ question, answer }) => (
          <details key={question} className={styles.question}>
            <summary>
              <h3>{question}</h3>
              <Icon name="caret-down-bold" className={styles.sign} />
            </summary>
            <div className={styles.answer}>
              <Prose paragraphs={answer} />
            </div>
          </details>
        ))}
      </div>
    </div>
  )
}
