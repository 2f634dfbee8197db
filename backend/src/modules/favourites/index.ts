import { Module } from '@medusajs/framework/utils'
import FavouritesService from './service'

export const FAVOURITES_MODULE = 'favourites'

declare module '@medusajs/framework/types' {
  interface ModuleImplementations {
    favourites: FavouritesService
  }
}

export default Module(FAVOURITES_MODULE, { service: FavouritesService })
