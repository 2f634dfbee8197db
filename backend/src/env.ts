import { readEnv } from './settings'

/** The settings of this process, read and checked once. */
export const env = readEnv(process.env)
