import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const NAME = /^(?<state>.+)-(?<width>\d+)-(?<theme>light|dark)\.jpg$/

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * Writes `index.html` beside the pictures: a row for each state, its pictures side by side.
 * @param {string} dir @returns {{ file: string, pictures: number }}
 */
export function writeContactSheet(dir) {
  /** @type {Map<string, string[]>} */
  const states = new Map()
  let pictures = 0
  for (const entry of readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort()) {
    const name = entry.replaceAll(path.sep, '/')
    const found = NAME.exec(name)?.groups
    if (!found) continue
    pictures += 1
    const { state = '', width = '', theme = '' } = found
    const label = `${width} px, ${theme}`
    const cell = `<a data-width="${width}" data-theme="${theme}" href="${escaped(name)}"><img loading="lazy" src="${escaped(name)}" alt="${escaped(`${state}, ${label}`)}"><br>${label}</a>`
    states.set(state, [...(states.get(state) ?? []), cell])
  }
  const rows = [...states].map(
    ([state, cells]) => `<section><h2>${escaped(state)}</h2><div>${cells.join('\n')}</div></section>`,
  )
  const file = path.join(dir, 'index.html')
  writeFileSync(
    file,
    `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Screenshots</title>
<style>
  body { font: 14px/1.4 system-ui, sans-serif; margin: 1.5rem; background: #888; color: #000 }
  section > div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
  img { width: 15rem; max-height: 36rem; object-fit: cover; object-position: top; background: #fff }
  a { color: inherit }
</style>
<h1>${pictures} pictures of ${states.size} states</h1>
${rows.join('\n')}
</html>
`,
  )
  return { file, pictures }
}
