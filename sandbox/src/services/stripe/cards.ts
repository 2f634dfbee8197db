import type { PaymentError } from './entities.js'

/** What becomes of a payment with a card: `challenge` asks its holder first, as the bank does with 3-D Secure. */
export interface TestCard {
  number: string
  brand: 'visa' | 'mastercard' | 'amex'
  challenge: boolean
  refusal: PaymentError | null
  /** What the page says of it. */
  does: string
}

const declined = (decline_code: string, message: string): PaymentError => ({
  type: 'card_error',
  code: 'card_declined',
  decline_code,
  message,
})
export const DECLINED = declined(
  'generic_decline',
  'Your card was declined. No money was taken; try another card.',
)
const NO_FUNDS = declined(
  'insufficient_funds',
  'Your card has insufficient funds. No money was taken; try another card.',
)

/** Stripe's own test numbers, as far as the stand-in knows them. */
export const CARDS: TestCard[] = [
  { number: '4242424242424242', brand: 'visa', challenge: false, refusal: null, does: 'pays' },
  { number: '5555555555554444', brand: 'mastercard', challenge: false, refusal: null, does: 'pays' },
  { number: '378282246310005', brand: 'amex', challenge: false, refusal: null, does: 'pays' },
  {
    number: '4000002760003184',
    brand: 'visa',
    challenge: true,
    refusal: null,
    does: 'asks its holder first (3-D Secure)',
  },
  {
    number: '4000008260003178',
    brand: 'visa',
    challenge: true,
    refusal: NO_FUNDS,
    does: 'asks its holder first, then has no funds',
  },
  { number: '4000000000000002', brand: 'visa', challenge: false, refusal: DECLINED, does: 'is declined' },
  { number: '4000000000009995', brand: 'visa', challenge: false, refusal: NO_FUNDS, does: 'has no funds' },
]

export const spaced = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')
export const plainCard = (): TestCard => cardOf('4242424242424242')
export const declinedCard = (): TestCard => cardOf('4000000000000002')

function cardOf(number: string): TestCard {
  const card = CARDS.find((each) => each.number === number)
  if (!card) throw new Error(`There is no test card ${number}`)
  return card
}

/** The card that was typed, the plain one where nothing was; null for a number that is none of the test cards. */
export function typedCard(typed: string | null): TestCard | null {
  const digits = (typed ?? '').replace(/\D/g, '')
  return digits === '' ? plainCard() : (CARDS.find((card) => card.number === digits) ?? null)
}
