import { failureForNow } from '../http/fail'

interface Most {
  /** The most that one body may have, and takes where it does not say how large it is. */
  largest: number
  /** So many of the largest at a time from one network address, and from all; smaller ones take less room. */
  ofAddress: number
  inAll: number
}

/** How much may be on its way into this process at a time: each large body is held whole, however slowly it comes. */
export class BodyRoom {
  /** In bytes, by the network address that they come from. */
  private readonly taken = new Map<string, number>()

  constructor(private readonly most: Most) {}

  /** Does the work for which a body is held, where there is room for it. @throws rate_limited */
  async hold<T>(address: string, declared: number, work: () => Promise<T>): Promise<T> {
    const { largest, ofAddress, inAll } = this.most
    const bytes = Math.min(declared, largest)
    const all = [...this.taken.values()].reduce((sum, one) => sum + one, 0)
    if (this.of(address) + bytes > ofAddress * largest || all + bytes > inAll * largest)
      throw failureForNow('Too many pictures are being sent just now. Please try again in a moment.')
    this.taken.set(address, this.of(address) + bytes)
    try {
      return await work()
    } finally {
      const left = this.of(address) - bytes
      if (left > 0) this.taken.set(address, left)
      else this.taken.delete(address)
    }
  }

  private of(address: string): number {
    return this.taken.get(address) ?? 0
  }
}
