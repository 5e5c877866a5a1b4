import PDFDocument from 'pdfkit'
import { expect, it } from 'vitest'

import { designedPdf } from '../../../server/documents/designedPdf.ts'
import { fontFiles } from '../../../server/documents/fonts.ts'
import { chooseFont } from '../../../server/documents/openFonts.ts'
import { createPaper } from '../../../server/documents/paper.ts'
import { visualPieces } from '../../../server/documents/visualPieces.ts'
import { builtIn } from '../../../src/contract/documents/builtIn.ts'
import type { PageDesign } from '../../../src/contract/documents/design.ts'
import { fontNames, isPrintable, printable, scriptOf } from '../../../src/contract/documents/fit.ts'
import { glyphRanges } from '../../../src/contract/documents/glyphWidths.ts'
import { layoutPage } from '../../../src/contract/documents/layout.ts'
import { sampleAbout, samplePerson } from '../../../src/contract/documents/sample.ts'
import { scriptWidths, squareSigns } from '../../../src/contract/documents/scriptSigns.ts'
import { readPdf } from './readPdf.ts'

interface Glyph {
  readonly id: number
  readonly advanceWidth: number
}
interface Font {
  readonly unitsPerEm: number
  readonly characterSet: readonly number[]
  hasGlyphForCodePoint: (point: number) => boolean
  glyphForCodePoint: (point: number) => Glyph
  layout: (text: string, features: object) => { readonly glyphs: readonly Glyph[] }
}
const document = new PDFDocument({ font: '', autoFirstPage: false })
const open = (name: keyof typeof fontFiles) => chooseFont(document, fontFiles[name]) as unknown as Font

/** Names in every script that people at a conference are likely to have, and what of them a reader copies. */
const scripts = [
  ['Chinese', '林梅'],
  ['Chinese beyond the first plane', '陈𠮷㛃'],
  ['rare Chinese of the national standard', '𫖯𬱖𬭚𬬩'],
  ['Japanese', '﨑山 たなかカナ'],
  ['Korean', '김철수 남궁뷁'],
  ['Vietnamese', 'Nguyễn Văn Ế'],
  ['Latin with marks by themselves', 'Jose\u0301 Garci\u0301a'],
  ['Cyrillic', 'Іван Їжакевич'],
  ['Greek', 'Αλέξανδρος Ἀθήνη'],
  ['Devanagari', 'राम क्षत्रिय श्री'],
  ['Thai', 'สมชาย ใจดี ที่น้ำ'],
  ['Arabic', 'محمد علي'],
  ['Uyghur and Persian', 'ئابدۇللا گیتی پژمان'],
  ['Hebrew', 'משה כהן'],
  ['Bengali', 'রাম কৃষ্ণ'],
  ['Tamil', 'தமிழ் கொடி'],
  ['Georgian', 'გია'],
  ['Armenian', 'Արամ'],
  ['two directions', 'محمد (Ali) 李明'],
  ['a variant of a sign', '葛\u{e0100}城'],
] as const

it.each(scripts)('[CONF-03] [TKT-01] a name in %s is drawn with signs of its own: %s', (_, name) => {
  expect(isPrintable(name)).toBe(true)
  for (const bold of [false, true])
    for (const { text, font } of visualPieces(printable(name), scriptOf(name), bold)) {
      // Number 0 is the crossed box of each font.
      const missing = open(font)
        .layout(text, { kern: false, liga: false, clig: false })
        .glyphs.filter(({ id }) => id === 0)
      expect([text, font, missing.length]).toEqual([text, font, 0])
    }
})

it.each([
  ['Tibetan', 'བོད'],
  ['runes', 'ᚠᚢ'],
  ['Chinese that no font has', '陈𪚥𨑨'],
  ['a picture', '林梅😀'],
])('[CONF-03] a name in %s is said to be unprintable, and a box stands for each sign', (_, name) => {
  expect(isPrintable(name)).toBe(false)
  expect(printable(name)).toContain('□')
  for (const { text, font } of visualPieces(printable(name), scriptOf(printable(name)), true))
    expect(
      open(font)
        .layout(text, {})
        .glyphs.map(({ id }) => id),
    ).not.toContain(0)
})

