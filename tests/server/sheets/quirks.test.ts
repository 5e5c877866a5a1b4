import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

import type { SheetFormat } from '../../../src/contract/paperSheetWords.ts'
import { isOfPeople, peopleTable } from '../../../server/lifecycles/people/imports/readTable.ts'
import { fieldNamed } from '../../../server/shared/sentences/importWords.ts'
import { columnNamed } from '../../../server/shared/sentences/sheetWords.ts'
import { readSheet } from '../../../server/sheets/readSheet.ts'
import { bookXml, relationsXml, sharedXml, sheetXml, stylesXml, workbook } from '../../support/workbook.ts'

const path = join(tmpdir(), `quirks-${process.pid}`)
afterAll(() => rmSync(path, { force: true }))
const read = async (bytes: Buffer | string, format: SheetFormat = 'xlsx') => {
  writeFileSync(path, bytes)
  const answer = await readSheet({ path, format, isWanted: isOfPeople })
  return answer.kind === 'rows' ? answer.rows : answer.reason
}

const inTurn = async (texts: readonly string[]) => {
  const answers = []
  for (const each of texts) answers.push(await read(each, 'csv'))
  return answers
}

const text = (place: string, content: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${content}</t></is></c>`
const row = (line: number, ...cells: readonly string[]) =>
  `<row r="${line}">${cells.map((cell, index) => (cell === '' ? '' : text(`${'ABCDEF'[index]}${line}`, cell))).join('')}</row>`
const sheet = 'xl/worksheets/sheet1.xml'
const people = row(1, 'Name', 'E-mail') + row(2, 'Lin Mei', 'lin@example.org')
const peopleRows = [
  ['Name', 'E-mail'],
  ['Lin Mei', 'lin@example.org'],
]

/** Three sheets: instructions, then these two. */
const several = (sheets: string, second: string, third: string, active = '') =>
  workbook(row(1, 'How to fill in this form') + row(2, 'Name first'), {
    'xl/workbook.xml': bookXml(sheets, active),
    'xl/_rels/workbook.xml.rels': relationsXml([
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'worksheet', 'worksheets/sheet2.xml'],
      ['rId3', 'worksheet', 'worksheets/sheet3.xml'],
    ]),
    'xl/worksheets/sheet2.xml': sheetXml(second),
    'xl/worksheets/sheet3.xml': sheetXml(third),
  })
const named = (...states: readonly string[]) =>
  states
    .map((state, index) => `<sheet name="s${index}" sheetId="${index + 1}" ${state} r:id="rId${index + 1}"/>`)
    .join('')
const view = (active: number) => `<bookViews><workbookView activeTab="${active}"/></bookViews>`
const other = row(1, 'Name', 'E-mail') + row(2, 'Zhou Ning', 'zhou@example.org')

/** A cell with a number in one of these formats, as it is read. */
const shown =
  (code: number | string, value: string, is1904 = false) =>
  async () => {
    const styles = { 'xl/styles.xml': stylesXml(code) }
    const book = is1904 ? { 'xl/workbook.xml': bookXml(named(''), '<workbookPr date1904="1"/>') } : {}
    return read(workbook(`<row><c s="1"><v>${value}</v></c></row>`, { ...styles, ...book }))
  }

const cases: ReadonlyArray<readonly [string, () => Promise<unknown>, unknown]> = [
  // Which sheet.
  [
    'instructions first, and the data on the sheet that was open',
    () => read(several(named('', '', ''), people, '', view(1))),
    peopleRows,
  ],
  [
    'instructions first and open, and the data on another sheet',
    () => read(several(named('', '', ''), '', people)),
    peopleRows,
  ],
  [
    'hidden lists first',
    () => read(several(named('state="hidden"', 'state="veryHidden"', ''), other, people)),
    peopleRows,
  ],
  [
    'two sheets with headings, of which the second was open',
    () => read(several(named('', '', ''), other, people, view(2))),
    peopleRows,
  ],
  [
    'two sheets with headings, of which none was open',
    () => read(several(named('', '', ''), other, people)),
    'sheetAmbiguous',
  ],
  [
    'no sheet with headings',
    () => read(several(named('', '', ''), row(1, 'a', 'b'), '', view(1))),
    [['a', 'b']],
  ],
  [
    'a chart that is a sheet of its own',
    () =>
      read(
        workbook('', {
          'xl/workbook.xml': bookXml(named('', '')),
          'xl/_rels/workbook.xml.rels': relationsXml([
            ['rId1', 'chartsheet', 'chartsheets/sheet1.xml'],
            ['rId2', 'worksheet', 'worksheets/sheet2.xml'],
          ]),
          'xl/worksheets/sheet2.xml': sheetXml(people),
        }),
      ),
    peopleRows,
  ],
  [
    'every sheet hidden',
    () => read(workbook(people, { 'xl/workbook.xml': bookXml(named('state="hidden"')) })),
    [],
  ],
  // How parts are found.
  [
    'a workbook under another name',
    () =>
      read(
        workbook(people, {
          '_rels/.rels': relationsXml([['a', 'officeDocument', 'xl/workbook2.xml']]),
          'xl/workbook.xml': null,
          'xl/workbook2.xml': bookXml(named('')),
          'xl/_rels/workbook.xml.rels': null,
          'xl/_rels/workbook2.xml.rels': relationsXml([['rId1', 'worksheet', 'worksheets/sheet1.xml']]),
        }),
      ),
    peopleRows,
  ],
  [
    'a workbook that only the types of the parts name',
    () =>
      read(
        workbook(people, {
          '_rels/.rels': null,
          '[Content_Types].xml':
            '<Types><Override PartName="/xl/book.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
          'xl/workbook.xml': null,
          'xl/book.xml': bookXml(named('')),
          'xl/_rels/workbook.xml.rels': null,
          'xl/_rels/book.xml.rels': relationsXml([['rId1', 'worksheet', 'worksheets/sheet1.xml']]),
        }),
      ),
    peopleRows,
  ],
  [
    'targets from the root of the package',
    () =>
      read(
        workbook(people, {
          '_rels/.rels': relationsXml([['a', 'officeDocument', '/xl/workbook.xml']]),
          'xl/_rels/workbook.xml.rels': relationsXml([['rId1', 'worksheet', '/xl/worksheets/sheet1.xml']]),
        }),
      ),
    peopleRows,
  ],
  [
    'names of parts in other letters, with backslashes',
    () =>
      read(
        workbook('', {
          [sheet]: null,
          'xl\\Worksheets\\Sheet1.xml': sheetXml('<row><c t="s"><v>0</v></c></row>'),
          'xl/SharedStrings.xml': sharedXml('<t>x</t>'),
        }),
      ),
    [['x']],
  ],
  [
    'no relationships at all',
    () => read(workbook(people, { '_rels/.rels': null, 'xl/_rels/workbook.xml.rels': null })),
    peopleRows,
  ],
  [
    'a mark at the beginning of each part',
    () =>
      read(
        workbook('', {
          'xl/workbook.xml': `\uFEFF${bookXml(named(''))}`,
          [sheet]: `\uFEFF${sheetXml(people)}`,
        }),
      ),
    peopleRows,
  ],
  [
    'parts in UTF-16',
    () =>
      read(
        workbook('', {
          [sheet]: Buffer.concat([
            Buffer.from([0xff, 0xfe]),
            Buffer.from(sheetXml(people).replace('UTF-8', 'UTF-16'), 'utf16le'),
          ]),
        }),
      ),
    peopleRows,
  ],
  [
    'names with a prefix, of the strict kind',
    () =>
      read(
        workbook('', {
          [sheet]:
            '<x:worksheet xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"><x:dimension ref=""/><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>x</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>',
        }),
      ),
    [['x']],
  ],
  [
    'a document of another kind',
    () => read(workbook('', { 'xl/workbook.xml': '<document/>' })),
    'sheetUnreadable',
  ],
  [
    'a workbook behind a password',
    () =>
      read(
        Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
      ),
    'fileLocked',
  ],
  [
    'a workbook of the older kind under the newer name',
    () => read(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('Workbook', 'utf16le')])),
    'fileContentWrong',
  ],
  // Which cell.
  [
    'rows and cells without a place',
    () =>
      read(workbook('<row><c t="str"><v>a</v></c><c><v>1</v></c></row><row/><row><c/><c><v>2</v></c></row>')),
    [['a', '1'], [], ['', '2']],
  ],
  [
    'rows and cells with gaps, in any order',
    () =>
      read(
        workbook(
          '<row r="3"><c r="B3"><v>3</v></c><c r="A3"><v>2</v></c></row><row r="1"><c r="B1"><v>1</v></c></row>',
        ),
      ),
    [['', '1'], [], ['2', '3']],
  ],
  [
    'empty cells with a look in the last row and column',
    () => read(workbook(`${people}<row r="1048576" s="1"><c r="XFD1048576" s="1"/></row>`)),
    peopleRows,
  ],
  [
    'merged cells: each row that they stand beside has the content',
    () =>
      read(
        workbook('', {
          [sheet]: sheetXml(
            row(1, 'Name', 'Affiliation') + row(2, 'Lin', 'Fudan') + row(3, 'Mei') + row(4, 'Zhou', 'THU'),
            '<mergeCells count="2"><mergeCell ref="B2:B3"/><mergeCell ref="A4:A9"/></mergeCells>',
          ),
        }),
      ),
    [
      ['Name', 'Affiliation'],
      ['Lin', 'Fudan'],
      ['Mei', 'Fudan'],
      ['Zhou', 'THU'],
    ],
  ],
  // Content of a cell.
  [
    'shared texts in pieces with a look, without their pronunciation',
    () =>
      read(
        workbook('<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row>', {
          'xl/sharedStrings.xml': sharedXml(
            '<r><rPr><b/></rPr><t>高</t></r><r><t xml:space="preserve">橋 </t></r><rPh sb="0" eb="1"><t>タカ</t></rPh>',
            '<t>b</t>',
          ),
        }),
      ),
    [['高橋', 'b']],
  ],
  [
    'texts in a cell in pieces',
    () =>
      read(
        workbook(
          '<row><c t="inlineStr"><is><r><t>Lin</t></r><r><t xml:space="preserve"> Mei</t></r></is></c></row>',
        ),
      ),
    [['Lin Mei']],
  ],
  [
    'escaped characters, entities, CDATA',
    () =>
      read(
        workbook(
          '<row><c t="str"><v>a_x000D_\nb</v></c><c t="str"><v>_x005F_x0041_</v></c><c t="str"><v>A&amp;B &#x9648;<![CDATA[<i>]]></v></c></row>',
        ),
      ),
    [['a\nb', '_x0041_', 'A&B 陈<i>']],
  ],
  [
    'the stored value of a formula',
    () =>
      read(
        workbook(
          '<row><c t="str"><f>A2&amp;"x"</f><v>ok</v></c><c><f t="shared" si="0"/><v>7</v></c><c t="str"><f>""</f><v></v></c><c><v>1</v></c></row>',
        ),
      ),
    [['ok', '7', '', '1']],
  ],
  [
    'a formula that was never calculated is no empty cell',
    () => read(workbook('<row><c><f>A2</f><v></v></c><c><f>A3</f></c></row>')),
    [['#CALC!', '#CALC!']],
  ],
  [
    'errors are no empty cells',
    () => read(workbook('<row><c t="e"><v>#N/A</v></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c></row>')),
    [['#N/A', '#DIV/0!']],
  ],
  [
    'yes and no',
    () => read(workbook('<row><c t="b"><v>1</v></c><c t="b"><v>0</v></c></row>')),
    [['TRUE', 'FALSE']],
  ],
  [
    'dates as text of ISO 8601',
    () =>
      read(
        workbook('<row><c t="d"><v>2026-05-01T00:00:00</v></c><c t="d"><v>2026-05-01T14:30:00</v></c></row>'),
      ),
    [['2026-05-01', '2026-05-01 14:30:00']],
  ],
  ['zeros of the format', shown('00000000', '7'), [['00000007']]],
  ['digits in groups', shown('000-0000-0000', '13900000101'), [['139-0000-0101']]],
  ['zeros behind a letter', shown('"S"0000', '42'), [['S0042']]],
  ['a long number', shown(0, '2.0261128000010001E+12'), [['2026112800001']]],
  ['the noise of arithmetic', shown(0, '0.30000000000000004'), [['0.3']]],
  ['a currency', shown('[$¥-804]#,##0.00;[Red]\\-[$¥-804]#,##0.00', '800'), [['800']]],
  ['a date', shown(14, '46143'), [['2026-05-01']]],
  ['a date in Chinese', shown('yyyy"年"m"月"d"日";@', '46143'), [['2026-05-01']]],
  ['a date of a Chinese program', shown(31, '46143'), [['2026-05-01']]],
  ['a date and time, to the second', shown('yyyy/m/d h:mm', '46143.604166666664'), [['2026-05-01 14:30']]],
  ['a time', shown('h:mm', '0.60416666666666663'), [['14:30']]],
  ['hours that were counted', shown('[h]:mm', '1.5'), [['36:00']]],
  ['a date from 1904 on', shown(14, '44681', true), [['2026-05-01']]],
  ['a day that there was not', shown(14, '60'), [['1900-02-29']]],
  ['a colour and a word in the format are no date', shown('[Red]0" days"', '3'), [['3']]],
  ['a number in scientific notation is no date', shown('0.00E+00', '12345'), [['12345']]],
  // CSV.
  [
    'two columns with a semicolon, a tab, a Chinese comma',
    () => inTurn([';', '\t', '，'].map((sign, index) => `a${sign}b\n${index}${sign}c, d\n`)),
    [0, 1, 2].map((index) => [
      ['a', 'b'],
      [String(index), 'c, d'],
    ]),
  ],
  [
    'a line that names the separator',
    () => read('sep=;\r\nName;E-mail\r\n"Lin; Mei";a@b.example', 'csv'),
    [['sep=', ''].slice(0, 1), ['Name', 'E-mail'], ['Lin; Mei', 'a@b.example']],
  ],
  [
    'doubled quotation marks, line ends in cells, marks inside',
    () => read('a,b\r"say ""hi""","two\r\nlines"\n5" pipe,"x" \r\n', 'csv'),
    [
      ['a', 'b'],
      ['say "hi"', 'two\nlines'],
      ['5" pipe', 'x'],
    ],
  ],
]

describe('[FILE-02] what programs write', () => {
  it.each(cases)('%s', async (_, answer, expected) => {
    expect(await answer()).toEqual(expected)
  })

  it('headings in both languages mean what both say', () => {
    const headings = [
      '姓名 Name',
      '邮箱/E-mail',
      'Mobile 手机号',
      '单位（Affiliation）',
      '职称\nPosition',
      '姓名 Pinyin',
      'Company Name',
      '姓名/邮箱',
    ]
    expect(headings.map(fieldNamed)).toEqual([
      'name',
      'email',
      'mobile',
      'affiliation',
      'position',
      null,
      null,
      null,
    ])
    expect(['论文编号 Paper number', '决定/Decision', '决定 Letter'].map(columnNamed)).toEqual([
      'paper',
      'decision',
      undefined,
    ])
  })

  it('headings that are merged with the row below are no person', () => {
    const table = peopleTable([
      ['姓名', '联系方式'],
      ['姓名', '手机', '邮箱'],
      ['林梅', '139', 'a@b.example'],
    ])
    expect(table).toMatchObject({ headings: ['姓名', '手机', '邮箱'], rows: [{ line: 3 }] })
    const twice = peopleTable([
      ['姓名', '邮箱'],
      ['姓名', '邮箱'],
      ['林梅', 'a@b.example'],
    ])
    expect(twice.rows).toMatchObject([{ line: 3 }])
  })
})
