import { Action } from '../parts/action'
import { shopLink } from '../parts/links'
import type { Shop } from '../parts/shop'
import { Paragraph } from '../parts/text'
import { isLate, linkEnd, RESET_HOURS } from './lifetimes'

/** The way to a new password: the link while it works, else the page that sends a new one. */
export function ResetLink({ url, shop }: { url: string; shop: Shop }) {
  if (isLate(shop, RESET_HOURS))
    return (
      <>
        <Paragraph>
          This mail was held up for longer than its link lasts, and we are sorry. If you still want a new
          password, ask for another link.
        </Paragraph>
        <Action label="Get a new link" href={shop.links.forgotPassword} />
      </>
    )
  return (
    <>
      <Paragraph>
        The link works once, for {RESET_HOURS} hour: until {linkEnd(shop, RESET_HOURS)} (UK time).
      </Paragraph>
      <Action label="Set a new password" href={shopLink(url, shop.links.home)} />
    </>
  )
}
