import { endpoints } from '@caseloom/contract'
import { route } from '../../../../lib/http/route'
import { limitGuesses } from '../../../../lib/promotions/limit-guesses'
import { INVALID_PROMO } from '../../../../lib/promotions/words'
import { quoteCart } from '../../../../lib/checkout/quote-cart'

/** Where too many codes were tried the cart is quoted without one. */
export const POST = route(endpoints.quoteCart, async (call) => {
  const { scope, customer, guestKeyHash, body } = call
  const quote = (promoCode?: string) =>
    quoteCart(scope, { customer, guestKeyHash, items: body.items, promoCode })
  if (!body.promoCode) return quote()
  const look = async () => {
    const answer = await quote(body.promoCode)
    return { answer, isUnknown: answer.promoRefused === INVALID_PROMO }
  }
  const guess = await limitGuesses(call, body.promoCode, look, { beside: true })
  return 'sentence' in guess ? { ...(await quote()), promoRefused: guess.sentence } : guess.answer
})
