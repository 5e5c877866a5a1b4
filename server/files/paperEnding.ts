import { open } from 'node:fs/promises'

import { fileTypeFromFile } from 'file-type'

import type { PaperFileKind } from '../../src/contract/paperFile.ts'
import { Refused } from '../shared/refused.ts'
import { isCompound, isOfficeZip } from './officeFiles.ts'
import type { ReceivedFile } from './store.ts'

/**
 * The ending of a paper's file that is what its name and its type say (FILE-02). Throws `Refused` with the field at fault.
 */
export const paperEnding = async (
  kind: PaperFileKind,
  name: string,
  { type, draft: { path } }: ReceivedFile,
): Promise<'pdf' | 'doc' | 'docx'> => {
  const said = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? ''
  const ending = endingOfType[type]
  if (ending === undefined || (kind === 'pdf') !== (ending === 'pdf'))
    throw new Refused('fileTypeWrong', { field: 'content' })
  if (said !== ending) throw new Refused('fileTypeWrong', { field: 'name' })
  if (!(await isWhatItSays[ending](path))) throw new Refused('fileContentWrong', { field: 'content' })
  return ending
}

const endingOfType: Readonly<Record<string, 'pdf' | 'doc' | 'docx'>> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
}

const mimeOf = async (path: string) => (await fileTypeFromFile(path).catch(() => undefined))?.mime

/** One that was cut short has no end; one that is also an archive has the archive's directory there. */
export const isWholePdf = async (path: string): Promise<boolean> => {
  if ((await mimeOf(path)) !== 'application/pdf') return false
  const end = await endOf(path)
  return end.includes('%%EOF') && !end.includes('PK\x05\x06')
}

const isWhatItSays: Readonly<Record<'pdf' | 'doc' | 'docx', (path: string) => Promise<boolean>>> = {
  pdf: isWholePdf,
  doc: isCompound,
  docx: (path) => isOfficeZip(path, 'word/document.xml'),
}

const endOf = async (path: string): Promise<string> => {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const length = Math.min(size, 66_000)
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length)
    return buffer.toString('latin1')
  } finally {
    await file.close()
  }
}
