/**
 * Looks for nudity in pictures with nsfwjs, in a process of its own: reads lines of JSON
 * `{ id, pixels }` (base64 of 224 x 224 RGB) and answers a line `{ id, porn, hentai, sexy }` or `{ id, error }`.
 */
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { createInterface } from 'node:readline'

const SIDE = 224
const require = createRequire(import.meta.url)

// Whatever the libraries say goes beside the answers, not between them.
console.log = console.info = console.warn = console.error

/** The published files of the backend, found by one of them. */
function wasmFolder() {
  const main = path.dirname(require.resolve('@tensorflow/tfjs-backend-wasm'))
  const found = [main, path.dirname(main), path.join(path.dirname(main), 'wasm-out')].find((folder) =>
    readdirSync(folder).some((name) => name.endsWith('.wasm')),
  )
  if (!found) throw new Error('The WASM files are missing')
  return `${found}${path.sep}`
}

async function load() {
  const tf = require('@tensorflow/tfjs')
  const { setWasmPaths } = require('@tensorflow/tfjs-backend-wasm')
  setWasmPaths(wasmFolder())
  await tf.setBackend('wasm')
  await tf.ready()
  tf.enableProdMode()
  const model = await require('nsfwjs').load('MobileNetV2')
  return { tf, model }
}

/**
 * @typedef {{ className: string, probability: number }} Guess
 * @typedef {{ dispose: () => void }} Tensor
 * @typedef {{ tensor3d: (values: Int32Array, shape: number[], type: string) => Tensor }} Maths
 * @typedef {{ classify: (picture: Tensor) => Promise<Guess[]> }} Model
 */

/** @param {{ tf: Maths, model: Model }} tools @param {string} base64 */
async function look({ tf, model }, base64) {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length !== SIDE * SIDE * 3) throw new Error('The pixels are not 224 x 224')
  const tensor = tf.tensor3d(new Int32Array(bytes), [SIDE, SIDE, 3], 'int32')
  try {
    const classes = await model.classify(tensor)
    /** @param {string} name */
    const of = (name) => classes.find(({ className }) => className === name)?.probability ?? 0
    return { porn: of('Porn'), hentai: of('Hentai'), sexy: of('Sexy') }
  } finally {
    tensor.dispose()
  }
}

/** @param {object} answer */
const say = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`)

const tools = await load()
say({ ready: true })
for await (const line of createInterface({ input: process.stdin })) {
  const { id, pixels } = JSON.parse(line)
  await look(tools, pixels).then(
    (scores) => say({ id, ...scores }),
    (fault) => say({ id, error: fault.message }),
  )
}
