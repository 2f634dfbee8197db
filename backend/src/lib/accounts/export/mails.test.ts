import { describe, expect, it } from 'vitest'
import { sampleMails } from '../../../plugins/mail/src/templates/samples'
import { mailsToCustomer } from './mails'

const samples: [string, unknown][] = Object.entries(
  sampleMails('https://shop.example', new Date('2026-11-21T18:05:00Z')),
)

describe('mails in the data of a customer', () => {
  it.each(samples)('tell of %s nothing that opens anything', (template, filledIn) => {
    const told = JSON.stringify(mailsToCustomer([{ template, filledIn }]))
    expect(told).not.toMatch(/https:\/\/shop\.example|token|adjust=|[\w-]{40}/)
  })

  it('are those for customers, with what was filled in', () => {
    const mails = samples.map(([template, filledIn]) => ({ template, filledIn }))
    const told = mailsToCustomer(mails)
    expect(
      told.map(({ template }) => template).filter((name) => /^(admin|user)|^contact-message/.test(name)),
    ).toEqual([])
    expect(told.find(({ template }) => template === 'order-shipped')?.filledIn).toMatchObject({
      trackingNumber: 'AB123456789GB',
    })
    expect(mailsToCustomer([{ template: 'unheard-of', filledIn: { link: '?token=x' } }])).toEqual([])
  })
})
