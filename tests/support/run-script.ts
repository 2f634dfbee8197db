import { spawn } from 'node:child_process'
import { medusaLine } from '../../scripts/lib/medusa.mjs'
import { backendDir } from '../../scripts/lib/paths.mjs'
import { BACKEND_ENV } from './backend-env'
import type { Stack } from './stack'

type Shop = Pick<Stack, 'backend' | 'databaseUrl' | 'filesDir'>

/** Runs an operator's command of the backend on the shop under test. @returns what it said @throws where it fails */
export const runScript = (stack: Shop, name: string, ...args: string[]): Promise<string> =>
  runScriptWith({}, stack, name, ...args)

const MOST_MS = 240_000
/** The same, where the shop is set up otherwise from now on. */
export async function runScriptWith(
  settings: NodeJS.ProcessEnv,
  stack: Shop,
  name: string,
  ...args: string[]
): Promise<string> {
  const [node = '', ...line] = medusaLine(['exec', `./src/scripts/${name}.ts`, ...args])
  const child = spawn(node, line, {
    // Of a test that has run out of time nothing stays: its database goes, and the script would look for it for ever.
    timeout: MOST_MS,
    killSignal: 'SIGKILL',
    cwd: backendDir,
    env: {
      ...BACKEND_ENV,
      PUBLIC_URL: stack.backend,
      BACKEND_PUBLIC_URL: stack.backend,
      DATABASE_URL: stack.databaseUrl,
      FILES_DIR: stack.filesDir,
      MEDUSA_WORKER_MODE: 'server',
      ...settings,
    },
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => said.push(String(text)))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${said.join('').slice(-2000)}`)
  return said.join('')
}
