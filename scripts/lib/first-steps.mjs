/** What happens before anything is installed: Node alone. */
import { install, isInstalled } from './install.mjs'

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']

export async function ensureInstalled() {
  if (isInstalled()) return
  const begin = Date.now()
  const seconds = () => Math.round((Date.now() - begin) / 1000)
  const live = process.stdout.isTTY
  console.log('Installing packages; about two minutes the first time.')
  let frame = 0
  const timer = setInterval(
    () => {
      frame += 1
      if (live) process.stdout.write(`\r${FRAMES[frame % FRAMES.length]} ${seconds()} s `)
      else console.log(`  still installing, ${seconds()} s`)
    },
    live ? 100 : 20_000,
  )
  try {
    await install()
  } catch (fault) {
    clearInterval(timer)
    console.error(`\n${fault instanceof Error ? fault.message : String(fault)}`)
    process.exit(1)
  }
  clearInterval(timer)
  console.log(`${live ? '\r' : ''}✔ Packages installed (${seconds()} s)`)
}
