type Settings = Record<string, string | undefined>

/** Either key says that real cards are charged; in containers the pages' server has the publishable one alone. */
const isLive = ({ STRIPE_PUBLISHABLE_KEY = '', STRIPE_API_KEY = '' }: Settings): boolean =>
  [STRIPE_PUBLISHABLE_KEY, STRIPE_API_KEY].some((key) => key.includes('_live_'))

/**
 * Pages that tell real customers of a company which there is not are not shown; the backend refuses the same of its mails.
 * @throws Error with a sentence
 */
export function refusePlaceholders(env: Settings, brand: { placeholder: boolean }): void {
  if (brand.placeholder && isLive(env))
    throw new Error(
      'the company details in storefront/src/config/brand.ts are still placeholders, and the Stripe key is a live one.',
    )
}
