/** npm run restore -- <folder or file.tar.gz>: brings a backup into an empty data folder (or DATABASE_URL and bucket). */
import { restoreBackup } from './lib/backup/restore-backup.mjs'
import { sourcesInWords } from './lib/backup/sources.mjs'
import { loadDotEnv } from './lib/settings.mjs'

const [place] = process.argv.slice(2)
if (!place) {
  console.error('Say what: npm run restore -- <folder or file.tar.gz>')
  process.exit(1)
}
try {
  loadDotEnv()
  console.log(`Restores into ${sourcesInWords()}.`)
  const began = Date.now()
  const { madeAt, commit, list } = await restoreBackup(place)
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(
    `Restored ${Object.keys(list).length} files in ${seconds} s, as they were at ${madeAt} (commit ${commit}).`,
  )
  console.log('Start the shop as ever: npm start, or docker compose up.')
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : String(fault))
  process.exit(1)
}
