import { Heading as EmailHeading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import { COLOUR, DISPLAY, FONT, LOOK } from './theme'

export function Title({ children }: { children: ReactNode }) {
  return (
    <EmailHeading
      as="h1"
      className={`${LOOK.ink} m-title`}
      style={{
        margin: '0 0 16px',
        font: `700 28px/1.15 ${DISPLAY}`,
        letterSpacing: '-0.02em',
        color: COLOUR.ink,
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </EmailHeading>
  )
}

export function Subtitle({ children }: { children: ReactNode }) {
  return (
    <EmailHeading
      as="h2"
      className={LOOK.ink}
      style={{
        margin: '8px 0 10px',
        font: `700 20px/1.25 ${DISPLAY}`,
        letterSpacing: '-0.01em',
        color: COLOUR.ink,
      }}
    >
      {children}
    </EmailHeading>
  )
}

export function Paragraph({ children, quiet = false }: { children: ReactNode; quiet?: boolean }) {
  return (
    <Text
      className={quiet ? LOOK.soft : LOOK.ink}
      style={{
        margin: '0 0 16px',
        font: quiet ? `400 15px/1.5 ${FONT}` : `400 17px/1.55 ${FONT}`,
        color: quiet ? COLOUR.inkSoft : COLOUR.ink,
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Text>
  )
}

/** A link inside a sentence; one that shows its own address breaks wherever the line ends. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className={LOOK.link}
      style={{
        color: COLOUR.accent,
        textDecoration: 'underline',
        ...(children === href ? { wordBreak: 'break-all' } : {}),
      }}
    >
      {children}
    </Link>
  )
}
