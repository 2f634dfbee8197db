/** One server-sent event. `id` is the last one that the stream named. */
export interface ServerEvent {
  id: string | null
  event: string
  data: string
}

/**
 * Reads `text/event-stream` as the HTML standard lays it out. Answers a function that takes the text as it comes, cut
 * anywhere, and gives back the events that it completes.
 */
export function eventParser(): (text: string) => ServerEvent[] {
  let rest = ''
  let begun = false
  let id: string | null = null
  let name = ''
  let data: string[] = []

  function field(line: string): void {
    const colon = line.indexOf(':')
    if (colon === 0) return
    const key = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (key === 'data') data.push(value)
    else if (key === 'event') name = value
    else if (key === 'id' && !value.includes('\0')) id = value === '' ? null : value
  }

  return (text) => {
    rest += begun || text === '' ? text : text.replace(/^\uFEFF/, '')
    begun ||= text !== ''
    const events: ServerEvent[] = []
    for (;;) {
      const end = /\r\n|\n|\r/.exec(rest)
      // A carriage return at the very end may be the first half of a pair.
      if (!end || (end[0] === '\r' && end.index === rest.length - 1)) return events
      const line = rest.slice(0, end.index)
      rest = rest.slice(end.index + end[0].length)
      if (line !== '') field(line)
      else {
        if (data.length > 0) events.push({ id, event: name || 'message', data: data.join('\n') })
        name = ''
        data = []
      }
    }
  }
}
