/** npm run backup -- <folder or file.tar.gz>: database, files and secrets of the shop, while it runs or while it does not. */
import { makeBackup } from './lib/backup/make-backup.mjs'
import { sourcesInWords } from './lib/backup/sources.mjs'
import { loadDotEnv } from './lib/settings.mjs'

const [place] = process.argv.slice(2)
if (!place) {
  console.error('Say where to: npm run backup -- <folder or file.tar.gz>')
  process.exit(1)
}
try {
  loadDotEnv()
  console.log(`Saves ${sourcesInWords()}.`)
  const began = Date.now()
  const { place: made, files, bytes, tables } = await makeBackup(place)
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(
    `Backed up ${tables} tables and ${files} files, ${(bytes / 1e6).toFixed(0)} MB, in ${seconds} s: ${made}`,
  )
  console.log('It holds customers’ data and the shop’s secrets: keep it where only you can read it.')
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : String(fault))
  process.exit(1)
}
