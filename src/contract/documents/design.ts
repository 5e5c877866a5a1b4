import * as z from 'zod/mini'

import type { Reason } from '../reasons.ts'
import { plainLine, plainText } from '../text.ts'
import { certificateKinds, inks, listColumns, placeholdersOf, type DocumentKind } from './words.ts'

const says = (reason: Reason) => reason

/** Millimetres, in halves. */
const mm = (min: number, max: number) =>
  z.number(says('invalid')).check(
    z.gte(min, says('invalid')),
    z.lte(max, says('invalid')),
    z.refine((value) => Number.isInteger(value * 2), says('invalid')),
  )
/** Points, in halves. */
const points = mm(5, 120)
const whole = mm(0, 420)
const extent = mm(0.5, 420)

export const sheetSize = { A4: { width: 210, height: 297 } } as const
export const blockLimits = { blocks: 40, text: 400, columns: listColumns.length } as const

export const languages = ['zh', 'en', 'both'] as const
export const aligns = ['left', 'center', 'right'] as const
export const heights = ['top', 'middle', 'bottom'] as const
export const weights = ['regular', 'bold'] as const
/** Handling of a text that is too long for its box: made smaller before it is broken into lines, or after. */
export const fits = ['shrink', 'wrap'] as const

const box = { x: whole, y: whole, width: extent, height: extent }
const textBlock = z.object({
  kind: z.literal('text'),
  ...box,
  /** With placeholders; of several lines. */
  text: plainText(blockLimits.text).check(z.minLength(1, { error: says('required'), abort: true })),
  size: points,
  weight: z.literal(weights, says('invalid')),
  align: z.literal(aligns, says('invalid')),
  height_align: z.literal(heights, says('invalid')),
  /** Language of the placeholders' values; both: the Chinese lines and, where they differ, the English ones below. */
  language: z.literal(languages, says('invalid')),
  fit: z.literal(fits, says('invalid')),
  color: z.literal(inks, says('invalid')),
})
export type TextBlock = z.output<typeof textBlock>

/** The code of the ticket; on a certificate the address that verifies it. As high as it is wide. */
const qrBlock = z.object({ kind: z.literal('qr'), x: whole, y: whole, width: mm(8, 200) })

const rectBlock = z.object({
  kind: z.literal('rect'),
  ...box,
  color: z.literal(inks, says('invalid')),
  /** Width of the frame; 0: it is filled. */
  line: mm(0, 5),
})
export type RectBlock = z.output<typeof rectBlock>

const block = z.discriminatedUnion('kind', [textBlock, qrBlock, rectBlock], says('invalid'))
export type Block = z.output<typeof block>

/** Height of a block; a QR code is a square. */
export const heightOf = (each: Block): number => (each.kind === 'qr' ? each.width : each.height)

interface Fault {
  readonly path: ReadonlyArray<string | number>
  readonly reason: Reason
}

const unknownIn = (text: string, kind: DocumentKind): boolean =>
  [...text.matchAll(/\{([^{}]*)\}/g)].some(([, name]) => !placeholdersOf(kind).some((each) => each === name))

interface Page {
  readonly kind: DocumentKind
  readonly width: number
  readonly height: number
  readonly sheet: 'single' | 'A4'
  readonly blocks: readonly Block[]
}

/** Faults of a page beyond its single values, field by field. */
const pageFaults = ({ kind, width, height, sheet, blocks }: Page): Fault[] => {
  const inBlocks = blocks.flatMap((each, index): Fault[] => {
    const at = ['blocks', index]
    const faults: Fault[] = []
    if (each.kind === 'text' && unknownIn(each.text, kind))
      faults.push({ path: [...at, 'text'], reason: 'placeholderUnknown' })
    if (each.x + each.width > width) faults.push({ path: [...at, 'width'], reason: 'blockOutside' })
    if (each.y + heightOf(each) > height)
      faults.push({ path: [...at, each.kind === 'qr' ? 'width' : 'height'], reason: 'blockOutside' })
    return faults
  })
  const fitsSheet = sheet === 'single' || perSheet({ width, height }) > 0
  return [...inBlocks, ...(fitsSheet ? [] : [{ path: ['sheet'], reason: 'sheetTooSmall' as const }])]
}

