/** Compiles all local plugins in one program into `<plugin>/.medusa/compiled/src` and links Medusa to it. */
import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { backendDir, pluginDirs, pluginsDir, root } from './lib/paths.mjs'
import { linkPlugins } from './lib/plugin-links.mjs'

const format = {
  getCanonicalFileName: (/** @type {string} */ name) => name,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
}

/** @param {string} dir @returns {string[]} */
function filesIn(dir) {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(dir, entry.name)
    if (entry.isDirectory()) return filesIn(file)
    return [file]
  })
}

const dirs = pluginDirs()
const files = dirs
  .flatMap((dir) => filesIn(path.join(dir, 'src')))
  // Screens are bundled by `medusa build` from the sources.
  .filter((file) => !path.relative(pluginsDir, file).split(path.sep).includes('admin'))
/** What tests alone read. @param {string} file */
const isForTests = (file) => /\.test\.tsx?$/.test(file) || file.split(path.sep).includes('test-data')
const sources = files.filter((file) => /\.tsx?$/.test(file) && !isForTests(file))

const config = ts.parseJsonConfigFileContent(
  ts.readConfigFile(path.join(backendDir, 'tsconfig.plugin.json'), ts.sys.readFile).config,
  ts.sys,
  backendDir,
)
const options = {
  ...config.options,
  noEmit: false,
  declaration: true,
  rootDir: pluginsDir,
  outDir: undefined,
}
// A plugin that names another by package must meet its sources here, not what an older build left.
linkPlugins('sources')
const program = ts.createProgram(sources, options)
for (const dir of dirs) rmSync(path.join(dir, '.medusa', 'compiled'), { recursive: true, force: true })

/** `<plugin>/src/a/b.ts` goes to `<plugin>/.medusa/compiled/src/a/b.*`. @param {string} file */
function outputFor(file) {
  const [plugin, ...rest] = path.relative(pluginsDir, file).split(path.sep)
  if (!plugin || plugin === '..' || rest[0] !== 'src') return null
  return path.join(pluginsDir, plugin, '.medusa', 'compiled', ...rest)
}

const result = program.emit(undefined, (name, text) => {
  const target = outputFor(path.resolve(name))
  if (target) ts.sys.writeFile(ensureFolder(target), text)
})
/** @param {string} file */
function ensureFolder(file) {
  mkdirSync(path.dirname(file), { recursive: true })
  return file
}
for (const file of files.filter((name) => !/\.tsx?$/.test(name) && path.basename(name) !== '.gitkeep')) {
  const target = outputFor(file)
  if (target) copyFileSync(file, ensureFolder(target))
}

const problems = ts
  .getPreEmitDiagnostics(program)
  .concat(result.diagnostics)
  .filter((problem) => problem.category === ts.DiagnosticCategory.Error)
if (problems.length > 0) {
  console.error(ts.formatDiagnostics(problems, format))
  console.error(`The plugins do not compile: ${problems.length} error(s).`)
  process.exit(1)
}
linkPlugins('compiled')
