import { inflateRawSync } from 'node:zlib'

import { sheetLimits } from '../../../src/contract/paperSheetWords.ts'
import type { FileInZip } from '../../files/namesInZip.ts'
import { Refused } from '../../shared/refused.ts'
import { walkXml } from './walkXml.ts'

export interface Relation {
  readonly id: string
  /** The last word of its type: `worksheet`, `styles` … */
  readonly type: string
  /** The part, from the root of the package. */
  readonly path: string
}

export interface Parts {
  readonly has: (path: string) => boolean
  /** Unpacked; all parts together at most the limit. Null: no such part. @throws Refused */
  readonly read: (path: string) => Uint8Array | null
  /** Relations of a part; those of the package for `''`. @throws Refused */
  readonly relations: (path: string) => Relation[]
}

/** The parts of a package, by names as they are compared: without case, with `/`. */
export const openParts = (bytes: Buffer, files: readonly FileInZip[]): Parts => {
  const byName = new Map(files.map((file) => [keyOf(file.name), file]))
  const kept = new Map<string, Uint8Array>()
  let room: number = sheetLimits.unpacked
  const read = (path: string): Uint8Array | null => {
    const key = keyOf(path)
    const known = kept.get(key)
    const file = byName.get(key)
    if (known !== undefined || file === undefined) return known ?? null
    const content = unpacked(bytes, file, room)
    room -= content.length
    kept.set(key, content)
    return content
  }
  return {
    has: (path) => byName.has(keyOf(path)),
    read,
    relations: (path) => {
      const cut = path.lastIndexOf('/') + 1
      const [folder, name] = [path.slice(0, cut), path.slice(cut)]
      const content = read(`${folder}_rels/${name}.rels`)
      if (content === null) return []
      const found: Array<Record<string, string>> = []
      walkXml(content, 'Relationships', {
        open: (element) => void (element === 'Relationship' && found.push({})),
        attribute: (key, value, element) => {
          const last = found.at(-1)
          if (element === 'Relationship' && last !== undefined) last[key] = value
        },
      })
      return found.flatMap(({ Id: id = '', Type: type = '', Target: target = '', TargetMode: mode = '' }) =>
        mode === 'External'
          ? []
          : [{ id, type: type.slice(type.lastIndexOf('/') + 1), path: resolved(folder, target) }],
      )
    },
  }
}

const keyOf = (path: string): string => path.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

/** `/xl/a.xml`, `a.xml` and `../xl/a.xml` beside `xl/`. */
const resolved = (folder: string, target: string): string => {
  const path = target.replaceAll('\\', '/')
  const steps: string[] = []
  for (const step of (path.startsWith('/') ? path : folder + path).split('/'))
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  return steps.join('/')
}

/** @throws Refused */
const unpacked = (bytes: Buffer, { at, packed, method }: FileInZip, room: number): Uint8Array => {
  if (at + headLength > bytes.length) throw new Refused('sheetUnreadable')
  const begin = at + headLength + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  if (begin + packed > bytes.length) throw new Refused('sheetUnreadable')
  const content = bytes.subarray(begin, begin + packed)
  if (method === 0 && content.length > room) throw new Refused('sheetTooLarge')
  if (method === 0) return content
  if (method !== 8) throw new Refused('sheetUnreadable')
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, room) })
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw new Refused(isLarge ? 'sheetTooLarge' : 'sheetUnreadable')
  }
}

const headLength = 30
