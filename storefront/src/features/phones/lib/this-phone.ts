/** What Chromium's browsers tell of the phone they run on, when they are asked. No lib.dom has it yet. */
interface UserAgentData {
  platform?: unknown
  getHighEntropyValues?: (hints: string[]) => Promise<{ model?: unknown }>
}

const agentData = (): UserAgentData | undefined =>
  typeof navigator === 'undefined'
    ? undefined
    : (navigator as Navigator & { userAgentData?: UserAgentData }).userAgentData

/** True in an Android browser that can say its phone's model number; Apple's never do. */
export function canReadThisPhone(): boolean {
  const data = agentData()
  return data?.platform === 'Android' && typeof data.getHighEntropyValues === 'function'
}

/** 'SM-S921B'; null where the browser keeps it to itself. */
export async function readThisPhone(): Promise<string | null> {
  try {
    const { model } = (await agentData()?.getHighEntropyValues?.(['model'])) ?? {}
    return typeof model === 'string' && model.trim() !== '' ? model.trim() : null
  } catch {
    return null
  }
}
