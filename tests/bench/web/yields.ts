/** The least that a process can ask for: what yields to the browser that is measured gets what that one leaves. */
export const LEAST = 19

/**
 * For the shop's own processes while a page is measured: a visitor's phone does not share its processor with the shop, as
 * the browser does here.
 */
export const YIELDS: NodeJS.ProcessEnv = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`import os from 'node:os';os.setPriority(${LEAST})`)}`,
}
