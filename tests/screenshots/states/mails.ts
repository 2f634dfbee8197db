import path from 'node:path'
import { loadMails } from '../../../scripts/lib/load-mails.mjs'
import { journeyStack } from '../../support/journey-stack'
import type { State } from '../state'

const { shop } = journeyStack()
const { renderMail, sampleMails, brand } = await loadMails()
const askedAt = new Date()
const samples = sampleMails(shop, askedAt)

/** The samples' cases were never drawn: this one is shown in their place. */
const CASE = path.resolve('storefront/public/images/cases/snap-360.webp')

/** Every mail, as a mail program shows it. */
export const mails: State[] = Object.keys(samples).map((template) => ({
  name: `mail/${template}`,
  part: true,
  open: async (page) => {
    await page.route('**/api/files/mockup/**', (route) => route.fulfill({ path: CASE }))
    const mail = { template, data: samples[template], askedAt }
    const { html } = await renderMail(mail, { publicUrl: shop, brand })
    await page.setContent(html, { waitUntil: 'networkidle' })
  },
}))
