import { links } from '#app/links.ts'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import type { ApiCall, ApiCode, ApiResource } from './api-docs.ts'
import styles from './api-reference.module.css'
import type { ApiField } from './api-schema.ts'

interface NamedResource extends Pick<ApiResource, 'key' | 'name'> {
  calls: Pick<ApiCall, 'id' | 'method' | 'summary'>[]
}

/** Every call by resource, with the way to its page. */
export function ApiContents({ resources }: { resources: readonly NamedResource[] }) {
  return (
    <nav aria-label="Calls" className={styles.contents}>
      {resources.map(({ key, name, calls }) => (
        <section key={key}>
          <h2>
            <Anchor to={links.apiResource(key)}>{name}</Anchor>
          </h2>
          <ul>
            {calls.map(({ id, method, summary }) => (
              <li key={id}>
                <Anchor to={links.apiResource(key, id)}>{summary}</Anchor> <code>{method}</code>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

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

/** The paragraphs of the description, what stands between backticks as code. */
export function ApiIntroduction({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={styles.introduction}>
      {paragraphs.map(paragraph => (
        <Text key={paragraph}>
          {paragraph.split('`').map((part, i) => (i % 2 === 1 ? <code key={part}>{part}</code> : part))}
        </Text>
      ))}
    </div>
  )
}

/** The codes of failures with their sentences. */
export function ApiCodes({ failures, issues }: { failures: readonly ApiCode[]; issues: readonly ApiCode[] }) {
  return (
    <section className={styles.resource}>
      <Display size={44}>Codes</Display>
      <Codes title="Of a failed call: code" codes={failures} />
      <Codes title="Of a value that is not valid: issues[].code" codes={issues} />
    </section>
  )
}

function Codes({ title, codes }: { title: string; codes: readonly ApiCode[] }) {
  return (
    <>
      <h3>{title}</h3>
      <dl className={styles.fields}>
        {codes.map(({ code, message }) => (
          <div key={code}>
            <dt>
              <code>{code}</code>
            </dt>
            <dd>{message}</dd>
          </div>
        ))}
      </dl>
    </>
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
          <pre>{request.replace('{origin}', origin)}</pre>
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
