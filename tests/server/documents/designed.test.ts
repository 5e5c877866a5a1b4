import PDFDocument from 'pdfkit'
import { expect, it } from 'vitest'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { designedPdf } from '../../../server/documents/designedPdf.ts'
import { fonts } from '../../../server/documents/fonts.ts'
import { chooseFont } from '../../../server/documents/openFonts.ts'
import { builtIn } from '../../../src/contract/documents/builtIn.ts'
import type { PageDesign } from '../../../src/contract/documents/design.ts'
import { mmOfPoint } from '../../../src/contract/documents/fit.ts'
import { glyphRanges, glyphWidths } from '../../../src/contract/documents/glyphWidths.ts'
import { layoutPage } from '../../../src/contract/documents/layout.ts'
import { sampleAbout, samplePerson } from '../../../src/contract/documents/sample.ts'

it('[CONF-03] the widths by which page and server place text are those of the fonts', () => {
  const document = new PDFDocument({ font: '', autoFirstPage: false })
  const files = {
    chinese: fonts.regular,
    chineseBold: fonts.bold,
    european: fonts.european,
    europeanBold: fonts.europeanBold,
  }
  for (const [name, file] of Object.entries(files)) {
    const font = chooseFont(document, file) as unknown as {
      hasGlyphForCodePoint: (point: number) => boolean
      glyphForCodePoint: (point: number) => { advanceWidth: number }
    }
    const digits = glyphRanges.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index).map((point) =>
        font.hasGlyphForCodePoint(point)
          ? // What is wider than two digits hold is a sign of mathematics.
            Math.min(1295, font.glyphForCodePoint(point).advanceWidth).toString(36).padStart(2, '0')
          : '--',
      ),
    )
    expect([name, digits.join('')]).toEqual([name, glyphWidths[name as keyof typeof glyphWidths]])
  }
})

it('[CONF-03] every text of the PDF is where the preview has it', async () => {
  const design = builtIn.badge as PageDesign
  const person = { ...samplePerson('badge'), name: 'Łukasz 林 “AVATAR” office', affiliation: '清华大学 AVA' }
  const bytes = await designedPdf({
    ...{ design, about: sampleAbout, people: [person], title: '胸卡', at: new Date(0) },
  })
  const document = await getDocument({ data: bytes, verbosity: 0 }).promise
  const page = await document.getPage(1)
  const { height, width } = page.getViewport({ scale: 1 })
  expect([width * mmOfPoint, height * mmOfPoint].map((mm) => Math.round(mm * 10) / 10)).toEqual([90, 130])
  const { items } = await page.getTextContent()
  const inPdf = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []))
  const drawn = layoutPage(design, sampleAbout, person).drawn.flatMap((each) =>
    each.kind === 'text' ? [each] : [],
  )
  for (const each of drawn) {
    const onLine = inPdf.filter(
      ({ transform }) => Math.abs((height - transform[5]) * mmOfPoint - each.y) < 0.05,
    )
    const left = Math.min(...onLine.map(({ transform }) => transform[4] * mmOfPoint))
    const right = Math.max(...onLine.map((item) => (item.transform[4] + item.width) * mmOfPoint))
    expect([each.text, Math.abs(left - each.x) < 0.1, Math.abs(right - each.x - each.width) < 0.1]).toEqual([
      each.text,
      true,
      true,
    ])
  }
  await document.destroy()
})
