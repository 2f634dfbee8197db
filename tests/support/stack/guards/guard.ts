/** A function or a method of the shop, as another one takes its place. */
export type Work = (this: unknown, ...input: unknown[]) => unknown

/** How one of the shop's guards is taken away from a backend under test. */
export interface Guard {
  /** What the shop then lacks, in the words of docs/numbers.md. */
  gone: string
  /** The module that it stands in. */
  file: RegExp
  /** What that exports, or methods of classes that it exports. */
  names: string[]
  without: (work: Work) => Work
  /** The name that the changed one is exported under, beside the true one, where it does not take its place. */
  as?: string
}

/** By the name that `GUARD_OFF` says. */
export type Guards = Record<string, Guard>
