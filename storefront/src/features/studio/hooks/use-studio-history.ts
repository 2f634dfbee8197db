import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { useGeneration } from '../generation'
import { isOver } from '../lib/job-state'
import { readDraft } from '../lib/kept-draft'
import { isQuiet, quietly } from '../lib/quietly'
import { draftOf, type StudioDraft } from '../lib/studio-state'
import { tableMark } from '../lib/table-mark'
import { useStudioStore } from '../store'

const SETTLE_MS = 400
const CHOICE = ['step', 'productId', 'device', 'finish'] as const
const sameChoice = (one: StudioDraft, other: StudioDraft) => CHOICE.every((key) => one[key] === other[key])

interface Entry {
  usr?: Record<string, unknown> | null
}
/** What a step of the history holds of the studio. */
interface Step {
  studio?: unknown
  /** See {@link tableMark}. */
  table?: string
}
/** Whether a location's state is a step that the studio noted, and not that of a link which led here. */
export const isOwnStep = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'studio' in state

const stepOf = (draft: StudioDraft): Step => ({ studio: draftOf(draft), table: tableMark() })

/** Writes the draft into the present entry of the browser's history, where the router finds it as the location's state. */
function note(draft: StudioDraft): void {
  try {
    const entry = (window.history.state ?? {}) as Entry
    window.history.replaceState({ ...entry, usr: { ...entry.usr, ...stepOf(draft) } }, '')
  } catch {
    // Browsers refuse when it is done very often; the next change writes it again.
  }
}

/** What a step of the history brings back: the choice and its pictures. The words being typed are not touched. */
function bringBack(saved: unknown): void {
  const { prompt: _p, style: _s, keepOut: _k, transparent: _t, reference: _r, ...rest } = readDraft(saved)
  // Going back makes nothing undrawn.
  const { drawnWords: _d, ...choice } = rest
  const { job } = useGeneration.getState()
  const drawing = job && !isOver(job) && job.jobId === choice.drawingId
  // Whether a picture is kept is known now better than then.
  const now = new Map(useStudioStore.getState().variations.map((each) => [each.id, each]))
  const variations = choice.variations.map((each) => now.get(each.id) ?? each)
  useStudioStore.setState({ ...choice, variations, drawingId: drawing ? choice.drawingId : null })
  if (job) useStudioStore.getState().receiveJob(job)
}

/** Each choice is a step of the browser's history, so Back undoes it and Forward does it again. */
export function useStudioHistory(restored: boolean): void {
  const location = useLocation()
  const navigate = useNavigate()
  const how = useNavigationType()
  const seen = useRef(location.key)
  const here = useRef(location)
  useEffect(() => {
    here.current = location
    if (!restored || seen.current === location.key) return
    seen.current = location.key
    const state = location.state as Step | null
    if (how !== NavigationType.Pop) {
      // One that the studio did not make itself, such as an address without what it named.
      if (!isOwnStep(state)) note(useStudioStore.getState())
      return
    }
    if (!state?.studio) return
    if (state.table === tableMark()) quietly(() => bringBack(state.studio))
    // Of one who has left: what lies on the table takes its place.
    else note(useStudioStore.getState())
  }, [restored, location, how])

  useEffect(() => {
    if (!restored) return
    note(useStudioStore.getState())
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = useStudioStore.subscribe((now, before) => {
      clearTimeout(timer)
      if (isQuiet() || sameChoice(now, before)) {
        timer = setTimeout(() => note(useStudioStore.getState()), SETTLE_MS)
        return
      }
      note(before)
      const params = new URLSearchParams(here.current.search)
      // The address goes on naming the case that is being designed.
      if (params.has('product') && now.productId !== null) params.set('product', String(now.productId))
      // Whoever goes back before React has shown this step comes from here to here, and what was chosen is undone all the same.
      seen.current = ''
      void navigate({ search: params.toString() }, { state: stepOf(now), preventScrollReset: true })
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [restored, navigate])
}
