import type { KeptCartLine } from '@caseloom/contract'
import { api } from '~/lib/api-client'
import { ApiError, messageOf } from '~/lib/api-errors'
import { makeLine, toCheckoutItems, type CartLine } from '../lib/cart-line'
import type { Operation } from '../lib/operations'

export interface KeptCart {
  lines: CartLine[]
  /** What the shop took out of it, in sentences. */
  dropped: string[]
}

interface Answer {
  items: KeptCartLine[]
  dropped: { message: string }[]
}

const asKept = ({ items, dropped }: Answer): KeptCart => ({
  lines: items.map(({ customization, ...line }) => ({
    ...makeLine({ ...line, customizations: customization }, 0),
    id: line.id,
    design: line.design,
  })),
  dropped: dropped.map(({ message }) => message),
})

export const askKeptCart = async (): Promise<KeptCart> => asKept(await api.call('getCart'))

/** Tells the shop one change. To tell it again changes nothing more. */
export async function send(operation: Operation): Promise<KeptCart> {
  switch (operation.kind) {
    case 'add': {
      const [body] = toCheckoutItems([operation.line])
      if (!body) throw new Error('There is no line to add')
      return asKept(await api.call('addCartItem', { body }))
    }
    case 'set':
      return asKept(
        await api.call('updateCartItem', {
          params: { id: operation.id },
          body: { quantity: operation.quantity },
        }),
      )
    case 'remove':
      return asKept(await api.call('removeCartItem', { params: { id: operation.id } }))
  }
}

/** A no that stays a no; anything else (no connection, a busy shop, an ended session) may become a yes. */
export const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && error.status !== 401 && error.status !== 429

/** What the shopper is told of a change that the shop will never do; null where nothing is missing for it. */
export function refusalWords(operation: Operation, error: ApiError): string | null {
  if (error.code === 'not_found') return null
  const what = operation.kind === 'add' ? `${operation.line.name} for ${operation.line.device}` : 'A change'
  return `${what} could not be kept in your cart. ${messageOf(error)}`
}
