import { Module } from '@medusajs/framework/utils'
import CatalogueCacheService from './service'

export const CATALOGUE_CACHE_MODULE = 'catalogue_cache'

export default Module(CATALOGUE_CACHE_MODULE, { service: CatalogueCacheService })
