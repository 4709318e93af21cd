import {
  Body,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components'
import type { ReactNode } from 'react'

/** The site's colours written out, because email clients do not support custom properties. */
export const ink = '#0e141d'
const paper = '#fcf8f2'
const sky = '#82b2df'
const quiet = '#585246'
const font = 'Rosario, "Gill Sans", "Segoe UI", sans-serif'

/** The site's name, its address and the address of its logo. */
export interface EmailHome {
  name: string
  href: string
  mark: string
}

interface EmailFrameProps {
  lang: string
  preview: string
  title: string
  home: EmailHome
  children: ReactNode
}

/** Layout shared by all emails: background, name and footer. */
export function EmailFrame({ lang, preview, title, home, children }: EmailFrameProps) {
  return (
    <Html lang={lang}>
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: paper, color: ink, fontFamily: font, margin: 0 }}>
        <Section style={{ backgroundColor: sky, padding: '20px 0' }}>
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
          {children}
        </Container>
      </Body>
    </Html>
  )
}

export function Paragraph({ children, faint = false }: { children: ReactNode; faint?: boolean }) {
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

/** Text that a person wrote, set apart and with its line breaks. */
export function Quoted({ children }: { children: string }) {
  return (
    <Text
      style={{
        fontSize: '17px',
        lineHeight: '1.5',
        borderLeft: `4px solid ${sky}`,
        paddingLeft: '14px',
        margin: '0 0 18px',
        whiteSpace: 'pre-wrap',
      }}
    >
      {children}
    </Text>
  )
}
