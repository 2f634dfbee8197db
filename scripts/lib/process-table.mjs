import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Our environment for a program that shall write alike whatever language and time zone we are in. */
export const plainEnv = () => ({ ...process.env, LC_ALL: 'C', TZ: 'UTC' })

/**
 * State letter and beginning of a process, or null where there is none. Linux is asked through /proc, since
 * small installations have no `ps`.
 * @param {number} pid
 */
function look(pid) {
  try {
    if (process.platform === 'linux') {
      // The second field, the program's name in brackets, may hold spaces: the rest is read behind it.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\)\s+/s, '')
        .split(' ')
      return { state: fields[0] ?? '', began: fields[19] ?? '' }
    }
    const [state = '', ...began] = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      // It writes dates as its shell would: what is noted in one window is read in another.
      env: plainEnv(),
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .trim()
      .split(/\s+/)
    return { state, began: began.join(' ') }
  } catch {
    return null
  }
}

/** Whether a process lives and is not a zombie waiting for its parent. @param {number} pid */
export function isAlive(pid) {
  const found = look(pid)
  return found !== null && !found.state.startsWith('Z')
}

/** When a process began: with its id it names one process for good, since ids are used again. @param {number} pid */
export function startedAt(pid) {
  return look(pid)?.began ?? ''
}

/** The program and arguments of a process, or '' where there is none. @param {number} pid */
export function commandOf(pid) {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
      : // Without -ww it cuts off what is wider than a window.
        execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
        }).trim()
  } catch {
    return ''
  }
}
