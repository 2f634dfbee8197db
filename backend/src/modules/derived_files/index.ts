import { Module } from '@medusajs/framework/utils'
import DerivedFilesService from './service'

export const DERIVED_FILES_MODULE = 'derived_files'

export default Module(DERIVED_FILES_MODULE, { service: DerivedFilesService })
