import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/lib/paths.mjs'

/** What a page of the documentation names must be there: whoever reads it runs the command or opens the file. */

const NOT_OURS = /^(node_modules|\.git|\.medusa|\.cache|\.data|dist|build|\.react-router|test-results)$/

/** Every file of ours, as a path from the root of the repository. */
function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (NOT_OURS.test(entry.name)) return []
    return entry.isDirectory() ? filesBelow(file) : [file]
  })
}
const files = filesBelow('')
const pages = files.filter((file) => file.endsWith('.md'))
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

/** A file of the repository, by as much of its path as tells which. */
const isFile = (cited: string) => files.some((file) => file === cited || file.endsWith(`/${cited}`))
/** Where no kind is told, it may also be what tests share. */
const isTestOf = (kind: string, name: string) => {
  const within = { api: 'tests/api/', workflows: 'tests/workflows/', journeys: 'tests/journeys/' }[kind] ?? ''
  if (kind === '' && isFile(`tests/support/${name}.ts`)) return true
  return files.some(
    (file) =>
      file.startsWith(within) &&
      /\.(test|spec)\.\w+$/.test(file) &&
      path.parse(file).name.replace(/\.(test|spec)$/, '') === name,
  )
}

/** `npm run x -- word`: the script, and the word where the script takes names of files. */
function commandIsThere(command: string): boolean {
  const [, run, rest = ''] = /^npm (?:run )?([\w:-]+)(?: -- (.*))?$/.exec(command) ?? []
  if (!run || ['install', 'ci', 'i'].includes(run)) return true
  if (!scripts[run]) return false
  const name = /^[a-z][\w-]*/.exec(rest)?.[0]
  if (!name) return true
  if (run === 'drill') return isFile(`tests/drills/${name}.test.ts`)
  return run !== 'bench' || isFile(`tests/bench/${name}.bench.ts`)
}

/** What stands between backticks, in a text or in a block of commands. */
const quotedIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, words]) => words ?? [])
const commandsIn = (text: string) =>
  [...text.matchAll(/\bnpm (?:run [\w:-]+|start|test)\b(?: -- [^`\n#|)]*)?/g)].map(([command]) =>
    command.trim(),
  )

/** Tests that a table names in its column 'where' or 'test': kinds are told once, before the names that they hold for. */
function testsIn(text: string): { kind: string; name: string }[] {
  let column = -1
  return text.split('\n').flatMap((line) => {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
    if (cells.length < 3) {
      column = -1
      return []
    }
    if (column < 0) {
      column = cells.findIndex((cell) => cell === 'where' || cell === 'test')
      return []
    }
    let kind = ''
    return [...(cells[column] ?? '').matchAll(/\b(api|unit|journeys|workflows)\b|;|`([^`]+)`/g)].flatMap(
      ([all, told, name]) => {
        if (told) kind = told
        else if (all === ';') kind = ''
        return name && /^[a-z][a-z-]+$/.test(name) ? [{ kind, name }] : []
      },
    )
  })
}

function missingIn(page: string, text: string): string[] {
  const paths = quotedIn(text).filter((cited) =>
    /^(?!\/|\.data\/)[\w./-]+\/[\w.-]+\.(ts|tsx|mjs|md|json|yml|html|sh)$/.test(cited),
  )
  const links = [...text.matchAll(/\]\(([^)#\s]+)/g)]
    .flatMap(([, to]) => to ?? [])
    .filter((to) => !/^[a-z]+:/.test(to))
  return [
    ...paths.filter((cited) => !isFile(cited.replace(/^(\.\.?\/)+/, ''))),
    ...links.filter((to) => !existsSync(path.join(root, path.dirname(page), to))),
    ...commandsIn(text).filter((command) => !commandIsThere(command)),
    ...testsIn(text)
      .filter(({ kind, name }) => !isTestOf(kind, name))
      .map(({ kind, name }) => `${kind} ${name}`.trim()),
  ]
}

it.each(pages)('%s names only files, commands and tests that are there', (page) => {
  expect(missingIn(page, readFileSync(path.join(root, page), 'utf8'))).toEqual([])
})

it('finds what is not there', () => {
  const text = [
    'Read `docs/nowhere.md` and [this](gone.md), then `npm run nothing` and `npm run drill -- earthquake`.',
    '| what | where |',
    '| ---- | ----- |',
    '| it   | api `survival`, `isolation`; unit `no-such-rule`; workflows `survival` |',
  ].join('\n')
  expect(missingIn('README.md', text)).toEqual([
    'docs/nowhere.md',
    'gone.md',
    'npm run nothing',
    'npm run drill -- earthquake',
    'api survival',
    'unit no-such-rule',
  ])
})
