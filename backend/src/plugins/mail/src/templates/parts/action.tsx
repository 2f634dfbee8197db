import { Button } from '@react-email/button'
import { Section } from '@react-email/section'
import { COLOUR, FONT, LOOK } from './theme'
import { Paragraph, TextLink } from './text'

/** The one thing to do. Below it the address in letters, for whose button does nothing. */
export function Action({ label, href }: { label: string; href: string }) {
  return (
    <Section style={{ margin: '8px 0 8px' }}>
      <Button
        href={href}
        data-label={label}
        className={LOOK.button}
        style={{
          padding: '14px 26px',
          // Long words wrap on a phone.
          textAlign: 'center',
          borderRadius: '999px',
          backgroundColor: COLOUR.accent,
          font: `700 17px/1.2 ${FONT}`,
          color: COLOUR.onAccent,
        }}
      >
        {label}
      </Button>
      <div data-skip-in-text="true" style={{ marginTop: '16px' }}>
        <Paragraph quiet>
          If the button does nothing, open this address:
          <br />
          <TextLink href={href}>{href}</TextLink>
        </Paragraph>
      </div>
    </Section>
  )
}
