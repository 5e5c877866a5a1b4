import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { sheetLimits, type SheetFormat } from '../../../src/contract/paperSheetWords.ts'
import { Refused } from '../../../server/shared/refused.ts'
import { readSheet } from '../../../server/sheets/readSheet.ts'
import { peopleOfSheet, rowsOfSheet } from '../../../server/sheets/sheetPool.ts'
import { longestHold, longestPause } from '../../support/longestPause.ts'
import { bookXml, relationsXml, sharedXml, sheetXml, workbook } from '../../support/workbook.ts'

const made: string[] = []
const kept = (format: SheetFormat, bytes: Buffer | string) => {
  const path = join(tmpdir(), `hostile-${process.pid}-${made.length}.${format}`)
  writeFileSync(path, bytes)
  made.push(path)
  return { path, format }
}
afterAll(() => {
  for (const path of made) rmSync(path, { force: true })
})

const cell = '<c r="A1" t="inlineStr"><is><t>x</t></is></c>'
const hostile = [
  [
    'a row whose number hides in an entity',
    'xlsx',
    () => workbook(`<row r="1">${cell}</row><row r="&#49;000000000"><c><v>1</v></c></row>`),
    'sheetTooLarge',
  ],
  [
    'a cell whose row hides in an entity',
    'xlsx',
    () => workbook('<row><c r="A&#x31;000000"><v>1</v></c></row>'),
    'sheetTooLarge',
  ],
  [
    'a column that hides in an entity',
    'xlsx',
    () => workbook('<row><c r="&#88;FD1"><v>1</v></c></row>'),
    'sheetTooLarge',
  ],
  [
    'three million rows without a number',
    'xlsx',
    () => workbook('<row/>'.repeat(3_000_000)),
    'sheetTooLarge',
  ],
  [
    'three million cells without a number',
    'xlsx',
    () => workbook(`<row>${'<c/>'.repeat(3_200_000)}</row>`),
    'sheetTooLarge',
  ],
  [
    'a text that a million cells share',
    'xlsx',
    () =>
      workbook(
        Array.from({ length: 20_000 }, () => `<row>${'<c t="s"><v>0</v></c>'.repeat(50)}</row>`).join(''),
        { 'xl/sharedStrings.xml': sharedXml(`<t>${'长'.repeat(30_000)}</t>`) },
      ),
    'sheetTooLarge',
  ],
  [
    'a cell of millions of letters',
    'xlsx',
    () => workbook(`<row><c t="str"><v>${'&#120;'.repeat(1_000_000)}</v></c></row>`),
    'sheetTooLarge',
  ],
  [
    'merged cells over each other',
    'xlsx',
    () =>
      workbook('', {
        'xl/worksheets/sheet1.xml': sheetXml(
          `<row r="1">${cell}</row><row r="50000"><c r="B50000"><v>1</v></c></row>`,
          `<mergeCells>${'<mergeCell ref="A1:A50000"/>'.repeat(1000)}</mergeCells>`,
        ),
      }),
    'sheetTooLarge',
  ],
  [
    'a thousand sheets',
    'xlsx',
    () =>
      workbook('', { 'xl/workbook.xml': bookXml('<sheet name="a" sheetId="1" r:id="rId1"/>'.repeat(1000)) }),
    'sheetTooLarge',
  ],
  [
    'entities that grow',
    'xlsx',
    () =>
      workbook('', {
        'xl/worksheets/sheet1.xml': `<!DOCTYPE a [<!ENTITY b "${'c'.repeat(1000)}">]>${sheetXml('<row><c><v>&b;</v></c></row>')}`,
      }),
    'sheetUnreadable',
  ],
  ['levels without end', 'xlsx', () => workbook('<row>'.repeat(1_000_000)), 'sheetUnreadable'],
  [
    'a sheet that ends in the middle',
    'xlsx',
    () => workbook('', { 'xl/worksheets/sheet1.xml': sheetXml('<row><c><v>1</v></c></row>').slice(0, -30) }),
    'sheetUnreadable',
  ],
  [
    'a part that leads out of the package',
    'xlsx',
    () =>
      workbook('', {
        'xl/_rels/workbook.xml.rels': relationsXml([['rId1', 'worksheet', '../../../../etc/passwd']]),
      }),
    'fileContentWrong',
  ],
  ['quotation marks without end', 'csv', () => '"'.repeat(5_000_000), 'sheetTooLarge'],
  ['quotation marks that end nothing', 'csv', () => `a\n${'"a"b'.repeat(1_250_000)}`, 'sheetTooLarge'],
  [
    'a quotation mark that is not closed',
    'csv',
    () => 'name,email\n"Lin,a@b.example\nMei,c@d.example\n',
    'sheetQuoteOpen',
  ],
  ['a cell without end', 'csv', () => `name\n${'x'.repeat(sheetLimits.cell + 1)}`, 'sheetTooLarge'],
  ['rows without end', 'csv', () => 'a\n'.repeat(5_000_000), 'sheetTooLarge'],
  ['columns without end', 'csv', () => 'a,'.repeat(5_000_000), 'sheetTooLarge'],
] as const

describe('[FILE-02] a hostile sheet', () => {
  it.each(hostile)(
    '%s (%s) is refused while it is read, long before its end',
    async (_, format, bytes, reason) => {
      const order = kept(format, bytes())
      const before = process.cpuUsage()
      expect(await readSheet(order)).toEqual({ kind: 'refused', reason })
      const { user, system } = process.cpuUsage(before)
      // Processor time in milliseconds: it would be seconds, if each row or mark were visited.
      expect((user + system) / 1000).toBeLessThan(1500)
    },
  )

  describe('beside others', () => {
    let orders: Array<ReturnType<typeof kept>> = []
    beforeAll(() => {
      orders = hostile.slice(0, 10).map(([, format, bytes]) => kept(format, bytes()))
    })

    it('holds up neither the server nor the sheet of another account', async () => {
      const good = kept('csv', 'name,email\nLin Mei,lin@example.org\n')
      // The thread is there.
      await rowsOfSheet({ ...good, kind: 'decisions' }, 1)
      const pause = await longestPause(async () => {
        const ended: string[] = []
        const greedy = orders.map((order) =>
          peopleOfSheet(order, 666).catch((error: unknown) => {
            ended.push('greedy')
            return error instanceof Refused ? error.reason : error
          }),
        )
        const found = await peopleOfSheet(good, 2)
        // One that was begun already, and those for which there was no place and which were refused at once.
        expect(ended.length).toBeLessThanOrEqual(orders.length - 4)
        expect(found.columns).toEqual(['name', 'email'])
        expect(found.rows).toEqual([{ line: 2, cells: ['Lin Mei', 'lin@example.org'] }])
        expect(new Set(await Promise.all(greedy))).toEqual(new Set(['sheetTooLarge', 'limited']))
      })
      expect(pause).toBeLessThan(longestHold)
    })

    it('as large as one may be blocks no one while it comes back', async () => {
      const line = `${Array.from({ length: 19 }, (_, index) => `cell ${index}`).join(',')}\n`
      const order = kept('csv', `name,email\n${line.repeat(sheetLimits.rows)}`)
      const pause = await longestPause(async () => {
        const { rows } = await peopleOfSheet(order, 3)
        expect(rows).toHaveLength(sheetLimits.rows)
      })
      expect(pause).toBeLessThan(longestHold)
    })
  })
})
