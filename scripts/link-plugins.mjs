/** Links the local plugins to their sources, for development, type checks and tests. */
import { linkPlugins } from './lib/plugin-links.mjs'

linkPlugins('sources')
