import type { Shop } from '../parts/shop'
import { Paragraph, TextLink } from '../parts/text'

/** What the law gives and what it does not, with every order that is printed, and where a complaint goes. */
export function Returns({ shop: { brand } }: { shop: Shop }) {
  return (
    <>
      <Paragraph quiet>
        Your case is made for you, so it cannot be returned for a change of mind. If it arrives faulty,
        damaged or not as described, tell us within 30 days for a full refund; after that we repair or replace
        it first.
      </Paragraph>
      <Paragraph quiet>
        A complaint? Answer this mail, write to{' '}
        <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink> or to {brand.company},{' '}
        {brand.address}, or ring {brand.phone}.
      </Paragraph>
    </>
  )
}
