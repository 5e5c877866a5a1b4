import { uploadIn } from '../../src/contract/partialUpload.ts'
import { readForm, type Form } from './form.ts'
import { Refused } from '../shared/refused.ts'

/** Takes the bytes of a file as they come. */
export interface FileSink {
  /** Begins with the type in the data address; throws `Refused` for an unwanted type. */
  begin(type: string): Promise<void>
  /** The bytes are the caller's again when it has resolved. */
  write(bytes: Uint8Array): Promise<void>
}

/** Decides by the fields before the file where it goes, and how large it may be. Throws `Refused`. */
export type Admit = (before: Form) => Promise<{ readonly sink: FileSink; readonly limit: number }>

/**
 * Reads a form of which one field is a file as a data address, by the part that has come: at no time is more of the file in
 * memory than a piece of the stream. The fields that decide about the file are before it. Answers the other fields and of
 * the file's field only its beginning. Throws `Refused`.
 */
export const readFileForm = async (
  body: AsyncIterable<Uint8Array>,
  { field, textLimit, admit }: { field: string; textLimit: number; admit: Admit },
): Promise<Form> => {
  const texts: Uint8Array[] = []
  let textSize = 0
  let file: DataAddress | null = null
  let place: 'name' | 'text' | 'file' = 'name'
  let pair: Uint8Array[] = []

  const keepText = (part: Uint8Array) => {
    textSize += part.byteLength
    if (textSize > textLimit) throw new Refused('bodyTooLarge')
    pair.push(part)
  }
  const endPair = () => {
    if (place !== 'file') texts.push(...pair, ampersand)
    pair = []
    place = 'name'
  }

  for await (const chunk of body) {
    let rest = chunk
    while (rest.byteLength > 0) {
      const end = rest.indexOf(0x26)
      let part = end < 0 ? rest : rest.subarray(0, end)
      rest = end < 0 ? rest.subarray(rest.byteLength) : rest.subarray(end + 1)
      if (place === 'name') {
        const equals = part.indexOf(0x3d)
        if (equals < 0) keepText(part)
        else {
          keepText(part.subarray(0, equals))
          const isFile = Buffer.concat(pair).toString('latin1') === field
          part = part.subarray(equals)
          if (isFile) {
            if (file !== null) throw new Refused('duplicateField', { field })
            pair = []
            place = 'file'
            part = part.subarray(1)
            file = new DataAddress(await admit(formOf(texts)), field)
          } else {
            place = 'text'
            keepText(part)
          }
        }
      } else if (place === 'text') keepText(part)
      if (place === 'file') await file?.take(part)
      if (end >= 0) endPair()
    }
  }
  endPair()
  const form = formOf(texts)
  // Its name written with escapes would get past the limit of the file.
  if (field in form) throw new Refused('malformedBody')
  if (file === null) return form
  await file.finish()
  return Object.assign(form, { [field]: file.head })
}

const ampersand = Uint8Array.of(0x26)
const percent = 0x25
const nothing = new Uint8Array()
const utf8 = new TextDecoder('utf-8', { fatal: true })

const formOf = (texts: readonly Uint8Array[]): Form => {
  let text: string
  try {
    text = utf8.decode(Buffer.concat(texts))
  } catch {
    throw new Refused('malformedBody')
  }
  return readForm(text)
}

/** `data:image/png;base64,…`, every sign of it possibly escaped, decoded as it comes. */
class DataAddress {
  /** Up to the comma, or what there is. */
  head = ''
  readonly #sink: FileSink
  readonly #limit: number
  readonly #field: string
  #isBody = false
  #isPadded = false
  /** Signs of base64 that make no whole group yet. */
  #group = ''
  /** An escape that the end of a piece has cut. */
  #escape: Uint8Array = nothing
  #size = 0
  #memory = Buffer.alloc(0)

  constructor({ sink, limit }: Awaited<ReturnType<Admit>>, field: string) {
    this.#sink = sink
    this.#limit = limit
    this.#field = field
  }

