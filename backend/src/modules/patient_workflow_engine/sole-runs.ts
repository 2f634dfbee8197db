/** Of a job that is under way in this process no second run is begun; what it left undone, its next run does. */
export function soleRuns<Rest extends unknown[]>(
  run: (jobId: string, ...rest: Rest) => Promise<unknown>,
): (jobId: string, ...rest: Rest) => Promise<unknown> {
  const underWay = new Set<string>()
  return async (jobId, ...rest) => {
    if (underWay.has(jobId)) return undefined
    underWay.add(jobId)
    try {
      return await run(jobId, ...rest)
    } finally {
      underWay.delete(jobId)
    }
  }
}
