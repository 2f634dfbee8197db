/**
 * Loaded into a backend under test before its own code (`node --import`). It writes down every route that the running router
 * knows, whoever added it: Medusa, a plugin or the shop; and beside that its own number. The product knows nothing of it.
 */
import { renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** @typedef {{ path: unknown, methods: Record<string, boolean> }} Route */
/** @type {{ Router: { route: (path: unknown) => Route } }} */
const express = createRequire(import.meta.url)('express')
const file = process.env.ROUTES_FILE ?? ''
const PATIENCE_MS = 300

/** @type {Route[]} */
const routes = []
/** @type {NodeJS.Timeout | undefined} */
let timer

function write() {
  const lines = routes.flatMap(({ path, methods }) =>
    Object.keys(methods).map((method) => `${method.replace('_all', '*').toUpperCase()} ${String(path)}`),
  )
  // In one go: half a number would be another process's.
  writeFileSync(`${file}.pid.draft`, String(process.pid))
  renameSync(`${file}.pid.draft`, `${file}.pid`)
  writeFileSync(file, [...new Set(lines)].sort().join('\n'))
}

const { route } = express.Router
/** @this {unknown} @param {unknown} path */
express.Router.route = function listed(path) {
  const made = route.call(this, path)
  routes.push(made)
  // Methods are added right after; the file is whole once nothing more comes.
  clearTimeout(timer)
  if (file) timer = setTimeout(write, PATIENCE_MS)
  return made
}
