import { loadMails } from '../../../scripts/lib/load-mails.mjs'
import { journeyStack } from '../../support/journey-stack'
import type { State } from '../state'

const { shop } = journeyStack()
const { renderMail, sampleMails, brand } = await loadMails()
const samples = sampleMails(shop)

/** Every mail, as a mail program shows it: on a phone, and in a column. */
export const mails: State[] = Object.keys(samples).map((template) => ({
  name: `mail/${template}`,
  widths: [390, 768],
  open: async (page) => {
    const mail = { template, data: samples[template], askedAt: new Date() }
    const { html } = await renderMail(mail, { publicUrl: shop, brand })
    await page.setContent(html, { waitUntil: 'networkidle' })
  },
}))
