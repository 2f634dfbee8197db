import { expect, it } from 'vitest'
import { processedWords } from './decision-words'

it('an order is with the printer when it is, and not while that still goes on', () => {
  expect(processedWords('processed')).toBe('Order processed: it is with the printer')
  for (const status of ['processing', undefined] as const) {
    expect(processedWords(status)).not.toContain('with the printer')
    expect(processedWords(status)).toContain('goes on by itself')
  }
})
