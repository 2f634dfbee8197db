import { brand } from '~/config/brand'

export const title = (page: string) => `${page} · ${brand.name}`
