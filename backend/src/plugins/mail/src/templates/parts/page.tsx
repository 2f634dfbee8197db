import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { PunchCard } from './punch-card'
import type { MailPage, Shop } from './shop'
import { COLOUR, DISPLAY, FONT, LOOK, STYLE } from './theme'

function Masthead({ shop }: { shop: Shop }) {
  return (
    <Section
      className={`${LOOK.cloth} m-pad`}
      style={{
        backgroundColor: COLOUR.indigo,
        borderBottom: `4px solid ${COLOUR.weld}`,
        padding: '18px 32px',
      }}
    >
      <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" data-skip-in-text="true">
        <tbody>
          <tr>
            <td>
              <Link
                href={shop.links.home}
                style={{
                  font: `700 26px/1.2 ${DISPLAY}`,
                  letterSpacing: '-0.02em',
                  color: COLOUR.onIndigo,
                  textDecoration: 'none',
                }}
              >
                {shop.brand.name}
              </Link>
            </td>
            <td align="right" className="m-card">
              <PunchCard text={shop.brand.name} />
            </td>
          </tr>
        </tbody>
      </table>
    </Section>
  )
}

function Footer({ shop: { brand }, internal }: { shop: Shop; internal: boolean }) {
  const small = { margin: 0, font: `400 14px/1.55 ${FONT}`, color: COLOUR.inkSoft }
  return (
    <Section
      className={`${LOOK.line} m-pad`}
      style={{ padding: '18px 32px 22px', borderTop: `1px solid ${COLOUR.line}` }}
    >
      <Text className={LOOK.soft} style={small}>
        {internal ? null : (
          <>
            Questions? Just answer this mail, or ring{' '}
            <span style={{ whiteSpace: 'nowrap' }}>{brand.phone}</span>.
            <br />
          </>
        )}
        {brand.company}, {brand.address}
        {brand.companyNumber ? <>. Company number {brand.companyNumber}</> : null}
        <br />
        <Link href={`mailto:${brand.email}`} className={LOOK.soft} style={{ color: COLOUR.inkSoft }}>
          {brand.email}
        </Link>
      </Text>
    </Section>
  )
}

/** The page around every mail: the shop's name above, who wrote below. */
export function Page({ shop, page }: { shop: Shop; page: MailPage }) {
  return (
    <Html lang="en-GB">
      <Head>
        <title>{page.subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </Head>
      <Preview>{page.preview}</Preview>
      <Body className={LOOK.paper} style={{ margin: 0, padding: 0, backgroundColor: COLOUR.paper }}>
        <Section className={LOOK.paper} style={{ backgroundColor: COLOUR.paper, padding: '24px 8px' }}>
          <Container
            className={LOOK.surface}
            style={{
              maxWidth: '600px',
              margin: '0 auto',
              backgroundColor: COLOUR.surface,
              border: `1px solid ${COLOUR.line}`,
            }}
          >
            <Masthead shop={shop} />
            <Section className="m-pad" style={{ padding: '32px 32px 16px' }}>
              {page.body}
            </Section>
            <Footer shop={shop} internal={page.internal ?? false} />
          </Container>
        </Section>
      </Body>
    </Html>
  )
}
