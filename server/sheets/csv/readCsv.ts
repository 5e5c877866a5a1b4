import { cutTo } from '../../../src/contract/characters.ts'
import Papa from 'papaparse'

import { Refused } from '../../shared/refused.ts'
import { createGrid } from '../grid.ts'
import { sheetLimits } from '../../../src/contract/paperSheetWords.ts'

/** Rows of a text with separated values. Counted character by character, which no library does. @throws Refused */
export const readCsv = (text: string): string[][] => {
  const separator = separatorOf(text)
  const grid = createGrid()
  let row = 1
  let column = 1
  let at = 0
  const endCell = (content: string) => {
    grid.set(row, column, content)
    column += 1
  }
  while (at < text.length) {
    const { content, end } = text[at] === '"' ? quoted(text, at, separator) : plain(text, at, separator)
    endCell(content)
    const mark = text[end]
    at = end + (mark === '\r' && text[end + 1] === '\n' ? 2 : 1)
    if (mark === separator) continue
    row += 1
    column = 1
  }
  return grid.rows()
}

interface Cell {
  readonly content: string
  /** Offset of its end: a separator, the end of a line, or of the text. */
  readonly end: number
}

const plain = (text: string, from: number, separator: string): Cell => {
  let end = from
  while (end < text.length && !isEnd(text, end, separator)) end += 1
  return { content: text.slice(from, end), end }
}

/** A quotation mark inside is doubled; one that is not, and ends no cell, is kept. */
const quoted = (text: string, from: number, separator: string): Cell => {
  const parts: string[] = []
  let begin = from + 1
  for (let at = text.indexOf('"', begin); at >= 0; at = text.indexOf('"', at + 1)) {
    if (at - from > sheetLimits.cell * 2) throw new Refused('sheetTooLarge')
    if (text[at + 1] === '"') {
      parts.push(text.slice(begin, at + 1))
      at += 1
      begin = at + 1
      continue
    }
    let end = at + 1
    while (text[end] === ' ' && separator !== ' ') end += 1
    if (end < text.length && !isEnd(text, end, separator)) continue
    parts.push(text.slice(begin, at))
    return { content: parts.join(''), end }
  }
  throw new Refused('sheetQuoteOpen')
}

const isEnd = (text: string, at: number, separator: string): boolean => {
  const sign = text[at]
  return sign === separator || sign === '\n' || sign === '\r'
}

/** As the first line says (`sep=;`), or as the first rows suggest. */
const separatorOf = (text: string): string => {
  const said = /^"?sep=([,;\t|])"?\r?\n/i.exec(text)?.[1]
  if (said !== undefined) return said
  const start = cutTo(text, sampled)
  return Papa.parse(start, {
    delimitersToGuess: [',', ';', '\t', '，', '|'],
    preview: 20,
    skipEmptyLines: true,
  }).meta.delimiter
}
const sampled = 20_000
