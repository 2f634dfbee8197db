/** npm run test:limits: a hundred buyers at once for a code of ten uses. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { bin, root } from './lib/paths.mjs'

const args = [
  path.join(bin, 'vitest'),
  'run',
  '--project',
  'workflows',
  'tests/workflows/limited-code.test.ts',
]
const env = { LIMIT_BUYERS: '100', LIMIT_USES: '10', ...process.env }
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env })
process.exit(status ?? 1)