  async take(part: Uint8Array): Promise<void> {
    let text = this.#unescape(part)
    if (!this.#isBody) {
      const comma = text.indexOf(',')
      this.head += comma < 0 ? text : text.slice(0, comma)
      if (this.head.length > longestHead) throw this.#wrong('fileTypeWrong')
      if (comma < 0) return
      text = text.slice(comma + 1)
      const type = /^data:([a-z]+\/[a-z0-9.+-]+);base64$/.exec(this.head.toLowerCase())?.[1]
      if (type === undefined) throw this.#wrong('fileTypeWrong')
      await this.#sink.begin(type)
      this.#isBody = true
    }
    await this.#decode(text)
  }

  async finish(): Promise<void> {
    if (this.#escape.byteLength > 0) throw new Refused('malformedBody')
    if (this.head === '') return
    // The bytes came before, in pieces.
    if (!this.#isBody && uploadIn(this.head) !== null) return
    if (!this.#isBody) throw this.#wrong('fileTypeWrong')
    if (this.#group !== '' || this.#size === 0) throw this.#wrong('fileContentWrong')
  }

  async #decode(text: string): Promise<void> {
    const signs = this.#group + text
    const whole = signs.length - (signs.length % 4)
    this.#group = signs.slice(whole)
    if (whole === 0) return
    // After the padding nothing comes.
    if (this.#isPadded) throw this.#wrong('fileContentWrong')
    const groups = signs.slice(0, whole)
    const padding = groups.endsWith('==') ? 2 : groups.endsWith('=') ? 1 : 0
    this.#isPadded = padding > 0
    const expected = (whole / 4) * 3 - padding
    this.#size += expected
    if (this.#size > this.#limit) throw this.#wrong('fileTooLarge', Math.floor(this.#limit / 1024 / 1024))
    const space = this.#space(expected)
    const bytes = space.subarray(0, space.write(groups, 'base64'))
    // The decoder leaves out what is no base64; then fewer bytes come than were announced.
    if (bytes.byteLength !== expected) throw this.#wrong('fileContentWrong')
    await this.#sink.write(bytes)
  }

  /** Copies the runs between escapes as wholes; a file whose every sign is escaped is forty megabytes of escapes. */
  #unescape(part: Uint8Array): string {
    const bytes =
      this.#escape.byteLength === 0
        ? Buffer.from(part.buffer, part.byteOffset, part.byteLength)
        : Buffer.concat([this.#escape, part])
    this.#escape = nothing
    const plain = this.#space(bytes.byteLength)
    let size = 0
    for (let at = 0; at < bytes.byteLength;) {
      if (bytes[at] !== percent) {
        const next = bytes.indexOf(percent, at)
        const end = next < 0 ? bytes.byteLength : next
        size += bytes.copy(plain, size, at, end)
        at = end
        continue
      }
      if (at + 2 >= bytes.byteLength) {
        this.#escape = bytes.subarray(at)
        break
      }
      const high = digitOf(bytes[at + 1])
      const low = digitOf(bytes[at + 2])
      if (high < 0 || low < 0) throw new Refused('malformedBody')
      plain[size++] = high * 16 + low
      at += 3
    }
    return plain.toString('latin1', 0, size)
  }

  /** The same memory for every piece: what the last one left there is written or a text by now. */
  #space(size: number): Buffer {
    if (this.#memory.byteLength < size) this.#memory = Buffer.allocUnsafe(size)
    return this.#memory
  }

  #wrong(
    reason: 'fileTypeWrong' | 'fileContentWrong' | 'fileTooLarge',
    count: number | null = null,
  ): Refused {
    return new Refused(reason, { field: this.#field, count })
  }
}

const longestHead = 120

/** Value of a hexadecimal digit in ASCII; -1 for any other sign. */
const digitOf = (sign = 0): number => {
  if (sign >= 0x30 && sign <= 0x39) return sign - 0x30
  const letter = sign | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}
