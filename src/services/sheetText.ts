import { encodingOf, tellingPart, textIn, type SheetEncoding } from '../contract/sheetEncoding.ts'

export interface SheetSample {
  readonly encoding: SheetEncoding
  /** First lines that distinguish the encodings. */
  readonly lines: readonly string[]
}

/** Samples of a CSV in each encoding that it may have; empty where there is no choice. Rejects when it cannot be read. */
export const samplesOf = async (file: File): Promise<SheetSample[]> => {
  if (!/\.csv$/i.test(file.name)) return []
  const bytes = new Uint8Array(await file.arrayBuffer())
  const found = encodingOf(bytes)
  if (found.kind !== 'unclear') return []
  const start = tellingPart(bytes).subarray(0, shown)
  return found.candidates.map((encoding) => ({
    encoding,
    lines: (textIn(start, encoding, true) ?? '')
      .split(/[\r\n]+/)
      .filter((line) => /[^\u0000-\u007F]/.test(line))
      .slice(0, mostLines)
      .map((line) => Array.from(line).slice(0, longestLine).join('')),
  }))
}

/** The same text in UTF-8, with its mark. Rejects when it cannot be read, or is invalid in this encoding. */
export const inUtf8 = async (file: File, encoding: SheetEncoding): Promise<File> => {
  const text = textIn(new Uint8Array(await file.arrayBuffer()), encoding)
  if (text === null) throw new Error(`the file is not written in ${encoding}`)
  return new File(['\uFEFF', text], file.name, { type: file.type, lastModified: file.lastModified })
}

/** Bytes. */
const shown = 64 * 1024
const mostLines = 3
const longestLine = 120
