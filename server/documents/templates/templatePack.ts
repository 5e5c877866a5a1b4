import { strToU8, zipSync, type Zippable } from 'fflate'

import { docxParts } from './docxParts.ts'
import { latexTemplate } from './latexTemplate.ts'
import { readme } from './readme.ts'

/** Constant time of the entries of an archive, so that its bytes do not change. The format has no zone, and begins in 1980. */
const mtime = new Date(1980, 0, 1)

/**
 * The platform's own templates for a paper, as an archive: for Word in both languages, for LaTeX, and how to use them
 * (MEM-02). The same bytes each time.
 */
export const templatePack = (): Uint8Array<ArrayBuffer> =>
  packed({
    'README.txt': strToU8(readme),
    'paper-zh.docx': packed(filesOf(docxParts('zh'))),
    'paper-en.docx': packed(filesOf(docxParts('en'))),
    'paper.tex': strToU8(latexTemplate),
  })

const packed = (files: Zippable): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zipSync(files, { level: 9, mtime }))

const filesOf = (parts: Readonly<Record<string, string>>): Zippable =>
  Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))
