import { xmlText } from '../../shared/xmlText.ts'
import { paperTexts, type Paragraph } from './paperTexts.ts'

/** The parts of a Word document that the template consists of, by name; nothing in it says who wrote it. */
export const docxParts = (language: 'zh' | 'en'): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': part(
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${wordType}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${wordType}.styles+xml"/></Types>`,
  ),
  '_rels/.rels': relations('officeDocument', 'word/document.xml'),
  'word/_rels/document.xml.rels': relations('styles', 'styles.xml'),
  'word/document.xml': part(
    `<w:document xmlns:w="${word}"><w:body>${paperTexts[language].map(paragraph).join('')}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1304" w:bottom="1440" w:left="1304" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr></w:body></w:document>`,
  ),
  'word/styles.xml': part(
    `<w:styles xmlns:w="${word}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:eastAsia="SimSun" w:cs="Times New Roman"/><w:sz w:val="21"/><w:lang w:val="en-GB" w:eastAsia="zh-CN"/></w:rPr></w:rPrDefault></w:docDefaults>${styles}</w:styles>`,
  ),
})

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

const part = (content: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`

const relations = (kind: string, target: string) =>
  part(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/${kind}" Target="${target}"/></Relationships>`,
  )

const paragraph = ({ style, text }: Paragraph) =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t xml:space="preserve">${xmlText(text)}</w:t></w:r></w:p>`

/** Half points for sizes, twentieths of a point for distances. */
const style = (id: Paragraph['style'], name: string, layout: string, letters: string) =>
  `<w:style w:type="paragraph"${id === 'Normal' ? ' w:default="1"' : ''} w:styleId="${id}"><w:name w:val="${name}"/><w:qFormat/><w:pPr>${layout}</w:pPr><w:rPr>${letters}</w:rPr></w:style>`

const styles = [
  style(
    'Normal',
    'Normal',
    '<w:spacing w:after="80" w:line="300" w:lineRule="auto"/><w:jc w:val="both"/>',
    '',
  ),
  style('Title', 'Title', '<w:spacing w:after="200"/><w:jc w:val="center"/>', '<w:b/><w:sz w:val="32"/>'),
  style('Authors', 'Authors', '<w:spacing w:after="60"/><w:jc w:val="center"/>', '<w:sz w:val="22"/>'),
  style(
    'Abstract',
    'Abstract',
    '<w:ind w:left="425" w:right="425"/><w:jc w:val="both"/>',
    '<w:sz w:val="19"/>',
  ),
  style(
    'Heading1',
    'heading 1',
    '<w:keepNext/><w:spacing w:before="240" w:after="100"/><w:outlineLvl w:val="0"/>',
    '<w:b/><w:sz w:val="24"/>',
  ),
  style('Reference', 'Reference', '<w:ind w:left="425" w:hanging="425"/>', '<w:sz w:val="19"/>'),
].join('')
