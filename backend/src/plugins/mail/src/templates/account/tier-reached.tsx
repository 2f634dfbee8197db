import { Action } from '../parts/action'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Subtitle, Title } from '../parts/text'
import { greet } from '../parts/words'
import type { MailTemplates } from '../types'

export function tierReached({ name, tier, benefits }: MailTemplates['tier-reached'], shop: Shop): MailPage {
  return {
    subject: `You are now a member of the tier ${tier}`,
    preview: benefits[0] ?? 'Thank you for designing with us.',
    body: (
      <>
        <Title>{greet(`You have reached ${tier}`, name)}</Title>
        <Paragraph>
          Your {shop.brand.name} membership is now ‘{tier}’. Thank you for designing with us.
        </Paragraph>
        {benefits.length > 0 ? <Subtitle>What it brings you</Subtitle> : null}
        {benefits.map((benefit) => (
          <Paragraph key={benefit}>• {benefit}</Paragraph>
        ))}
        <Action label="See your membership" href={shop.links.membership} />
        <Paragraph quiet>
          Your tier follows the designs that you make and keep: deleting some can take it away again. A
          member’s discount does not add to a promo code; the better of the two is taken.
        </Paragraph>
      </>
    ),
  }
}
