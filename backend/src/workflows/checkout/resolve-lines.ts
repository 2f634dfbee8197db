import type { OpenCheckoutLine } from '@caseloom/stripe-checkout'
import type { createCheckoutSessionBody, priceChangedData } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { z } from 'zod'
import { env } from '../../env'
import { findVariant, type FoundVariant } from '../../lib/catalogue/find-variant'
import { failure, FailureWithData } from '../../lib/http/fail'
import { findRecipe } from './find-recipe'

type Item = z.output<typeof createCheckoutSessionBody>['items'][number]
interface Resolved {
  item: Item
  variant: FoundVariant
  line: OpenCheckoutLine
}

const samePrice = (a: number, b: number) => Math.round(a * 100) === Math.round(b * 100)

async function resolveLine(
  scope: MedusaContainer,
  item: Item,
  who: { customerId: string; guestKeyHash: string | null },
): Promise<Resolved> {
  const variant = await findVariant(scope, {
    productId: item.productId,
    device: item.device,
    finish: item.color,
  })
  const { customizations } = item
  if (!customizations) {
    throw failure(
      'recipe_changed',
      `Your ${variant.productName} has no design yet. Please open it in the studio.`,
    )
  }
  const recipe = await findRecipe(
    scope,
    {
      hash: customizations.recipeHash,
      designId: customizations.designId,
      sku: variant.sku,
      caseName: variant.productName,
    },
    who,
  )
  const line: OpenCheckoutLine = {
    variantId: variant.variantId,
    sku: variant.sku,
    title: variant.productName,
    description: `${item.device}, ${item.color} · ${recipe.designName}`.slice(0, 500),
    quantity: item.quantity,
    unitPrice: variant.price,
    imageUrl: `${env.PUBLIC_URL.replace(/\/$/, '')}${recipe.imageUrl}`,
    recipeHash: recipe.hash,
    metadata: {
      product_number: variant.productNumber,
      device: item.device,
      finish: item.color,
      design_id: recipe.designId,
      design_name: recipe.designName,
      recipe_hash: recipe.hash,
      ai_generated: recipe.aiGenerated,
      image_url: recipe.imageUrl,
    },
  }
  return { item, variant, line }
}

/**
 * Turns what the browser sent into lines of the server's own making; names, prices and pictures are its own.
 * @throws failure `unknown_product`, `configuration_not_found`, `recipe_changed`, and `price_changed` with the present
 * prices where the shopper saw others
 */
export async function resolveLines(
  scope: MedusaContainer,
  items: Item[],
  who: { customerId: string; guestKeyHash: string | null },
): Promise<OpenCheckoutLine[]> {
  const resolved: Resolved[] = []
  for (const item of items) resolved.push(await resolveLine(scope, item, who))
  if (resolved.some(({ item, variant }) => !samePrice(item.price, variant.price))) {
    const data: z.output<typeof priceChangedData> = {
      items: resolved.map(({ item, variant }) => ({
        id: item.id,
        name: variant.productName,
        price: variant.price,
        originalPrice: variant.originalPrice,
      })),
    }
    throw new FailureWithData('A price has changed since you filled your cart', 'price_changed', data)
  }
  return resolved.map(({ line }) => line)
}
