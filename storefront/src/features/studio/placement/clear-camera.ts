import type { Placement, PrintArea } from '@caseloom/contract'
import { detailSums, type DetailMap } from '~/components/case/detail'
import { areaSize, artworkBox, coversArea, type Size } from '~/components/case/placement'
import { LEAST_DPI } from '~/components/case/print-dpi'

const SCALES = [1, 1.06, 0.94, 1.14, 0.88, 1.25, 0.8, 1.4, 1.5, 1.6]
const STEP = 0.04
const REACH = 9
/** A camera that is clear since the subject went over the edge is no gain. */
const MOST_PUSHED_OFF = 0.1

interface Candidate {
  placement: Placement
  loss: number
  /** The share of the picture's detail that leaves the print. */
  pushedOff: number
  cost: number
}

/**
 * The nearest placement that frees the camera of detail: a short move, a little larger or smaller, no new gaps at the
 * edges, and little of the picture pushed over them instead. Null where nothing nearby is much better.
 */
export function clearOfCamera(
  map: DetailMap,
  artwork: Size,
  area: PrintArea,
  placement: Placement,
): Placement | null {
  const print = areaSize(area)
  const before = detailSums(map, artwork, print, placement, area.cameraCutout)
  if (before.lost === 0) return null
  const lossBefore = before.lost / before.printed
  const covered = coversArea(print, artwork, placement)
  // Below this the print would be marked down for the sake of the camera.
  const leastDpi = Math.min(LEAST_DPI.good, area.dpi / artworkBox(print, artwork, placement).k)
  const goal = Math.min(lossBefore * 0.6, area.cameraCutout.width * area.cameraCutout.height * 0.5)

  const candidates: Candidate[] = []
  for (const factor of SCALES) {
    const scale = Math.max(0.2, Math.min(4, placement.scale * factor))
    for (let i = -REACH; i <= REACH; i++) {
      for (let j = -REACH; j <= REACH; j++) {
        const [dx, dy] = [i * STEP, j * STEP]
        const moved = { ...placement, scale, x: clamp(placement.x + dx), y: clamp(placement.y + dy) }
        if (covered && !coversArea(print, artwork, moved)) continue
        if (area.dpi / artworkBox(print, artwork, moved).k < leastDpi - 0.5) continue
        const sums = detailSums(map, artwork, print, moved, area.cameraCutout)
        const pushedOff = Math.max(0, (before.printed - sums.printed) / before.all)
        const cost = Math.hypot(dx, dy) + 0.6 * Math.abs(Math.log(factor)) + 4 * pushedOff
        const loss = sums.printed === 0 ? 0 : sums.lost / sums.printed
        candidates.push({ placement: moved, loss, pushedOff, cost })
      }
    }
  }
  const cheapest = (list: Candidate[], price: (candidate: Candidate) => number) =>
    list.reduce<Candidate | null>((best, each) => (best && price(best) <= price(each) ? best : each), null)
  const clear = cheapest(
    candidates.filter(({ loss, pushedOff }) => loss <= goal && pushedOff <= MOST_PUSHED_OFF),
    ({ cost }) => cost,
  )
  const better = cheapest(
    candidates.filter(({ loss }) => loss <= lossBefore * 0.75),
    ({ loss, cost }) => loss / lossBefore + cost,
  )
  return (clear ?? better)?.placement ?? null
}

const clamp = (value: number) => Math.round(Math.max(-1, Math.min(1, value)) * 10_000) / 10_000
