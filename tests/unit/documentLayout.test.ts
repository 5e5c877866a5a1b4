import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { builtIn, builtInNames } from '../../src/contract/documents/builtIn.ts'
import { documentDesign, perSheet, type PageDesign } from '../../src/contract/documents/design.ts'
import { fitText, mmOfPoint, scriptOf, smallest, widthOf } from '../../src/contract/documents/fit.ts'
import { layoutPage, listSheets, sheetsOf } from '../../src/contract/documents/layout.ts'
import { sampleAbout, samplePerson } from '../../src/contract/documents/sample.ts'
import { blockAt, moveBlock } from '../../src/components/documents/Documents/changes.ts'
import { runs } from '../support/seed.ts'

const badge = builtIn.badge as PageDesign
const person = samplePerson('badge')

const name = fc.oneof(
  fc.stringMatching(/^[一-龥]{1,12}$/u),
  fc.stringMatching(/^[A-Za-zÀ-ÿ]{1,14}( [A-Za-zÀ-ÿ]{1,14}){0,4}$/),
  fc.stringMatching(/^[一-龥A-Za-z· ]{1,40}$/u),
)

describe('[CONF-03] text in its box', () => {
  it.each(['shrink', 'wrap'] as const)('%s: nothing is wider or higher than the box', (fit) => {
    fc.assert(
      fc.property(
        name,
        fc.integer({ min: 20, max: 120 }),
        fc.integer({ min: 8, max: 40 }),
        fc.integer({ min: 8, max: 60 }),
        (text, width, height, size) => {
          const fitted = fitText({ lines: [text], bold: true, size, width, height, fit })
          // Half of it where that can just be read, a third of what is large.
          expect(fitted.size).toBeGreaterThanOrEqual(
            Math.min(size * smallest, Math.max(6, size * 0.3)) - 1e-9,
          )
          for (const line of fitted.lines)
            expect(line.width * fitted.size * mmOfPoint).toBeLessThanOrEqual(width + 0.02)
          // One line is always there, however low the box.
          if (fitted.lines.length > 1)
            expect(fitted.lines.length * fitted.size * 1.3 * mmOfPoint).toBeLessThanOrEqual(height + 0.02)
          if (!fitted.isCut) {
            const shown = fitted.lines.map((line) => line.text).join('')
            expect(shown.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
          }
        },
      ),
      runs(200),
    )
  })

  it('a long name is smaller first, then on two lines; only then it is cut', () => {
    const of = (text: string) =>
      fitText({ lines: [text], bold: true, size: 40, width: 78, height: 24, fit: 'shrink' })
    expect(of('林梅')).toMatchObject({ size: 40, isCut: false })
    expect(of('欧阳娜娜明远')).toMatchObject({ isCut: false })
    expect(of('欧阳娜娜明远').size).toBeLessThan(40)
    expect(of('欧阳娜娜明远').lines).toHaveLength(1)
    expect(of('Alexander Wolfgang von Humboldt').lines.map(({ text }) => text)).toEqual([
      'Alexander Wolfgang',
      'von Humboldt',
    ])
    expect(of('买'.repeat(60))).toMatchObject({ isCut: false })
    expect(of('买'.repeat(200))).toMatchObject({ size: 12, isCut: true })
    expect(of('买'.repeat(200)).lines.at(-1)?.text.endsWith('…')).toBe(true)
  })

  it('a broken line is as wide as its signs', () => {
    for (const text of ['于2026年12月1日', 'Łukasz Żółć', '“quoted”']) {
      const [line] = fitText({
        lines: [text],
        bold: false,
        size: 10,
        width: 400,
        height: 40,
        fit: 'wrap',
      }).lines
      expect(line?.width).toBeCloseTo(widthOf(text, scriptOf(text), false), 9)
    }
  })
})

describe('[CONF-03] pages', () => {
  it.each(builtInNames)('the built-in design %s can be printed, and cuts nothing of long names', (built) => {
    const design = builtIn[built]
    expect(documentDesign.safeParse(design).success).toBe(true)
    if (design.kind === 'list') return
    const long = { ...samplePerson(design.kind), name: 'Alexander Wolfgang von Humboldt' }
    expect(layoutPage(design, sampleAbout, long).cut).toEqual([])
  })

  it('both languages are written once where they say the same', () => {
    const [text] = badge.blocks.filter(({ kind }) => kind === 'text')
    if (text?.kind !== 'text') throw new Error('the badge has no text')
    const written = (words: string) =>
      layoutPage({ ...badge, blocks: [{ ...text, text: words, language: 'both' }] }, sampleAbout, person)
        .drawn.map((each) => (each.kind === 'text' ? each.text : ''))
        .join('|')
    expect(written('{name}')).toBe('欧阳明远')
    expect(written('{ticket}')).toBe('普通代表|Regular')
  })

  it('a line whose placeholders say nothing is left out, and no text of a person is a placeholder', () => {
    const [text] = badge.blocks.filter(({ kind }) => kind === 'text')
    if (text?.kind !== 'text') throw new Error('the badge has no text')
    const page = { ...badge, blocks: [{ ...text, text: '{position}\n{name}' }] }
    const nameless = { ...person, position: '', name: '{conference}' }
    expect(layoutPage(page, sampleAbout, nameless).drawn).toMatchObject([{ text: '{conference}' }])
  })

  it('as many as an A4 sheet takes are on it, none over another, with marks outside', () => {
    const sheeted = builtIn.badgeSheet as PageDesign
    const sheets = [
      ...sheetsOf(
        sheeted,
        sampleAbout,
        Array.from({ length: 9 }, () => person),
      ),
    ]
    expect(perSheet(sheeted)).toBe(4)
    expect(sheets).toHaveLength(3)
    for (const { width, height, drawn } of sheets) {
      expect([width, height]).toEqual([210, 297])
      for (const each of drawn) {
        expect(each.x).toBeGreaterThanOrEqual(0)
        expect(each.x + each.width).toBeLessThanOrEqual(width)
      }
    }
    const codes = sheets.flatMap(({ drawn }) => drawn.filter(({ kind }) => kind === 'qr'))
    expect(codes).toHaveLength(9)
    expect(new Set(codes.slice(0, 4).map(({ x, y }) => `${x} ${y}`)).size).toBe(4)
  })

  it('a list goes over pages, and an empty one is an empty table', () => {
    if (builtIn.list.kind !== 'list') throw new Error('the list is none')
    const pages = [
      ...listSheets(
        builtIn.list,
        sampleAbout,
        Array.from({ length: 45 }, () => person),
      ),
    ]
    expect(pages).toHaveLength(3)
    expect(
      pages.flatMap(({ drawn }) => drawn).filter((each) => each.kind === 'text' && each.text === '45'),
    ).toHaveLength(1)
    expect([...listSheets(builtIn.list, sampleAbout, [])]).toHaveLength(1)
  })
})

describe('[CONF-03] blocks that are moved', () => {
  it('never leave the page, and are on half millimetres', () => {
    fc.assert(
      fc.property(
        fc.nat(badge.blocks.length - 1),
        fc.double({ min: -500, max: 500, noNaN: true }),
        fc.double({ min: -500, max: 500, noNaN: true }),
        (index, dx, dy) => {
          const moved = moveBlock(badge, index, dx, dy)
          expect(documentDesign.safeParse(moved).success).toBe(true)
        },
      ),
      runs(200),
    )
  })

  it('the uppermost one is caught', () => {
    expect(blockAt(badge, 45, 10)).toBe(2)
    expect(blockAt(badge, 1, 33)).toBe(1)
    expect(blockAt(badge, 1, 60)).toBeNull()
  })
})
