import { useRef, useState } from 'react'
import { copyText } from '#app/client/copy-text.ts'
import { links } from '#app/links.ts'
import { Anchor } from '#app/ui/anchor.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { type ApiCall, type ApiCode, type ApiResource, withApiKey } from './api-docs.ts'
import styles from './api-reference.module.css'
import type { ApiField } from './api-schema.ts'

interface NamedResource extends Pick<ApiResource, 'key' | 'name' | 'description'> {
  /** How many there are. */
  calls: number
}

/** Resources with the way to their pages. */
export function ApiContents({ resources }: { resources: readonly NamedResource[] }) {
  return (
    <ul className={styles.contents}>
      {resources.map(({ key, name, description, calls }) => (
        <li key={key}>
          <MoreLink to={links.apiResource(key)}>{name}</MoreLink>
          <Text as="span">{description}</Text>
          <Text as="span" size="fine" tone="quiet">
            {calls === 1 ? 'One call' : `${calls} calls`}
          </Text>
        </li>
      ))}
    </ul>
  )
}

/** A command as one types it, with a button that copies it. */
function Command({ text }: { text: string }) {
  const shown = useRef<HTMLPreElement>(null)
  const [isCopied, setCopied] = useState(false)
  return (
    <>
      <pre className={styles.whole} ref={shown}>
        {text}
      </pre>
      <SecondaryButton
        size="sm"
        icon="copy"
        data-scripted=""
        className={styles.copy}
        onClick={() => void copyText(text, shown.current).then(setCopied)}
      >
        <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
      </SecondaryButton>
    </>
  )
}

/** A call as a program with a key makes it. */
export function ApiKeySample({ call, origin }: { call: ApiCall; origin: string }) {
  return (
    <figure className={styles.sample}>
      <figcaption>
        {call.summary}, with a key whose scope is <code>{call.scope}</code>
      </figcaption>
      <Command text={withApiKey(call.request.replace('{origin}', origin))} />
    </figure>
  )
}

/** A call as one types it, and the beginning of its answer. */
export function ApiSample({ call, origin }: { call: ApiCall; origin: string }) {
  const example = call.answers[0]?.example?.split('\n') ?? []
  // To the end of the first of a list.
  const end = example.findIndex(line => FIRST_ENDS.test(line)) + 1
  const shown = end > 0 && end <= MOST_SAMPLE_LINES ? example.slice(0, end) : example.slice(0, SAMPLE_LINES)
  return (
    <figure className={styles.sample}>
      <figcaption>{call.summary}</figcaption>
      <Command text={call.request.replace('{origin}', origin)} />
      <pre>
        {shown.join('\n')}
        {shown.length < example.length && (end > 0 ? '\n    …' : '\n…')}
      </pre>
    </figure>
  )
}

const SAMPLE_LINES = 9
const MOST_SAMPLE_LINES = 16
const FIRST_ENDS = /^ {4}\},?$/

/** The calls of a resource: their input, their answers, and an example of each. */
export function ApiCalls({ calls, origin }: { calls: readonly ApiCall[]; origin: string }) {
  return (
    <section className={styles.resource}>
      {calls.map(call => (
        <Call key={call.id} call={call} origin={origin} />
      ))}
    </section>
  )
}

/** A paragraph of the description: what it is about stands before its first colon. */
const ABOUT = /^(?<title>[A-Z][A-Za-z ]{2,20}): /

/** The rules of the description, each behind what it is about; what stands between backticks as code. */
export function ApiRules({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={styles.rules}>
      {paragraphs.map((paragraph, at) => {
        const title = ABOUT.exec(paragraph)?.groups?.title
        const rule = title ? paragraph.slice(title.length + 2) : paragraph
        return (
          <details key={paragraph} open={at === 0}>
            <summary>
              {title ?? 'In general'} <Icon name="caret-down-bold" size="xs" />
            </summary>
            <p>{rule.split('`').map((part, i) => (i % 2 === 1 ? <code key={part}>{part}</code> : part))}</p>
          </details>
        )
      })}
    </div>
  )
}

/** The codes of failures with their sentences. */
export function ApiCodes({ failures, issues }: { failures: readonly ApiCode[]; issues: readonly ApiCode[] }) {
  return (
    <div className={styles.rules}>
      <Codes title="Of a failed call: code" codes={failures} />
      <Codes title="Of a value that is not valid: issues[].code" codes={issues} />
    </div>
  )
}

function Codes({ title, codes }: { title: string; codes: readonly ApiCode[] }) {
  return (
    <details>
      <summary>
        {title} ({codes.length}) <Icon name="caret-down-bold" size="xs" />
      </summary>
      <dl className={`${styles.fields} ${styles.codes}`}>
        {codes.map(({ code, message }) => (
          <div key={code}>
            <dt>
              <code>{code}</code>
            </dt>
            <dd>{message}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function Call({ call, origin }: { call: ApiCall; origin: string }) {
  const { id, method, path, summary, description, parameters, body, request, answers } = call
  const named = parameters.map(({ place, ...field }) => ({ ...field, name: `${field.name} (${place})` }))
  return (
    <article id={id} className={styles.call}>
      <h2>{summary}</h2>
      <p className={styles.address}>
        <b>{method}</b> {path}
      </p>
      {call.isDeprecated && (
        <Text>
          <Anchor to={links.apiDeprecation()}>Deprecated</Anchor>
        </Text>
      )}
      {description && <Text>{description}</Text>}
      {call.scope && (
        <Text>
          Scope for an API key: <code>{call.scope}</code>
        </Text>
      )}
      <div className={styles.sides}>
        <div>
          <Fields title="Parameters" fields={named} />
          {body && <Fields title={`Body, ${body.type}`} fields={body.fields} />}
          {answers.map(({ status, fields }) => (
            <Fields key={status} title={`Answer ${status}`} fields={fields} />
          ))}
        </div>
        <div>
          <h3>Request</h3>
          <Command text={request.replace('{origin}', origin)} />
          {answers.map(({ status, description: said, example }) => (
            <div key={status}>
              <h3>
                {status} <span>{said}</span>
              </h3>
              {example && <pre>{example}</pre>}
            </div>
          ))}
        </div>
      </div>
    </article>
  )
}

function Fields({ title, fields }: { title: string; fields: readonly ApiField[] }) {
  if (fields.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <dl className={styles.fields}>
        {fields.map(({ name, type, isRequired, description }) => (
          <div key={name}>
            <dt>
              <code>{name}</code> {isRequired && <b>required</b>}
            </dt>
            <dd>
              {type}
              {description && <p>{description}</p>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
