import type { Logger } from '@medusajs/framework/types'
import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import winston from 'winston'
import { idsIn, logContext } from './context'
import { errorFields, scrub } from './scrub'

export type LogFormat = 'json' | 'text'

const { combine, timestamp, json, printf } = winston.format
const lines = printf(({ timestamp: time, level, message, ...rest }) => {
  const more = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : ''
  return `${String(time)} ${level.padEnd(5)} ${String(message)}${more}`
})

/** Where winston leaves the line that its format made. */
const LINE = Symbol.for('message')

const linesTo = (out: Writable) =>
  new Writable({
    objectMode: true,
    write(event: Record<symbol, unknown>, _encoding, done) {
      out.write(`${String(event[LINE])}\n`)
      done()
    },
  })

/** The shop's own log: one line an event, with the ids of what it is about. Medusa and the plugins write through it. */
export function makeLogger(format: LogFormat, level: string, out: Writable = process.stdout) {
  const output = winston.createLogger({
    level,
    levels: winston.config.npm.levels,
    format: combine(timestamp(), format === 'json' ? json() : lines),
  })
  output.pipe(linesTo(out))

  const write = (severity: string, words: unknown, fields: Record<string, unknown> = {}) => {
    if (!output.isLevelEnabled(severity)) return
    const message = scrub(words instanceof Error ? words.message : String(words))
    const error = words instanceof Error ? { error: errorFields(words) } : {}
    output.log({ level: severity, message, ...idsIn(message), ...logContext(), ...error, ...fields })
  }
  const at = (severity: string) => (words: unknown) => write(severity, words)

  const logger: Logger = {
    // Asked by Medusa alone, before it logs a request with the caller's address: requests have lines of our own.
    shouldLog: (asked) => asked !== 'http' && output.isLevelEnabled(asked),
    setLogLevel: (wanted) => {
      output.level = wanted
    },
    unsetLogLevel: () => {
      output.level = level
    },
    panic: (data) => {
      write('error', data)
      process.exit(1)
    },
    activity: (words) => {
      write('info', words)
      return randomUUID()
    },
    progress: (_activity, words) => write('debug', words),
    success: (_activity, words) => {
      write('info', words)
      return {}
    },
    failure: (_activity, words) => write('error', words),
    error: (words, error) => write('error', words, error && { error: errorFields(error) }),
    warn: at('warn'),
    info: at('info'),
    http: at('http'),
    verbose: at('verbose'),
    debug: at('debug'),
    silly: at('silly'),
    log: (...words) => write('info', words.map(String).join(' ')),
  }
  return { logger, write }
}
