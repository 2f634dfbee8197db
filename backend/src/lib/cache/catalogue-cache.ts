/** The catalogue's cache: see docs/decisions/0005-catalogue-cache.md. */
export { cachedRoute, ReadyJson } from './cached-route'
export { CATALOGUE_CHANGED } from './changes'
export { remember } from './remember'
