/** A word list as a tree of letters: a text is walked through it in time that does not depend on the list. */
const SYMBOLS = 36

const symbolOf = (code: number): number => (code >= 97 ? code - 97 : code - 48 + 26)

export class Trie<T> {
  private next = new Int32Array(SYMBOLS * 1024)
  private nodes = 1
  private readonly ends = new Map<number, T[]>()

  add(letters: string, value: T): void {
    let node = 0
    for (let i = 0; i < letters.length; i += 1) node = this.child(node, letters.charCodeAt(i))
    const values = this.ends.get(node)
    if (values) values.push(value)
    else this.ends.set(node, [value])
  }

  private child(node: number, code: number): number {
    const slot = node * SYMBOLS + symbolOf(code)
    const found = this.next[slot] ?? 0
    if (found) return found
    const made = this.nodes
    this.nodes += 1
    if (this.nodes * SYMBOLS > this.next.length) {
      const wider = new Int32Array(this.next.length * 2)
      wider.set(this.next)
      this.next = wider
    }
    this.next[slot] = made
    return made
  }

  /** The node that a letter leads to, or 0. */
  step(node: number, code: number): number {
    return this.next[node * SYMBOLS + symbolOf(code)] ?? 0
  }

  at(node: number): readonly T[] {
    return this.ends.get(node) ?? NONE
  }
}
const NONE: readonly never[] = []
