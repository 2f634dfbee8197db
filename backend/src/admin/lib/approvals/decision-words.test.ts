import { expect, it } from 'vitest'
import { processedWords, rejectedMoney, rejectedWords } from './decision-words'

it('an order is with the printer when it is, and not while that still goes on', () => {
  expect(processedWords('processed')).toBe('Order processed: it is with the printer')
  for (const status of ['processing', undefined] as const) {
    expect(processedWords(status)).not.toContain('with the printer')
    expect(processedWords(status)).toContain('goes on by itself')
  }
})

it('an order is rejected when its money is on its way back, and not while that still goes on', () => {
  expect(rejectedWords('rejected')).toBe('Order rejected')
  for (const status of ['rejecting', undefined] as const)
    expect(rejectedWords(status)).toContain('goes on by itself')
})

it('money that was taken in part goes back as taken money does', () => {
  expect(rejectedMoney('authorised')).toBe('The money that is held is released')
  expect(rejectedMoney('captured')).toBe('The payment is refunded')
  expect(rejectedMoney('partially_refunded')).toBe('The rest of the payment is refunded')
})
