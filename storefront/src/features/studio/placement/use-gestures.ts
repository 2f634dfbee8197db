import type { PrintArea } from '@caseloom/contract'
import { useGesture } from '@use-gesture/react'
import { useRef, useState, type RefObject } from 'react'
import { PRINT_SHARE } from '~/components/case/case-mockup'
import { movedTo, scaledTo, snappedTurn, standingOf, turnedTo, type Layer } from './adjust'
import type { PlacementHistory } from './use-history'

/** The print area in pixels of the screen. */
function printOnScreen(target: Element, area: PrintArea) {
  const width = target.getBoundingClientRect().width * PRINT_SHARE
  return { width, height: (width * area.heightPx) / area.widthPx }
}

/**
 * Drag to move, two fingers (or ctrl and the wheel) to size and turn. The plain wheel sizes too, but only over a case that
 * was pressed or tabbed to, so that scrolling past it stays scrolling.
 */
export function useGestures(
  target: RefObject<HTMLElement | null>,
  {
    area,
    history,
    layer,
    onLayer,
  }: {
    area: PrintArea | undefined
    history: PlacementHistory
    layer: Layer
    onLayer: (layer: Layer) => void
  },
): { busy: boolean } {
  const [busy, setBusy] = useState(false)
  const held = useRef<Layer>(layer)
  const hold = useRef(0)
  const begin = useRef(standingOf(history.now(), layer))
  const pick = (event: Event, fingers: boolean) => {
    const onWords = event.target instanceof Element && event.target.closest('[data-layer=text]') !== null
    held.current = fingers ? layer : onWords ? 'words' : 'picture'
    if (held.current === 'words' && !history.now().text) held.current = 'picture'
    begin.current = standingOf(history.now(), held.current)
    hold.current += 1
    if (held.current !== layer) onLayer(held.current)
  }

  /** A notch of a wheel is a large step, a trackpad's pinch many small ones. */
  const zoom = (deltaY: number) => {
    const now = history.now()
    const factor = Math.exp(-Math.max(-50, Math.min(50, deltaY)) * 0.003)
    history.change(scaledTo(now, layer, standingOf(now, layer).scale * factor), `wheel ${layer}`)
  }

  useGesture(
    {
      onDrag: ({ first, last, movement: [mx, my], event, pinching, cancel }) => {
        if (!area || !target.current) return
        if (pinching) {
          cancel()
          return
        }
        if (first) {
          pick(event, false)
          setBusy(true)
        }
        const screen = printOnScreen(target.current, area)
        const { x, y } = begin.current
        history.change(
          movedTo(history.now(), held.current, x + mx / screen.width, y + my / screen.height, true),
          `hold ${String(hold.current)}`,
          true,
        )
        if (last) setBusy(false)
      },
      onPinch: ({ first, last, movement: [size], da: [, angle], memo, event }) => {
        if (!area) return
        if (event instanceof WheelEvent) {
          if (first) pick(event, true)
          // The last call only says that the wheel has come to rest, with the notch before once more.
          if (!last) zoom(event.deltaY)
          return
        }
        if (first) pick(event, true)
        setBusy(!last)
        const started = typeof memo === 'number' ? memo : angle
        const now = history.now()
        const scaled = scaledTo(now, held.current, begin.current.scale * size)
        const turn = snappedTurn(begin.current.rotation + angle - started)
        const turned = turnedTo({ ...now, ...scaled }, held.current, turn)
        history.change({ ...scaled, ...turned }, `hold ${String(hold.current)}`, true)
        return started
      },
      onWheel: ({ event, last, delta: [, dy], ctrlKey }) => {
        if (!area || last || ctrlKey || !target.current || document.activeElement !== target.current) return
        event.preventDefault()
        zoom(dy)
      },
    },
    {
      target,
      enabled: area !== undefined,
      eventOptions: { passive: false },
      // Keys have their own deeds (keys.ts).
      drag: { filterTaps: true, pointer: { keys: false } },
      pinch: { scaleBounds: { min: 0.05, max: 20 }, rubberband: false },
    },
  )
  return { busy }
}