/** Around the pages of a sheet, for the cut marks. */
export const sheetMargin = 8

/** Number of pages on an A4 sheet; 0: not even one. */
export const perSheet = (page: { readonly width: number; readonly height: number }): number => {
  const count = (width: number, height: number) =>
    Math.floor((width - 2 * sheetMargin) / page.width) * Math.floor((height - 2 * sheetMargin) / page.height)
  const { width, height } = sheetSize.A4
  return Math.max(count(width, height), count(height, width))
}

const judged = <T>(faultsOf: (value: T) => Fault[]) =>
  z.check<T>(({ value, issues }) => {
    for (const { path, reason } of faultsOf(value))
      issues.push({ code: 'custom', message: reason, path: [...path], input: value })
  })

const pageDesign = z
  .object({
    kind: z.literal(['badge', ...certificateKinds], says('invalid')),
    width: mm(40, 420),
    height: mm(40, 420),
    /** One page each, or as many as an A4 sheet takes, with cut marks. */
    sheet: z.literal(['single', 'A4'], says('invalid')),
    blocks: z
      .array(block, says('invalid'))
      .check(
        z.minLength(1, { error: says('blockNone'), abort: true }),
        z.maxLength(blockLimits.blocks, { error: says('tooMany'), abort: true }),
      ),
  })
  .check(judged(pageFaults))
export type PageDesign = z.output<typeof pageDesign>

const column = z.object({ what: z.literal(listColumns, says('invalid')), width: mm(8, 200) })
export type Column = z.output<typeof column>

/** Margin of a list, on each side. */
export const listMargin = 14

const widthInside = (orientation: 'portrait' | 'landscape'): number =>
  (orientation === 'portrait' ? sheetSize.A4.width : sheetSize.A4.height) - 2 * listMargin

interface List {
  readonly title: string
  readonly orientation: 'portrait' | 'landscape'
  readonly columns: readonly Column[]
}

const listFaults = ({ title, orientation, columns }: List): Fault[] => {
  const faults: Fault[] = unknownIn(title, 'list') ? [{ path: ['title'], reason: 'placeholderUnknown' }] : []
  for (const [index, { what }] of columns.entries()) {
    if (columns.slice(0, index).some((each) => each.what === what))
      faults.push({ path: ['columns', index, 'what'], reason: 'columnTwice' })
  }
  const total = columns.reduce((sum, { width }) => sum + width, 0)
  if (total > widthInside(orientation))
    faults.push({ path: ['columns', columns.length - 1, 'width'], reason: 'columnsTooWide' })
  return faults
}

const listDesign = z
  .object({
    kind: z.literal('list'),
    title: plainLine(120).check(z.minLength(1, { error: says('required'), abort: true })),
    orientation: z.literal(['portrait', 'landscape'], says('invalid')),
    language: z.literal(languages, says('invalid')),
    size: points,
    /** Height of a row. */
    row: mm(5, 40),
    columns: z
      .array(column, says('invalid'))
      .check(
        z.minLength(1, { error: says('blockNone'), abort: true }),
        z.maxLength(blockLimits.columns, { error: says('tooMany'), abort: true }),
      ),
  })
  .check(judged(listFaults))
export type ListDesign = z.output<typeof listDesign>

/** Design of a conference's document; lengths are millimetres from the upper left corner, sizes of type are points. */
export const documentDesign = z.discriminatedUnion('kind', [pageDesign, listDesign], says('invalid'))
export type Design = z.output<typeof documentDesign>

/** `name` in UTF-16 units; `templates` of one conference. */
export const templateLimits = { name: 60, templates: 50 } as const
/** Characters of a design as it is sent. */
export const longestDesign = 40_000

/** The first fault of each field, by its path, `blocks.3.text`. */
export const faultsOfDesign = (design: unknown): Readonly<Record<string, Reason>> => {
  const judgedDesign = documentDesign.safeParse(design)
  if (judgedDesign.success) return {}
  const faults: Record<string, Reason> = {}
  for (const { path, message } of judgedDesign.error.issues)
    faults[path.map(String).join('.')] ??= message as Reason
  return faults
}
