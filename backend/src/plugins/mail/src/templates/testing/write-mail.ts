import type { MailOptions } from '../../modules/mail/options'
import { renderMail } from '../render'
import { sampleMails } from '../samples'
import type { MailTemplate, MailTemplates } from '../types'

export const HOME = 'https://shop.example'
export const options: MailOptions = {
  publicUrl: HOME,
  brand: {
    name: 'Loom & Co',
    company: 'Loom Ltd',
    address: '1 Street',
    email: 'hi@shop.example',
    phone: '+44 1',
  },
}
export const ASKED = new Date('2026-11-21T18:05:00Z')
export const SOON = new Date('2026-11-21T18:05:20Z')
export const samples = sampleMails(HOME, ASKED)

/** A mail of a shop that tests know. */
export const write = <Name extends MailTemplate>(template: Name, data: MailTemplates[Name], now = SOON) =>
  renderMail({ template, data, askedAt: ASKED }, options, now)
