import type { AdminDevice, AdminLine } from '../../../lib/devices/present-admin-device'
import type { TemplateInput } from '../../../lib/devices/template-input'
import { numberOf } from '../printing/draft'

/** A device as it stands in the form; numbers are texts while somebody types them. */
export interface DeviceDraft {
  name: string
  /** Used where the name tells no brand. */
  brand: string
  /** Id of the device that it is listed above; '' for the end. */
  above: string
  template: TemplateInput
  width: string
  height: string
  depth: string
  released: string
  modelNumbers: string
  aliases: string
  /** '' where no other device's camera looks like it. */
  family: string
  widthPx: string
  heightPx: string
  dpi: string
  /** Price by finish, for the lines and finishes that are chosen. */
  lines: Record<string, Record<string, string>>
}

const text = (value: number | null | undefined) => (value == null ? '' : String(value))
const DEFAULT_TEMPLATE: TemplateInput = {
  cornerRadius: 0.15,
  safeArea: { x: 0.04, y: 0.04, width: 0.92, height: 0.92, radius: 0.1 },
  cameraCutout: { x: 0.06, y: 0.035, width: 0.42, height: 0.235, radius: 0.12 },
  lenses: [],
}

const geometry = ({
  template: { cornerRadius, safeArea, cameraCutout, lenses },
}: AdminDevice): TemplateInput => ({
  cornerRadius,
  safeArea,
  cameraCutout,
  lenses,
})

/** The look and print size of another device, to begin with; how big the phone is stays its own. */
export function copied(draft: DeviceDraft, source: AdminDevice): DeviceDraft {
  const [print] = source.printSizes
  return {
    ...draft,
    template: geometry(source),
    family: source.camera?.family ?? '',
    widthPx: text(print?.widthPx) || draft.widthPx,
    heightPx: text(print?.heightPx) || draft.heightPx,
    dpi: text(print?.dpi) || draft.dpi,
  }
}

/** An empty form, above the newest device and looking like it. */
export function newDraft(devices: AdminDevice[]): DeviceDraft {
  const empty: DeviceDraft = {
    name: '',
    brand: '',
    above: devices[0]?.id ?? '',
    template: DEFAULT_TEMPLATE,
    width: '',
    height: '',
    depth: '',
    released: '',
    modelNumbers: '',
    aliases: '',
    family: '',
    widthPx: '1260',
    heightPx: '2100',
    dpi: '300',
    lines: {},
  }
  const [newest] = devices
  return newest ? copied(empty, newest) : empty
}

/** A device that is there; `above` is the one that follows it in the list. */
export function draftOf(device: AdminDevice, devices: AdminDevice[]): DeviceDraft {
  const next = devices[devices.findIndex(({ id }) => id === device.id) + 1]
  return {
    ...copied(newDraft([]), device),
    name: device.name,
    brand: device.brand,
    width: text(device.size?.width),
    height: text(device.size?.height),
    depth: text(device.size?.depth),
    above: next?.id ?? '',
    released: text(device.released),
    modelNumbers: device.modelNumbers.join(', '),
    aliases: device.aliases.join(', '),
  }
}

const list = (typed: string) =>
  typed
    .split(/[,;\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean)

/** The lines and finishes that are chosen, as the server takes them. */
export function linesOf(lines: DeviceDraft['lines']) {
  return Object.entries(lines).flatMap(([productId, prices]) => {
    const finishes = Object.entries(prices).map(([finish, price]) => ({ finish, price: numberOf(price) }))
    return finishes.length > 0 ? [{ productId, finishes }] : []
  })
}

export const printOf = ({ widthPx, heightPx, dpi }: DeviceDraft) => ({
  widthPx: numberOf(widthPx),
  heightPx: numberOf(heightPx),
  dpi: numberOf(dpi),
})

/** What is said of a device both when it is added and when it is changed. */
export function factsOf(draft: DeviceDraft, families: Map<string, string>) {
  const { width, height, depth, released, family } = draft
  const noSize = [width, height, depth].every((typed) => typed.trim() === '')
  return {
    template: draft.template,
    size: noSize ? null : { width: numberOf(width), height: numberOf(height), depth: numberOf(depth) },
    modelNumbers: list(draft.modelNumbers),
    aliases: list(draft.aliases),
    released: released.trim() ? numberOf(released) : null,
    camera: family ? { family, label: families.get(family) ?? family } : null,
  }
}

/** What a change sends: its place in the list only where that was chosen, or it would undo another's. */
export const changeOf = (draft: DeviceDraft, fresh: DeviceDraft, families: Map<string, string>) => ({
  ...factsOf(draft, families),
  ...(draft.above !== fresh.above && { above: draft.above || null }),
})

/** A line with all its finishes at its usual price. */
export const wholeLine = ({ finishes, price }: AdminLine): Record<string, string> =>
  Object.fromEntries(finishes.map((finish) => [finish, text(price)]))

export const familiesOf = (devices: AdminDevice[]): Map<string, string> =>
  new Map(devices.flatMap(({ camera }) => (camera ? [[camera.family, camera.label]] : [])))
