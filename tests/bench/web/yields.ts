/**
 * For the shop's own processes while a page is measured: a visitor's phone does not share its processor with the shop, as
 * the browser does here.
 */
export const YIELDS: NodeJS.ProcessEnv = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent("import os from 'node:os';os.setPriority(10)")}`,
}
