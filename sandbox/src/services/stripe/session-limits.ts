import { invalid, missing } from './errors.js'
import { object, objects, text, type FormObject } from './form.js'

const SHIPPING_OPTIONS_MAX = 5
const WORDS_MAX = 1200
/** As much of an address as Stripe looks at: somebody, somewhere with a dot in it, no blank. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

function checkRecipient(intent: FormObject): void {
  if (intent.shipping === undefined) return
  const at = 'payment_intent_data[shipping]'
  const shipping = object(intent.shipping)
  if (!text(shipping.name)) throw missing(`${at}[name]`)
  if (!text(object(shipping.address).line1)) throw missing(`${at}[address][line1]`)
}

/** What Stripe refuses of a payment page because of what single values are. */
export function checkLimits(form: FormObject): void {
  if (objects(form.shipping_options).length > SHIPPING_OPTIONS_MAX)
    throw invalid(
      `Array shipping_options exceeded maximum ${SHIPPING_OPTIONS_MAX} allowed elements.`,
      'shipping_options',
    )
  for (const [place, words] of Object.entries(object(form.custom_text)))
    if (Array.from(text(object(words).message) ?? '').length > WORDS_MAX)
      throw invalid(
        `Invalid string: must be at most ${WORDS_MAX} characters`,
        `custom_text[${place}][message]`,
      )
  const email = text(form.customer_email)
  if (email && !EMAIL.test(email))
    throw invalid(`Invalid email address: ${email}`, 'customer_email', 'email_invalid')
  checkRecipient(object(form.payment_intent_data))
}
