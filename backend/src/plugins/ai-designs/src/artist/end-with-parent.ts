import { Worker } from 'node:worker_threads'

/**
 * Drawing is one long call in which this process hears nothing, not even that the server is gone. So a thread beside it looks
 * whose child this still is: whoever starts it gives its own id as the first argument, since it may be gone before the first look.
 */
const WATCH = `
const { workerData } = require('node:worker_threads')
const look = () => { if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL') }
look()
setInterval(look, 250)`

const parent = Number(process.argv[2])
if (parent > 0) new Worker(WATCH, { eval: true, execArgv: [], workerData: parent }).unref()
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
