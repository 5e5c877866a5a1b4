import { zipOf } from '../server/documents/officialDocuments.ts'

/** A workbook part by part, as different programs write it. */

type Parts = Readonly<Record<string, string | Buffer | null>>

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

export const relationsXml = (entries: ReadonlyArray<readonly [id: string, type: string, target: string]>) =>
  `<Relationships xmlns="${packages}/relationships">${entries
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

export const bookXml = (sheets: string, more = '') =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><workbook xmlns="${main}" xmlns:r="${relations}">${more}<sheets>${sheets}</sheets></workbook>`

export const sheetXml = (rows: string, more = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${more}</worksheet>`

/** One sheet with these rows, and whatever else a part is replaced by; null: it is missing. */
export const workbook = (rows: string, parts: Parts = {}): Buffer => {
  const all: Parts = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': relationsXml([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': bookXml('<sheet name="Sheet1" sheetId="1" r:id="rId1"/>'),
    'xl/_rels/workbook.xml.rels': relationsXml([
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'sharedStrings', 'sharedStrings.xml'],
      ['rId3', 'styles', 'styles.xml'],
    ]),
    'xl/worksheets/sheet1.xml': sheetXml(rows),
    ...parts,
  }
  return zipOf(
    Object.entries(all).flatMap(([name, content]) => (content === null ? [] : [[name, content] as const])),
    true,
  )
}

/** Styles whose cells have these formats, from style 1 on. */
export const stylesXml = (...codes: ReadonlyArray<number | string>) =>
  `<styleSheet xmlns="${main}"><numFmts>${codes
    .map((code, index) =>
      typeof code === 'number'
        ? ''
        : `<numFmt numFmtId="${200 + index}" formatCode="${code.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"/>`,
    )
    .join('')}</numFmts><cellXfs><xf numFmtId="0"/>${codes
    .map((code, index) => `<xf numFmtId="${typeof code === 'number' ? code : 200 + index}"/>`)
    .join('')}</cellXfs></styleSheet>`

export const sharedXml = (...items: readonly string[]) =>
  `<sst xmlns="${main}">${items.map((item) => `<si>${item}</si>`).join('')}</sst>`
