import type { CreateOrderRequest, ProdigiItem, ProdigiOrder, ProdigiRecipient } from '../../client/types'

type Told = string | null | undefined
type Same = (printed: string, asked: string) => boolean

const plain = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
const sameText: Same = (printed, asked) => plain(printed) === plain(asked)
const samePostcode: Same = (printed, asked) => sameText(printed.replace(/\s/g, ''), asked.replace(/\s/g, ''))

/** Digits that tell a telephone from others, however its country and area are written. */
const TELLING_DIGITS = 8
const ending = (phone: string) => phone.replace(/\D/g, '').slice(-TELLING_DIGITS)
const samePhone: Same = (printed, asked) => ending(printed) === ending(asked)

/** What one side does not tell is no difference. */
function differs(what: string, printed: Told, asked: Told, same = sameText): string[] {
  if (!printed || !asked || same(printed, asked)) return []
  return [what]
}

/** A flat that is gone or new is another door. Where Prodigi was told of none, it says null. */
function ofSecondLine(told: Told, wanted: string | null): string[] {
  const [printed, asked] = [told ?? '', wanted ?? '']
  if (told === undefined || sameText(printed, asked)) return []
  return ['second line of the address']
}

function ofRecipient(
  printed: ProdigiRecipient | null | undefined,
  asked: CreateOrderRequest['recipient'],
): string[] {
  const [there, here] = [printed?.address, asked.address]
  return [
    ...differs('name', printed?.name, asked.name),
    ...differs('e-mail', printed?.email, asked.email),
    ...differs('phone', printed?.phoneNumber, asked.phoneNumber, samePhone),
    ...differs('street', there?.line1, here.line1),
    ...ofSecondLine(there?.line2, here.line2),
    ...differs('town', there?.townOrCity, here.townOrCity),
    ...differs('county', there?.stateOrCounty, here.stateOrCounty),
    ...differs('postcode', there?.postalOrZipCode, here.postalOrZipCode, samePostcode),
    ...differs('country', there?.countryCode, here.countryCode),
  ]
}

type Asked = CreateOrderRequest['items'][number]

function ofItem(printed: ProdigiItem | undefined, asked: Asked): string[] {
  const attributes = new Map(
    Object.entries(printed?.attributes ?? {}).map(([name, value]) => [plain(name), value]),
  )
  return [
    ...differs('SKU', printed?.sku, asked.sku),
    ...differs(`number of ${asked.sku}`, printed?.copies?.toString(), String(asked.copies)),
    ...Object.entries(asked.attributes).flatMap(([name, value]) =>
      differs(`${name} of ${asked.sku}`, attributes.get(plain(name)), value),
    ),
  ]
}

function ofItems(printed: ProdigiItem[], asked: Asked[]): string[] {
  // A draft comes without its items.
  if (printed.length === 0) return []
  if (printed.length !== asked.length)
    return differs('number of lines', String(printed.length), String(asked.length))
  return asked.flatMap((line, index) => {
    const same = printed.find(({ merchantReference }) => merchantReference === line.merchantReference)
    return ofItem(same ?? printed[index], line)
  })
}

/** What of a Prodigi print is not as it is asked for, in words, as far as Prodigi tells it; it writes what it is given in its own way. */
export const differencesOf = (print: ProdigiOrder, asked: CreateOrderRequest): string[] => [
  ...ofRecipient(print.recipient, asked.recipient),
  ...ofItems(print.items ?? [], asked.items),
]

const listed = new Intl.ListFormat('en-GB')

/**
 * That Prodigi goes on with a print that is not what is asked for, and what can be done, in sentences. They are logged, so they tell
 * nothing of the customer.
 */
export function sayNotCancelled({ id }: ProdigiOrder, differences: readonly string[]): string {
  const others = listed.format(differences.map((what) => `the ${what}`))
  return `Prodigi has a print of this order already (${id}) and did not cancel it, though ${others} there ${differences.length > 1 ? 'are others' : 'is another'} than here. Nothing else is printed. Have Prodigi change it, or put here what stands there, then process the order again; or reject the order.`
}
