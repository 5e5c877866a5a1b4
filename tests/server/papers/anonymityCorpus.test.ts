import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateRawSync, inflateSync } from 'node:zlib'

import { afterAll, describe, expect, it } from 'vitest'

import { examineFile } from '../../../server/files/names/examineFile.ts'
import { createFileStore } from '../../../server/files/store.ts'
import { authorNames, namesTold } from '../../../server/lifecycles/papers/namesTold.ts'
import { anonymityCorpus, plantedAuthor } from '../../support/anonymityCorpus.ts'

describe('names of authors in files for reviewers who must not learn them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'anonymity-'))
  const store = createFileStore(folder)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const form = { authors: [plantedAuthor] }

  it.each(anonymityCorpus.map((file) => [file.ending, file.name, file.becomes, file] as const))(
    '[REV-01] %s, %s: %s',
    async (ending, _, becomes, { make, planted }) => {
      const path = join(folder, `original.${ending}`)
      const original = await make()
      writeFileSync(path, original)
      const { examined, copy } = await examineFile(
        { path, ending, account: 1, authors: authorNames(form) },
        () => store.draft(),
      )
      const seen = copy === null ? original : readFileSync(copy.path)
      await copy?.drop()
      const told = namesTold(examined, form)
      expect(told).not.toBeNull()
      const left = told?.filter(({ is_removed }) => !is_removed).map(({ name }) => name) ?? []
      if (becomes === 'removed') {
        expect(says[ending](original, planted)).toBe(true)
        expect(says[ending](seen, planted)).toBe(false)
        expect(left).toEqual([])
      } else expect(left).toContain(planted.includes('@') ? plantedAuthor.email : plantedAuthor.eng_name)
    },
  )

  it('[REV-01] a file without names reports none, and a name that is typed later is found in it', async () => {
    const first = anonymityCorpus.find(({ name, ending }) => name === 'the first page' && ending === 'pdf')
    const path = join(folder, 'late.pdf')
    writeFileSync(path, (await first?.make()) ?? '')
    const { examined } = await examineFile({ path, ending: 'pdf', account: 1, authors: [] }, () =>
      store.draft(),
    )
    expect(namesTold(examined, { authors: [] })).toEqual([])
    expect(namesTold(examined, { authors: [{ ...plantedAuthor, eng_name: 'Zi Shen' }] })).toEqual([])
    expect(namesTold(examined, form)).toEqual([{ name: 'Zijin Shen', place: 'text', is_removed: false }])
  })
})

const has = (bytes: Buffer, text: string): boolean => {
  const wide = Buffer.from(text, 'utf16le')
  return [Buffer.from(text), wide, Buffer.from(wide).swap16()].some((each) => bytes.includes(each))
}

/** Whether a file says it, in whatever is packed into it. */
const says = {
  docx: (bytes: Buffer, text: string): boolean =>
    partsOf(bytes).some((part) =>
      part.subarray(0, 2).toString() === 'PK'
        ? says.docx(part, text)
        : has(decoded(part), text) || has(part, text),
    ),
  pdf: (bytes: Buffer, text: string): boolean => {
    const raw = bytes.toString('latin1')
    const streams = [...raw.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: { length } }) => {
      try {
        return [inflateSync(bytes.subarray(index + length), { finishFlush: 2 })]
      } catch {
        return []
      }
    })
    return [bytes, ...streams].some(
      (each) => has(each, text) || stringsOf(each).some((one) => has(one, text)),
    )
  },
}

/** Texts of a PDF as they are meant: without the signs that escape, and hexadecimal digits as bytes. */
const stringsOf = (bytes: Buffer): Buffer[] => {
  const raw = bytes.toString('latin1')
  const literal = [...raw.matchAll(/\(((?:[^()\\]|\\[\s\S])*)\)/g)].map(([, said = '']) =>
    Buffer.from(
      said.replaceAll(/\\([0-7]{1,3}|[\s\S])/g, (_, sign: string) =>
        /^[0-7]/.test(sign) ? String.fromCharCode(Number.parseInt(sign, 8)) : sign,
      ),
      'latin1',
    ),
  )
  const hex = [...raw.matchAll(/<([0-9A-Fa-f\s]+)>/g)].map(([, digits = '']) =>
    Buffer.from(digits.replaceAll(/\s/g, ''), 'hex'),
  )
  return [...literal, ...hex]
}

/** Signs that are written as numbers, as they are meant. */
const decoded = (part: Buffer): Buffer =>
  Buffer.from(
    part
      .toString()
      .replaceAll(/&#x([0-9a-f]+);/gi, (_, digits: string) =>
        String.fromCodePoint(Number.parseInt(digits, 16)),
      )
      .replaceAll(/&#(\d+);/g, (_, digits: string) => String.fromCodePoint(Number(digits))),
  )

const partsOf = (archive: Buffer): Buffer[] => {
  const found: Buffer[] = []
  for (let at = 0; archive.readUInt32LE(at) === 0x04034b50;) {
    const [method, length] = [archive.readUInt16LE(at + 8), archive.readUInt32LE(at + 18)]
    const begin = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28)
    const content = archive.subarray(begin, begin + length)
    found.push(method === 8 ? inflateRawSync(content) : content)
    at = begin + length
  }
  return found
}
