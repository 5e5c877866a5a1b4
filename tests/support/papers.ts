import { zip } from '../server/documents/officialDocuments.ts'
import { emptyPaper, type PaperForm } from '../../src/contract/paperForm.ts'

/** Everything that a submission needs (PAP-02), in Chinese alone. */
export const writtenPaper: PaperForm = {
  ...emptyPaper,
  title: '钙钛矿薄膜的缺陷钝化',
  abstract: '报道一种适用于大面积薄膜的钝化方法。',
  keywords: ['钙钛矿', '缺陷'],
  authors: [
    {
      name: '林梅',
      eng_name: '',
      affiliation: '某大学',
      eng_affiliation: '',
      email: 'corresponding@example.org',
      orcid: '0000-0002-1825-0097',
    },
  ],
  conflicts_declared: true,
}

/** As much of a document of Word (docx) as names it, with `more` inside. */
export const docx = (...more: readonly string[]): Buffer =>
  zip('[Content_Types].xml', '_rels/.rels', 'word/document.xml', ...more)

/** As much of an older document of Word (doc) as names it: a compound file. */
export const cfb = (): Buffer =>
  Buffer.concat([Buffer.from('D0CF11E0A1B11AE1', 'hex'), Buffer.alloc(504), Buffer.alloc(512, 0xff)])

/** As much of a presentation of PowerPoint (pptx) as names it, with `more` inside. */
export const pptx = (...more: readonly string[]): Buffer =>
  zip('[Content_Types].xml', '_rels/.rels', 'ppt/presentation.xml', ...more)

/** A compound file whose directory names one stream: `WordDocument` makes a doc of it, `PowerPoint Document` a ppt. */
export const compoundWith = (stream: string): Buffer => {
  const entry = Buffer.alloc(128)
  const length = entry.write(`${stream}\0`, 'utf16le')
  entry.writeUInt16LE(length, 64)
  entry.writeUInt8(2, 66)
  return Buffer.concat([cfb(), Buffer.alloc(128), entry, Buffer.alloc(256)])
}
