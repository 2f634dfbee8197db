/** npm run test:guesses -- [sign-ins] [guesses]: what the time of an answer tells of who is known, and a guesser's way to one account. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { bin, root } from './lib/paths.mjs'

const [signIns = '1000', guesses = '10000'] = process.argv.slice(2)
const files = ['tests/api/sign-in-limits.test.ts', 'tests/api/verified-first.test.ts']
const args = [path.join(bin, 'vitest'), 'run', '--project', 'api', ...files]
const env = { ...process.env, GUESS_SIGN_INS: signIns, GUESSES: guesses }
const { status } = spawnSync(
  process.execPath,
  [...args, '-t', 'many guesses|the time of an answer|the same time'],
  {
    cwd: root,
    stdio: 'inherit',
    env,
  },
)
process.exit(status ?? 1)
