import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../scripts/lib/paths.mjs'
import { DEATHS } from './drive/stories'
import { PLACES } from './places'

export const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])

/** Paths from the root of the repository; what is installed or built is not ours. */
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !/node_modules|\.medusa/.test(file))
    .map((file) => path.join(folder, file))
/** All of the backend's. */
export const sources = filesIn('backend/src', '.ts')
export const steps = sources.flatMap((file) =>
  namesIn(read(file), /createStep\(\s*(?:\{\s*name:\s*)?'([^']+)'/g),
)
const armed = read('tests/support/stack/fail-points.mjs')
/** Methods and functions that are no steps, as fail-points.mjs lists them. */
export const others = [...armed.matchAll(/(?:type: '(\w+)',\s*)?names: \[([^\]]+)\]/g)].flatMap(
  ([, type, list = '']) => namesIn(list, /'([^']+)'/g).map((name) => (type ? `${type}.${name}` : name)),
)

const drills = [...filesIn('tests/workflows', '.test.ts'), ...filesIn('tests/api', '.test.ts')]
  .map(read)
  .filter((text) => /killedAt|sharedDeath|mortalDuring/.test(text))
  .join('\n')
/** Places at which some test has the shop die. */
export const cases = new Set([
  ...namesIn(drills, /'([\w.-]+)', (?:'|when: ')(?:before|after)'/g),
  ...namesIn(drills, /point: '([^']+)'/g),
  // Where a drill goes through several steps, they stand in a list of their own.
  ...steps.filter((name) => drills.includes(`'${name}'`)),
  ...PLACES.map(({ point }) => point),
  ...DEATHS.map(({ at }) => at.point),
])
