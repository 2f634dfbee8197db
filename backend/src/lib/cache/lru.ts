interface Kept<T> {
  value: T
  weight: number
}

/** Values by key, the least recently used of them dropped once all of them together weigh more than `capacity`. */
export class Lru<T> {
  private readonly kept = new Map<string, Kept<T>>()
  private total = 0

  constructor(private readonly capacity: number) {}

  get(key: string): T | undefined {
    const found = this.kept.get(key)
    if (!found) return undefined
    // A Map keeps the order of insertion: the oldest comes first.
    this.kept.delete(key)
    this.kept.set(key, found)
    return found.value
  }

  set(key: string, value: T, weight = 1): void {
    this.delete(key)
    this.kept.set(key, { value, weight })
    this.total += weight
    for (const oldest of this.kept.keys()) {
      if (this.total <= this.capacity || oldest === key) return
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    const found = this.kept.get(key)
    if (!found) return
    this.kept.delete(key)
    this.total -= found.weight
  }
}
