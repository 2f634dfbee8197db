import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

export interface Pattern {
  file: string
  line: number
  source: string
  flags: string
}

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist', '.medusa', 'migrations', 'scripts', 'seed'].includes(entry.name))
        yield* filesBelow(file)
    } else if (/\.(tsx?|mjs)$/.test(entry.name) && !/\.test\.\w+$|\.d\.ts$/.test(entry.name)) yield file
  }
}

/** Every regular expression that stands in the sources below some folders. */
export function patternsIn(root: string, folders: string[]): Pattern[] {
  const found: Pattern[] = []
  for (const folder of folders)
    for (const file of filesBelow(path.join(root, folder))) {
      const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
      const look = (node: ts.Node) => {
        if (ts.isRegularExpressionLiteral(node)) {
          const end = node.text.lastIndexOf('/')
          const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
          found.push({
            file: path.relative(root, file),
            line,
            source: node.text.slice(1, end),
            flags: node.text.slice(end + 1),
          })
        }
        ts.forEachChild(node, look)
      }
      look(source)
    }
  return found
}

/** The signs that a pattern is about: its own, and one of each kind that it names. */
function signsOf(source: string): string[] {
  const kinds: [RegExp, string[]][] = [
    [/\\s/, [' ', '\t', '\n']],
    [/\\d|0-9/, ['0']],
    [/\\w|a-z|\\p\{L/i, ['a', 'A', '_']],
    [/\\p|\\u/, ['é', '\u200b', '\u0301', '😀']],
    [/\.|\[\^/, ['a', ' ', '<']],
  ]
  const named = kinds.flatMap(([kind, signs]) => (kind.test(source) ? signs : []))
  const own = source.replace(/\\[a-zA-Z](\{[^}]*\})?/g, '').replace(/[\\^$*+?()[\]{}|]/g, '')
  return [
    ...new Set([...named, ...own.slice(0, 24), ...(/\\[.()[\]*+?|/^$-]/.test(source) ? ['.', '('] : [])]),
  ]
}

/** Long texts at which a pattern that goes back and forth loses its breath: each sign, and each two, over and over. */
export function hostileTo(source: string, length: number): string[] {
  const signs = signsOf(source)
  const words = source.match(/[A-Za-z<@:/]{3,}/g)?.slice(0, 4) ?? []
  const pairs = signs.slice(0, 4).flatMap((one) => signs.slice(0, 4).map((other) => one + other))
  return [...signs, ...words, ...pairs].map(
    (part) => `${part.repeat(Math.ceil(length / part.length)).slice(0, length - 1)}\u0000`,
  )
}
