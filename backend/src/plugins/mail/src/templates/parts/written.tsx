import { Paragraph } from './text'

/** What a person wrote, a paragraph for each line: texts in mail data are made one line each. */
export function Written({ words }: { words: string | string[] }) {
  return [words]
    .flat()
    .filter((line) => line !== '')
    .map((line, at) => <Paragraph key={at}>{line}</Paragraph>)
}
