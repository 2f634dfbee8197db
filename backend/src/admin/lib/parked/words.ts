import type { ParkedCheckout } from '@caseloom/contract'

export type ParkedAction = ParkedCheckout['actions'][number]

interface Words {
  press: string
  title: string
  says: string
  done: string
}

export const DECISIONS: Record<ParkedAction, Words> = {
  make: {
    press: 'Make the order',
    title: 'Make the order all the same?',
    says: 'It becomes an order as it was paid, and waits for its approval.',
    done: 'The order is made',
  },
  release: {
    press: 'Give the money back',
    title: 'Give the money back?',
    says: 'What was paid goes back to the customer, who is written to. No order is made.',
    done: 'The money goes back',
  },
  dismiss: {
    press: 'Dismiss',
    title: 'Dismiss it?',
    says: 'The shop does nothing more about it: say how it was seen to.',
    done: 'Dismissed',
  },
}

/** What was paid in all, in its own currency. Sums that differ are often of the goods alone, so that it says which it is. */
export const paidWords = ({ paid, currency }: Pick<ParkedCheckout, 'paid' | 'currency'>): string =>
  paid === null
    ? 'paid'
    : `${new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(paid)} paid with delivery`
