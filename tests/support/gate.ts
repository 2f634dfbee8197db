import { connect, createServer, type Server, type Socket } from 'node:net'
import getPort from 'get-port'

/** A way to a stand-in that can be closed, while whoever asks the stand-in itself still gets in. */
export interface Gate {
  port: number
  /** Where it leads. */
  leadTo: (address: string) => void
  open: () => Promise<void>
  /** As a machine that is off: nobody takes the call. Or one that hangs: it is taken, and nothing is said. */
  close: (how: 'refuses' | 'hangs') => Promise<void>
  /**
   * As a machine that vanished: to the caller what is open stays so, and carries nothing any more; new calls hear nothing either. Once it
   * speaks again new ones do, as of the machine after it.
   */
  fallSilent: () => void
  speak: () => void
  stop: () => Promise<void>
}

export async function makeGate(): Promise<Gate> {
  const port = await getPort()
  const sockets = new Set<Socket>()
  /** Each caller and where it was led. */
  const ways = new Map<Socket, Socket>()
  const vanished = new WeakSet<Socket>()
  let target = { host: '127.0.0.1', port: 0 }
  let server: Server | null = null
  let isSilent = false

  function watch(socket: Socket): void {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }
  function through(caller: Socket): void {
    if (isSilent) {
      caller.resume()
      return
    }
    const there = connect(target)
    watch(there)
    caller.pipe(there).pipe(caller)
    ways.set(caller, there)
    caller.on('close', () => {
      ways.delete(caller)
      there.destroy()
    })
    there.on('close', () => {
      if (!vanished.has(caller)) caller.destroy()
    })
  }
  async function shut(): Promise<void> {
    const closing = server
    server = null
    for (const socket of sockets) socket.destroy()
    if (closing) await new Promise((resolve) => closing.close(resolve))
  }
  async function listen(take: (caller: Socket) => void): Promise<void> {
    await shut()
    const listening = createServer((caller) => {
      watch(caller)
      take(caller)
    })
    server = listening
    await new Promise<void>((resolve, reject) => {
      listening.once('error', reject)
      listening.listen(port, 'localhost', resolve)
    })
  }

  await listen(through)
  return {
    port,
    leadTo(address) {
      const { hostname, port: there } = new URL(address)
      target = { host: hostname, port: Number(there) }
    },
    open: () => listen(through),
    fallSilent() {
      isSilent = true
      for (const [caller, there] of ways) {
        vanished.add(caller)
        there.unpipe().destroy()
        caller.unpipe().pause()
      }
    },
    speak() {
      isSilent = false
    },
    close: (how) => (how === 'refuses' ? shut() : listen((caller) => caller.resume())),
    stop: shut,
  }
}
