import PDFDocument from 'pdfkit'
import { COLOUR, type Colour } from './palette'
import { linesOf, runsOf, tidy, type Run, type Transliterate } from './set-text'
import type { Typeface, Weight } from './typefaces'

export interface Style {
  weight?: Weight
  size?: number
  colour?: Colour
  align?: 'left' | 'right'
  /** Distance of two lines, in sizes of the letters. */
  leading?: number
}
export interface Placed {
  x: number
  y: number
  width: number
}
type Parent = PDFKit.PDFStructureElement

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48, foot: 76 } as const
export const COLUMN = PAGE.width - 2 * PAGE.margin

export interface SheetInfo {
  title: string
  author: string
  subject: string
  at: Date
}

/** A document of several pages on which text is put with the shop's type, marked for those who have it read to them. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly root: Parent
  y: number = PAGE.margin
  private readonly faces = new Set<Typeface>()
  /** Widths of words at one point, as most of them come again. */
  private readonly widths = new Map<string, number>()

  constructor(
    { title, author, subject, at }: SheetInfo,
    private readonly transliterate: Transliterate,
  ) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-GB',
      displayTitle: true,
      info: {
        Title: title,
        Author: author,
        Subject: subject,
        Creator: author,
        CreationDate: at,
        ModDate: at,
      },
    })
    this.root = this.doc.struct('Document')
    this.doc.addStructure(this.root)
  }

  /** Adds something to the reading order and draws it. Must not lead onto another page. */
  tagged(parent: Parent, type: string, draw: () => void): void {
    const element = this.doc.struct(type)
    parent.add(element)
    element.add(this.doc.markStructureContent(type))
    draw()
    this.doc.endMarkedContent()
    element.end()
  }

  /** Draws what is only to be looked at, or is said elsewhere. */
  decoration(draw: () => void): void {
    this.doc.markContent('Artifact')
    draw()
    this.doc.endMarkedContent()
  }

  /** Starts a page if there is less room than this on it. */
  needs(height: number): boolean {
    if (this.y + height <= PAGE.height - PAGE.foot) return false
    this.doc.addPage()
    this.y = PAGE.margin
    return true
  }

  private use(face: Typeface, size: number): void {
    if (!this.faces.has(face)) this.doc.registerFont(face.name, face.bytes)
    this.faces.add(face)
    this.doc.font(face.name).fontSize(size)
  }

  private runWidth({ face, text }: Run): number {
    const key = `${face.name} ${text}`
    let width = this.widths.get(key)
    if (width === undefined) {
      this.use(face, 1)
      width = this.doc.widthOfString(text, { features: ['tnum'] })
      this.widths.set(key, width)
    }
    return width
  }

  private widthOf(text: string, weight: Weight, size: number): number {
    const runs = text.split(/(?= )/).flatMap((word) => runsOf(word, weight, this.transliterate))
    return size * runs.reduce((sum, run) => sum + this.runWidth(run), 0)
  }

  lines(text: string, width: number, { weight = 'text', size = 9 }: Style = {}): string[] {
    return linesOf(tidy(text), width, (part) => this.widthOf(part, weight, size))
  }

  /** How high a text will be. */
  heightOf(text: string, width: number, style: Style = {}): number {
    return this.lines(text, width, style).length * (style.size ?? 9) * (style.leading ?? 1.4)
  }

  /** Puts text down and says where the next may begin. */
  text(text: string, { x, y, width }: Placed, style: Style = {}): number {
    const { weight = 'text', size = 9, colour = COLOUR.ink, align = 'left', leading = 1.4 } = style
    let top = y
    for (const line of this.lines(text, width, style)) {
      let at = align === 'right' ? x + width - this.widthOf(line, weight, size) : x
      for (const run of runsOf(line, weight, this.transliterate)) {
        this.use(run.face, size)
        this.doc.fillColor(colour).text(run.text, at, top + size * (0.5 * leading + 0.32), {
          lineBreak: false,
          baseline: 'alphabetic',
          features: ['tnum'],
        })
        at += size * this.runWidth(run)
      }
      top += size * leading
    }
    return top
  }

  rule(y: number, thickness: number, colour: Colour, x: number = PAGE.margin, width: number = COLUMN): void {
    this.doc.rect(x, y, width, thickness).fill(colour)
  }

  async finish(): Promise<Buffer> {
    this.root.end()
    const chunks: Buffer[] = []
    return new Promise((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
      this.doc.on('end', () => resolve(Buffer.concat(chunks)))
      this.doc.on('error', reject)
      this.doc.end()
    })
  }
}
