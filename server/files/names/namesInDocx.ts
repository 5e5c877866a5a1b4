import { open, type FileHandle } from 'node:fs/promises'

import { filesOf, type FileInZip } from '../namesInZip.ts'
import type { FoundName, NamesFound } from './namesFound.ts'
import { namesInPart, withoutNames } from './wordParts.ts'
import { copyZip, unpack } from './zipCopy.ts'

/** The names in a Word document, and at `copy` the same document without them, where that is needed. */
export const namesInDocx = async (path: string, copy: string): Promise<NamesFound> => {
  const file = await open(path, 'r')
  try {
    const parts = await filesOf(file)
    const read = await readParts(file, parts)
    if (read === null) return { kind: 'unknown' }
    const { names, changed } = read
    if (changed.size === 0)
      return { kind: 'read', names: names.map((each) => ({ ...each, is_removed: false })), copied: null }
    const copied = await writeCopy(file, copy, { parts, changed })
    const left = await namesIn(copy)
    const isLeft = ({ name, place }: FoundName) =>
      left.some((each) => each.name === name && each.place === place)
    return { kind: 'read', names: names.map((each) => ({ ...each, is_removed: !isLeft(each) })), copied }
  } finally {
    await file.close()
  }
}

const readParts = async (file: FileHandle, parts: readonly FileInZip[]) => {
  const texts = parts.filter(({ name }) => /\.(?:xml|psmdcp|rels)$/i.test(name))
  if (texts.reduce((sum, { bytes }) => sum + bytes, 0) > mostText) return null
  const names: FoundName[] = []
  const changed = new Map<FileInZip, Buffer>()
  for (const part of texts) {
    const bytes = await unpack(file, part)
    if (bytes === null) return null
    let text: string
    try {
      text = utf8.decode(bytes)
    } catch {
      return null
    }
    const found = namesInPart(part.name, text)
    if (found === null) return null
    names.push(...found)
    const clean = withoutNames(part.name, text)
    if (clean !== text) changed.set(part, Buffer.from(clean))
  }
  return { names: distinct(names), changed }
}

const namesIn = async (path: string): Promise<readonly FoundName[]> => {
  const file = await open(path, 'r')
  try {
    const read = await readParts(file, await filesOf(file))
    if (read === null) throw new Error('the copy is no document')
    return read.names
  } finally {
    await file.close()
  }
}

const writeCopy = async (
  file: FileHandle,
  copy: string,
  { parts, changed }: { parts: readonly FileInZip[]; changed: ReadonlyMap<FileInZip, Buffer> },
) => {
  const to = await open(copy, 'w', 0o600)
  try {
    return await copyZip(file, to, parts, changed)
  } finally {
    await to.close()
  }
}

const distinct = (names: readonly FoundName[]): FoundName[] => [
  ...new Map(names.map((each) => [`${each.place} ${each.name}`, each])).values(),
]

/** A byte order mark stays, so that a part that is not changed is recognized as such. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
/** Bytes of text in a document: a book has ten million. */
const mostText = 64 * 1024 * 1024
