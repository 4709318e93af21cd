import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components'
import { render, toPlainText } from '@react-email/render'
import type { ComponentProps, ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { Locale } from '#database/values/locale.ts'

/** The inks of the site, as emails need them: written out, because mail programs know no custom properties. */
const ink = '#0e141d'
const paper = '#fcf8f2'
const sky = '#82b2df'
const quiet = '#585246'
const font = 'Rosario, "Gill Sans", "Segoe UI", sans-serif'

/** The band with the mark, which the plain part leaves out. */
export const HEAD_CLASS = 'head'

/** Where an email comes from: the site's name, its address, that of its mark as a picture, and the company behind it. */
export interface EmailHome {
  name: string
  href: string
  mark: string
  legalName: string
  email: string
}

/** The parts of an email, in the order in which they stand in it. */
interface EmailParts {
  title: string
  /** What a mail program shows beside the subject; by default the words quoted, or else the first paragraph. */
  preview?: string
  paragraphs: readonly string[]
  /** Somebody's own words. */
  quoted?: string
  /** Values to copy: an account, a reference, an amount. */
  facts?: readonly (readonly [name: string, value: string])[]
  link?: { href: string; text: string }
  /** A second way: to the proposal that stands, to the page that was asked from, into the account. */
  also?: { href: string; text: string } | null | undefined
  /** What to know before going. */
  prepare?: { href: string; text: string } | undefined
  /** Why its reader gets it, or what an answer does. */
  why?: string | undefined
  /** The page on which its reader can answer instead. */
  answer?: { href: string; text: string }
}

/** The texts of an email. */
export type EmailText = EmailParts & { subject: string }

interface EmailFrameProps extends EmailParts {
  locale: Locale
  home: EmailHome
  /** The link that unsubscribes from this kind of email. */
  refuseHref?: string | undefined
}

/** The first line of a longer text. */
function firstLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 90)
}

/** Layout shared by all emails: background, name, content and footer. */
export function EmailFrame({ locale, title, preview, home, refuseHref, ...parts }: EmailFrameProps) {
  const { paragraphs, quoted, facts = [], link, also, prepare, why, answer } = parts
  return (
    <Html lang={locale}>
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
      </Head>
      <Preview>{preview ?? (quoted ? firstLine(quoted) : (paragraphs[0] ?? title))}</Preview>
      <Body
        style={{ backgroundColor: paper, color: ink, fontFamily: font, margin: 0, wordBreak: 'break-word' }}
      >
        <Section className={HEAD_CLASS} style={{ backgroundColor: sky, padding: '20px 0' }}>
          <Container style={{ maxWidth: '36rem', padding: '0 24px' }}>
            <Link
              href={home.href}
              style={{ color: ink, fontSize: '24px', fontWeight: 800, letterSpacing: '0.02em' }}
            >
              <Img
                src={home.mark}
                width={40}
                height={40}
                alt=""
                style={{ display: 'inline-block', verticalAlign: 'middle', marginRight: '10px' }}
              />
              {home.name.toUpperCase()}
            </Link>
          </Container>
        </Section>
        <Container style={{ maxWidth: '36rem', padding: '24px' }}>
          <Heading as="h1" style={{ fontSize: '26px', lineHeight: '1.2', margin: '0 0 16px' }}>
            {title}
          </Heading>
          {paragraphs.map(text => (
            <Paragraph key={text}>{text}</Paragraph>
          ))}
          {quoted && <Quoted>{quoted}</Quoted>}
          {facts.map(([name, value]) => (
            <Paragraph key={`${name} ${value}`}>
              {name}: <strong>{value}</strong>
            </Paragraph>
          ))}
          {link && <ActionButton href={link.href}>{link.text}</ActionButton>}
          {also && <FaintLink href={also.href}>{also.text}</FaintLink>}
          {prepare && <FaintLink href={prepare.href}>{prepare.text}</FaintLink>}
          {why && <Paragraph faint>{why}</Paragraph>}
          {answer && <FaintLink href={answer.href}>{answer.text}</FaintLink>}
          {refuseHref && <FaintLink href={refuseHref}>{m.email_refuse({}, { locale })}</FaintLink>}
          <Hr style={{ borderTop: `1px solid ${sky}`, margin: '26px 0 14px' }} />
          <Paragraph faint>
            {home.legalName}, {home.email}
          </Paragraph>
        </Container>
      </Body>
    </Html>
  )
}

function Paragraph({ children, faint = false }: { children: ReactNode; faint?: boolean }) {
  return (
    <Text
      style={{
        fontSize: faint ? '14px' : '17px',
        lineHeight: '1.5',
        color: faint ? quiet : ink,
        margin: '0 0 14px',
      }}
    >
      {children}
    </Text>
  )
}

/** The link to what the email is about. */
function ActionButton({ href, children }: { href: string; children: string }) {
  return (
    <Section style={{ margin: '22px 0' }}>
      <Button
        href={href}
        style={{
          backgroundColor: ink,
          borderRadius: '24px',
          color: paper,
          fontSize: '17px',
          fontWeight: 600,
          lineHeight: '1.3',
          padding: '12px 24px',
        }}
      >
        {children}
      </Button>
    </Section>
  )
}

/** A link beside the main one: to answer on a page, to unsubscribe. */
function FaintLink({ href, children }: { href: string; children: string }) {
  return (
    <Paragraph faint>
      <Link href={href} style={{ color: quiet, textDecoration: 'underline' }}>
        {children}
      </Link>
    </Paragraph>
  )
}

/** Someone's own words, set apart, with their line breaks and each line in its own direction. */
function Quoted({ children }: { children: string }) {
  return (
    <Text
      dir="auto"
      style={{
        fontSize: '17px',
        lineHeight: '1.5',
        borderLeft: `4px solid ${sky}`,
        paddingLeft: '14px',
        margin: '0 0 18px',
        whiteSpace: 'pre-wrap',
        unicodeBidi: 'plaintext',
      }}
    >
      {children}
    </Text>
  )
}

/** Both parts of an email. The plain one keeps the lines that somebody's words were written in, and names as they are. */
export async function writeEmail(
  email: ComponentProps<typeof EmailFrame>,
): Promise<{ html: string; text: string }> {
  const html = await render(<EmailFrame {...email} />)
  const text = toPlainText(html, {
    preserveNewlines: true,
    selectors: [
      { selector: `.${HEAD_CLASS}`, format: 'skip' },
      { selector: 'h1', options: { uppercase: false } },
    ],
  })
  return { html, text }
}
