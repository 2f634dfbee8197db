/** npm run mails: every mail with sample data, as files to look at. `-- <name>` one of them, `-- --send` to the sandbox's inbox too. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createTransport } from 'nodemailer'
import { loadMails } from './lib/load-mails.mjs'
import { dataDir, root } from './lib/paths.mjs'
import { readSettings } from './lib/settings.mjs'

/** @returns {{ wanted: string[], send: boolean }} */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { send: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    return { wanted: positionals, send: values.send }
  } catch {
    return fail('Usage: npm run mails [-- [--send] [name ...]]')
  }
}

/** @param {string} sentence @returns {never} */
function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

const { wanted, send } = readArguments()
const settings = readSettings()
const { renderMail, sampleMails, brand } = await loadMails()
const askedAt = new Date()
const samples = sampleMails(settings.shop, askedAt)
const unknown = wanted.find((name) => !Object.hasOwn(samples, name))
if (unknown) fail(`There is no mail '${unknown}'. There are: ${Object.keys(samples).join(', ')}.`)

const folder = path.join(dataDir(), 'mails')
mkdirSync(folder, { recursive: true })
const smtp = settings.backend.SANDBOX_SMTP_URL
const names = wanted.length > 0 ? wanted : Object.keys(samples)
for (const template of names) {
  const mail = { template, data: samples[template], askedAt }
  const { subject, html, text } = await renderMail(mail, { publicUrl: settings.shop, brand })
  writeFileSync(path.join(folder, `${template}.html`), html)
  writeFileSync(path.join(folder, `${template}.txt`), `Subject: ${subject}\n\n${text}`)
  // Always the sandbox and never SMTP_URL: a preview reaches nobody.
  if (send)
    await createTransport(smtp)
      .sendMail({ from: brand.email, to: 'preview@example.com', subject, html, text })
      .catch((/** @type {Error} */ error) =>
        fail(`The sandbox does not take mails at ${smtp} (${error.message}). Start it with npm start.`),
      )
}
console.log(
  `${names.length} mail${names.length === 1 ? '' : 's'}, as .html and .txt: ${path.relative(root, folder)}`,
)
if (send) console.log(`Sent to the inbox: http://localhost:${settings.ports.SANDBOX_PORT_MAIL}/inbox`)
