import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/** A line that is sent, with the shipping profile that its product has by now. */
export interface SentLine {
  title: string
  profile: string | null
}
interface Option {
  shipping_profile_id: string
}

export async function sentLines(container: MedusaContainer, cartId: string): Promise<SentLine[]> {
  const answer: { rows: SentLine[] } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `select l.title, p.shipping_profile_id as profile from cart_line_item l
       left join product_variant v on v.id = l.variant_id and v.deleted_at is null
       left join product_shipping_profile p on p.product_id = v.product_id and p.deleted_at is null
      where l.cart_id = ? and l.deleted_at is null and l.requires_shipping`,
    [cartId],
  )
  return answer.rows
}

const covers = (line: SentLine) => (option: Option) => option.shipping_profile_id === line.profile

/** The options that all these lines can be sent by: there is one delivery, and Medusa makes no order of lines that it leaves out. */
export const sendingAll = <One extends Option>(options: One[], lines: SentLine[]): One[] =>
  options.filter((option) => lines.every((line) => covers(line)(option)))

const listed = new Intl.ListFormat('en-GB')
const named = (lines: SentLine[]) => listed.format(new Set(lines.map(({ title }) => title)))

/** Why no option is left, for the shopper. */
export function notSent(options: Option[], lines: SentLine[]): string {
  const stuck = lines.filter((line) => !options.some(covers(line)))
  return stuck.length > 0
    ? `We can't deliver ${named(stuck)} at the moment. Please take it out of your cart, or try again later.`
    : `We can't send ${named(lines)} together. Please order them one after the other.`
}
