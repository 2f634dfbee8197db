import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWho, useWhoIsKnown } from '~/lib/who'
import { studioSettingsQuery } from '../api/get-studio-settings'
import { resume, setAsker, setStudioShown, useGeneration } from '../generation'
import { drawnSlots, isOver } from '../lib/job-state'
import { useStudioStore } from '../store'

const TICK_MS = 500

/** What the studio shows of the drawing: the job that belongs to the draft, and whether it is under way. */
export function useCurrentJob() {
  const job = useGeneration((state) => state.job)
  const asking = useGeneration((state) => state.asking)
  const drawingId = useStudioStore((state) => state.drawingId)
  const jobId = useStudioStore((state) => state.jobId)
  const current = job && (asking || job.jobId === drawingId || job.jobId === jobId) ? job : null
  const ours = job !== null && job.jobId === drawingId
  // One that failed belongs to no draft, and its places still offer another try.
  const failed =
    job && !asking && isOver(job) && drawnSlots(job).length === 0 && drawingId === null && jobId === null
      ? job
      : null
  return { job: current ?? failed, drawing: asking || (ours && !isOver(job)) }
}

/** Takes up what was being drawn, and refreshes what a drawing changes when it is over. */
export function useGenerationLife(restored: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    setStudioShown(true)
    return () => {
      setStudioShown(false)
    }
  }, [])
  const { status, id } = useWho()
  const known = useWhoIsKnown()
  useEffect(() => {
    if (status === 'unknown') return
    const who = id ?? 'guest'
    setAsker(who, (quota) =>
      client.setQueryData(studioSettingsQuery(who).queryKey, (known) => known && { ...known, quota }),
    )
  }, [client, status, id])
  useEffect(() => {
    if (restored && known) void resume()
  }, [restored, known])
  const over = useGeneration(({ job }) => (job && isOver(job) ? job.jobId : null))
  useEffect(() => {
    if (over === null) return
    void client.invalidateQueries({ queryKey: ['recent-jobs'] })
    void client.invalidateQueries({ queryKey: ['studio-settings'] })
  }, [client, over])
}

/** Seconds since a moment, counted on while `running`. */
export function useSeconds(since: number, running: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [since, running])
  return Math.max(0, (now - since) / 1000)
}
