import { Action } from '../parts/action'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Subtitle, Title } from '../parts/text'
import { greet } from '../parts/words'
import type { MailTemplates } from '../types'

export function tierReached({ name, tier, benefits }: MailTemplates['tier-reached'], shop: Shop): MailPage {
  return {
    subject: `You have reached the ${tier} tier`,
    preview: benefits[0] ?? 'Thank you for designing with us.',
    body: (
      <>
        <Title>{greet(`You have reached ${tier}`, name)}</Title>
        <Paragraph>
          Your {shop.brand.name} membership has moved up to {tier}. Thank you for designing with us.
        </Paragraph>
        {benefits.length > 0 ? <Subtitle>What it brings you</Subtitle> : null}
        {benefits.map((benefit) => (
          <Paragraph key={benefit}>• {benefit}</Paragraph>
        ))}
        <Action label="See your membership" href={shop.links.membership} />
        <Paragraph quiet>
          Your tier goes by the designs that you make and keep, so deleting some can take you back down. The
          discount does not add to a promo code: you get whichever of the two saves you more.
        </Paragraph>
      </>
    ),
  }
}
