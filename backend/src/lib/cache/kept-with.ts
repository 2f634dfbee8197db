/**
 * What is made of objects, made once for each and kept as long as the object itself. Unlike what is kept by a name, it
 * never outlives what it was made of: an object that was found before a change, and is used after it, has a value of
 * its own.
 */
export class KeptWith<K extends object, V> {
  private readonly made = new WeakMap<K, Promise<V | undefined>>()

  /** The values in the order of the objects, those left out that `make` has none for. Failures are not kept. */
  async of(objects: K[], make: (missing: K[]) => Promise<Map<K, V>>): Promise<V[]> {
    const missing = objects.filter((object) => !this.made.has(object))
    if (missing.length > 0) {
      const batch = make(missing)
      for (const object of missing)
        this.made.set(
          object,
          batch.then((values) => values.get(object)),
        )
      batch.catch(() => missing.forEach((object) => this.made.delete(object)))
    }
    const values = await Promise.all(objects.map(async (object) => this.made.get(object)))
    return values.filter((value) => value !== undefined)
  }
}
