/**
 * @typedef {import('./read-report.mjs').FileOutcome} FileOutcome
 * @typedef {import('./proofs.mjs').Proof} Proof
 * @typedef {{ ok: boolean, words: string }} Judgement words tell what was seen
 */

/** The first line that says what was found instead. @param {string} why */
const firstLine = (why) => why.split('\n')[0]?.slice(0, 160) ?? ''

/**
 * Without its guard the test must have run to where it looks, and have found something else than it wants: a shop that does not start,
 * a call that breaks off or a time that ran out proves nothing.
 * @param {Proof} proof @param {FileOutcome[]} files @returns {Judgement}
 */
export function judgeWithout({ only, red = only }, files) {
  const failures = files.flatMap((file) => file.failures)
  const [seen] = failures.filter(({ name, asserted }) => asserted && name.includes(red))
  if (seen) return { ok: true, words: firstLine(seen.why) }
  const [other] = failures
  if (other) return { ok: false, words: `failed otherwise: ${other.name}: ${firstLine(other.why)}` }
  return { ok: false, words: files.some(({ passed }) => passed > 0) ? 'stayed green' : 'ran no test' }
}

/** With its guard it must pass. @param {FileOutcome[]} files @returns {Judgement} */
export function judgeWith(files) {
  const [failure] = files.flatMap((file) => file.failures)
  if (failure) return { ok: false, words: `red with its guard: ${failure.name}: ${firstLine(failure.why)}` }
  return files.some(({ passed }) => passed > 0)
    ? { ok: true, words: 'green with its guard' }
    : { ok: false, words: 'ran no test' }
}

/**
 * @typedef {{ proof: Proof, gone: string, judgement: Judgement, seconds: number }} Played
 * @param {Played[]} played
 */
export function tableOf(played) {
  const rows = played.map(
    ({ proof: { number, guard, test, only }, gone, judgement: { ok, words }, seconds }) => {
      const [kind = '', file = ''] = test.split('/')
      const where = `${kind} \`${file}\`, ‘${only}’`
      return [number, `\`${guard}\``, gone, where, `${ok ? 'red' : '**not red**'}: ${words}`, `${seconds} s`]
    },
  )
  return [['#', 'guard', 'what was taken away', 'test', 'shown', 'took'], Array(6).fill('---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')
}
