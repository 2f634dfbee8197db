import type { CaseLine } from '../../../../storefront/src/components/case/case-build'
import type { CaseOptions } from '../../../../storefront/src/components/case-model/case-model'
import { deviceShape, type DeviceShape } from '../../../../storefront/src/components/case-model/device-shape'
import { devices } from '../devices'

const device = (name: string): DeviceShape => {
  const found = devices[name]
  if (!found) throw new Error(`There is no device ${name}`)
  return deviceShape(found.template, found.size)
}

export const triple = device('iPhone 16 Pro')
export const double = device('iPhone 16')
export const column = device('Galaxy S25')

export interface LineLook {
  line: CaseLine
  art: string
  backdrop: string
  options: Omit<CaseOptions, 'device' | 'line' | 'print'>
}

/** Each line on its own paper, with art that suits it. */
export const LOOKS: Record<CaseLine, LineLook> = {
  snap: { line: 'snap', art: 'wave', backdrop: '#f0b91c', options: { finish: 'Gloss' } },
  tough: { line: 'tough', art: 'city', backdrop: '#5b5f9f', options: { finish: 'Matte' } },
  clear: {
    line: 'clear',
    art: 'blossom',
    backdrop: '#bfc3ea',
    options: { phone: { frame: '#aebbe0', back: '#c3cdec', plate: '#b3bfe4' } },
  },
  flexi: { line: 'flexi', art: 'tiles', backdrop: '#e88f78', options: { colours: { shell: '#35306a' } } },
  eco: { line: 'eco', art: 'stems', backdrop: '#b9c2a0', options: {} },
  folio: { line: 'folio', art: 'moon', backdrop: '#a3204a', options: { colours: { sleeve: '#d8bd95' } } },
}
