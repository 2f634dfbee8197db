/**
 * Loaded into a process under test before its own code (`node --import`): asked by SIGUSR2 it collects its garbage, and writes down what
 * is left, so that memory that is lost can be told from what the collector has not come to yet. The product knows nothing of it.
 */
import { renameSync, writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const file = process.env.MEMORY_FILE ?? ''
setFlagsFromString('--expose-gc')
/** @type {() => void} */
const collect = runInNewContext('gc')

process.on('SIGUSR2', () => {
  collect()
  const { rss, heapUsed, external } = process.memoryUsage()
  const resources = process.getActiveResourcesInfo().length
  const draft = `${file}.${process.pid}.draft`
  writeFileSync(draft, JSON.stringify({ rss, heap: heapUsed, external, resources }))
  renameSync(draft, `${file}.${process.pid}`)
})