it('[CONF-03] [TKT-01] badges and tickets hold every name as text, whatever its script', async () => {
  const people = scripts.map(([, name]) => ({ ...samplePerson('badge'), name }))
  const design = builtIn.badgeSheet
  const bytes = await designedPdf({ design, about: sampleAbout, people, title: 'x', at: new Date(0) })
  const paper = createPaper({ size: [400, 1200], title: 'x', subject: 'x', at: new Date(0) })
  scripts.reduce((y, [, name]) => paper.write(name, { x: 20, y, width: 360, size: 20, bold: true }), 20)
  for (const text of [await readPdf(bytes), await readPdf(await paper.finish())]) {
    const found = text.normalize('NFKC')
    for (const name of ['林梅', '김철수', 'สมชาย', 'محمد', 'משה', 'Արամ', '𠮷', 'გია'])
      expect([name, found.includes(name)]).toEqual([name, true])
    expect(found).not.toContain('□')
  }
})

it.each([
  ['of the left', 'Ali 김', ['Ali ', '김']],
  ['of the right', 'محمد علي', ['محمد علي']],
  ['of both, from the right', 'محمد Ali', ['Ali', 'محمد ']],
  ['of both, from the left', 'Ali محمد B', ['Ali ', 'محمد', ' B']],
  ['with brackets', 'علي (محمد)', ['(', 'محمد', ')', 'علي ']],
])('[CONF-03] words %s stand in the order in which they are read', (_, name, wanted) => {
  expect(visualPieces(name, scriptOf(name), false).map(({ text }) => text)).toEqual(wanted)
})

it('[CONF-03] the tables of scripts are those of the fonts', () => {
  for (const [family, { ranges, regular, bold }] of Object.entries(scriptWidths)) {
    const name = family as keyof typeof scriptWidths
    for (const [font, widths] of [
      [open(name), regular],
      [open(`${name}Bold`), bold],
    ] as const) {
      const digits = ranges.flatMap(([from, to]) =>
        Array.from({ length: to - from + 1 }, (_, index) => from + index).map((point) =>
          font.hasGlyphForCodePoint(point)
            ? Math.min(
                1295,
                Math.round((font.glyphForCodePoint(point).advanceWidth * 1000) / font.unitsPerEm),
              )
                .toString(36)
                .padStart(2, '0')
            : '--',
        ),
      )
      expect([name, digits.join('')]).toEqual([name, widths])
    }
  }
  // A glyph as wide as a square is looked up after the tables and after the families before its own.
  const tables: Array<readonly [number, number]> = [...glyphRanges]
  for (const { ranges } of Object.values(scriptWidths)) tables.push(...ranges)
  const listed = new Set<number>()
  for (const family of ['chinese', 'korean', 'japanese'] as const) {
    const heavy = new Set(open(`${family}Bold`).characterSet)
    const points = open(family)
      .characterSet.filter((point) => point >= 128 && heavy.has(point) && !listed.has(point))
      .filter((point) => !tables.some(([from, to]) => point >= from && point <= to))
      .toSorted((a, b) => a - b)
    for (const point of points) listed.add(point)
    const ranges: Array<[number, number]> = []
    for (const point of points) {
      const last = ranges.at(-1)
      if (last !== undefined && last[1] === point - 1) last[1] = point
      else ranges.push([point, point])
    }
    const packed = ranges.map(([from, to], index) => {
      const gap = (from - (ranges[index - 1]?.[1] ?? 0)).toString(36)
      return to > from ? `${gap}.${(to - from).toString(36)}` : gap
    })
    expect([family, packed.join(' ')]).toEqual([family, squareSigns[family]])
  }
  expect(fontNames.toSorted()).toEqual(Object.keys(fontFiles).toSorted())
})

it('[CONF-03] a name of sixty letters is made smaller and broken, not cut, on a badge with room left', () => {
  const names = [
    'María de los Ángeles Fernández-Santamaría y Rodríguez Vega',
    'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren Hubert',
    'محمد بن عبد الرحمن بن عبد العزيز آل سعود الكبير بن فيصل تركي',
    '买买提·艾合买提·阿卜杜拉·买买提·艾合买提·阿卜杜拉·买买提',
  ]
  for (const design of [builtIn.badge, builtIn.badgeSheet] as PageDesign[])
    for (const name of names) {
      const page = layoutPage(design, sampleAbout, { ...samplePerson('badge'), name })
      expect([name, page.cut]).toEqual([name, []])
      const shown = page.drawn.flatMap((each) => (each.kind === 'text' ? [each.text] : [])).join('')
      expect(shown.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''))
    }
})
