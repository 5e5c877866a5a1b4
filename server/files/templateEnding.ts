import { open, type FileHandle } from 'node:fs/promises'

import type { Reason } from '../../src/contract/reasons.ts'
import { templateTypes, type TemplateEnding } from '../../src/contract/templateFile.ts'
import { Refused } from '../shared/refused.ts'
import { beginningOf } from './beginningOf.ts'
import { filesOf, type FileInZip } from './namesInZip.ts'
import { growsTooLarge, isOfficeZip } from './officeFiles.ts'
import { isWholePdf } from './paperEnding.ts'
import type { ReceivedFile } from './store.ts'

/**
 * The ending of a pack of templates that is what its name and its type say (FILE-02, MEM-02). Throws `Refused` with the field
 * at fault.
 */
export const templateEnding = async (
  name: string,
  { type, draft: { path } }: ReceivedFile,
): Promise<TemplateEnding> => {
  const said = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? ''
  const [ending] = Object.entries(templateTypes).find(([, each]) => each === type) ?? []
  if (!isEnding(ending)) throw new Refused('fileTypeWrong', { field: 'content' })
  if (said !== ending) throw new Refused('fileTypeWrong', { field: 'name' })
  const fault = await faultOf[ending](path)
  if (fault !== null) throw new Refused(fault, { field: 'content' })
  return ending
}

const isEnding = (ending: string | undefined): ending is TemplateEnding =>
  ending !== undefined && ending in templateTypes

const faultOf: Readonly<Record<TemplateEnding, (path: string) => Promise<Reason | null>>> = {
  zip: async (path) => {
    const file = await open(path, 'r')
    try {
      return await zipFault(file)
    } finally {
      await file.close()
    }
  },
  docx: async (path) => ((await isOfficeZip(path, 'word/document.xml')) ? null : 'fileContentWrong'),
  pdf: async (path) => ((await isWholePdf(path)) ? null : 'fileContentWrong'),
}

/** An archive that everybody may unpack stays in its folder, fits on a disk, and nothing in it runs; null: it is one. */
const zipFault = async (file: FileHandle): Promise<Reason | null> => {
  const { size } = await file.stat()
  const files = await filesOf(file)
  if (files.length === 0) return 'fileContentWrong'
  if (files.some(isLocked)) return 'fileLocked'
  if (files.length > mostFiles || growsTooLarge(files)) return 'archiveUnsafe'
  // Parts that lie over each other unpack to more than their archive can hold.
  if (files.reduce((sum, { packed }) => sum + packed, 0) > size) return 'archiveUnsafe'
  if (!files.every((each) => isWithin(each.name) && !isLink(each) && !isCalledProgram(each.name)))
    return 'archiveUnsafe'
  for (const each of files) {
    const fault = await partFault(file, each)
    if (fault !== null) return fault
  }
  return null
}

/** Neither absolute nor above its folder, on any system, and nothing that a name can hide behind. */
const isWithin = (said: string): boolean => {
  // In the encoding of Chinese Windows (GBK) the second byte of a sign may be that of a backslash.
  const name = said.replaceAll('\uFFFD\\', '\uFFFD')
  return (
    name !== '' &&
    !/[\\:\p{Cc}\p{Cf}]/u.test(name) &&
    !name.startsWith('/') &&
    !name.split('/').includes('..')
  )
}

const isLocked = ({ entry }: FileInZip): boolean => (entry.readUInt16LE(8) & 1) === 1
const isLink = ({ entry }: FileInZip): boolean => ((entry.readUInt32LE(38) >>> 16) & 0xf000) === 0xa000
const isCalledProgram = (name: string): boolean => programs.test(name.replace(/[. ]+$/, ''))

/** Null: it can be unpacked, and does not begin like a program. */
const partFault = async (file: FileHandle, part: FileInZip): Promise<Reason | null> => {
  const begin = (await beginningOf(file, part))?.toString('latin1')
  if (begin === undefined) return 'fileContentWrong'
  return beginnings.some((each) => begin.startsWith(each)) ? 'archiveUnsafe' : null
}

/** Files that Windows, macOS or a shell runs when they are opened; also documents with macros. */
const programs =
  /\.(?:exe|com|scr|pif|dll|cpl|ocx|sys|msi|msp|msix|appx|bat|cmd|ps1|psm1|vbs|vbe|jse?|wsf|wsh|hta|lnk|url|reg|inf|jar|apk|app|dmg|pkg|iso|img|vhdx?|sh|bash|command|desktop|docm|dotm|xlsm|xltm|pptm|potm)$/i
/** Executables of Windows, Linux, macOS (both orders of bytes, and for several processors), and scripts. */
const beginnings = [
  'MZ',
  '\x7FELF',
  '\xCF\xFA\xED\xFE',
  '\xCE\xFA\xED\xFE',
  '\xFE\xED\xFA',
  '\xCA\xFE\xBA\xBE',
  '#!',
]

/** The platform's own has four. */
const mostFiles = 1000
