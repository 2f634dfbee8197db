/** The parts of subset-font that `npm run subset:fonts` uses; it ships no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes?: Record<string, number | undefined> },
  ): Promise<Buffer>
}
