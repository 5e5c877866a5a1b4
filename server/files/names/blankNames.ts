import { open } from 'node:fs/promises'

import { xmlText } from '../../shared/xmlText.ts'
import { readPart } from '../namesInZip.ts'
import type { FoundName } from './namesFound.ts'

/**
 * Writes spaces over the names in the properties and the metadata of a PDF, byte for byte, so that every other byte stays
 * where the file says it is. Compressed or encrypted names are not found: the caller has to look again.
 */
export const blankNames = async (path: string, names: readonly FoundName[]): Promise<void> => {
  const file = await open(path, 'r+')
  try {
    const { size } = await file.stat()
    const patterns = [direct, ...names.map(({ name, place }) => patternOf(name, place))]
    const space = Buffer.alloc(windowLength + overlap)
    // Windows overlap by more than the longest name takes.
    for (let from = 0; from < size; from += windowLength) {
      const text = (await readPart(file, from, space.length, space)).toString('latin1')
      for (const pattern of patterns)
        for (const match of text.matchAll(pattern)) {
          const { before = '', value = '' } = match.groups ?? {}
          const blank = value.startsWith('<') && value.endsWith('>') ? blankHex(value) : blankText(value)
          await file.write(Buffer.from(blank, 'latin1'), 0, blank.length, from + match.index + before.length)
        }
    }
  } finally {
    await file.close()
  }
}

/** The brackets stay; a string of spaces says nothing. */
const blankText = (value: string) =>
  value.startsWith('(') ? `(${' '.repeat(value.length - 2)})` : ' '.repeat(value.length)
const blankHex = (value: string) => `<${'20'.repeat((value.length - 2) / 2).padEnd(value.length - 2, '0')}>`

const string = String.raw`\((?:[^()\\]|\\[\s\S])*\)|<[0-9A-Fa-f\s]*>`
/** `/Author (…)`, whatever it says: an older version of the properties may be in the file as well. */
const direct = new RegExp(String.raw`(?<before>/(?:Author|Company|Manager)\s*)(?<value>${string})`, 'g')

/** The name as an object of its own (`13 0 obj (…)`), or as an item of the metadata. */
const patternOf = (name: string, place: FoundName['place']): RegExp => {
  if (place === 'metadata')
    return new RegExp(
      `(?<before><rdf:li[^<>]*>\\s*)(?<value>${escaped(xmlText(utf8(name)))})(?=\\s*</rdf:li>)`,
      'g',
    )
  const values = [wide(name), utf8(`\ufeff${name}`), ...(isLatin(name) ? [name] : [])]
  return new RegExp(
    `(?<before>\\d \\d+ obj\\s*)(?<value>${values.flatMap((bytes) => [literal(bytes), hex(bytes)]).join('|')})`,
    'g',
  )
}

/** Bytes as a text of one sign each. */
const utf8 = (text: string) => Buffer.from(text).toString('latin1')
const wide = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('latin1')
const isLatin = (text: string) => /^[\x20-\x7e\xa0-\xff]*$/.test(text)

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)
/** Every byte as it is, or escaped as PDF allows. */
const literal = (bytes: string) =>
  String.raw`\(${bytes
    .split('')
    .map((sign) => `(?:${[escaped(sign), ...escapes(sign)].join('|')})`)
    .join('')}\)`
const escapes = (sign: string) => {
  const letter = { '\n': 'n', '\r': 'r', '\t': 't', '\b': 'b', '\f': 'f' }[sign]
  return [letter ?? escaped(sign), sign.charCodeAt(0).toString(8).padStart(3, '0')].map(
    (each) => `\\\\${each}`,
  )
}
const hex = (bytes: string) =>
  `<${bytes
    .split('')
    .map((sign) => caseless(sign.charCodeAt(0).toString(16).padStart(2, '0')))
    .join('\\s*')}\\s*>`
const caseless = (digits: string) =>
  digits.replaceAll(/[a-f]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)

const windowLength = 256 * 1024
const overlap = 64 * 1024
