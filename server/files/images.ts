import { fileTypeFromFile } from 'file-type'

import type { imageKinds } from '../../src/contract/imageKinds.ts'
import { Refused } from '../shared/refused.ts'
import type { ReceivedFile } from './store.ts'

type Kind = (typeof imageKinds)[keyof typeof imageKinds]

/** Types of the content that may have one of these endings. */
export const imageTypes = (endings: Kind['endings']): string[] =>
  endings.map((ending) => typeOfEnding[ending])

/**
 * The ending of an image whose declared type, name and content all agree (FILE-02). Throws `Refused` with the field at fault.
 */
export const imageEnding = async (
  { type, draft }: ReceivedFile,
  name: string | undefined,
  { endings }: Kind,
): Promise<string> => {
  if (name !== undefined && name !== '') {
    const ending = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? ''
    if (!endings.some((each) => each === ending)) throw new Refused('fileTypeWrong', { field: 'name' })
    if (typeOfEnding[ending as keyof typeof typeOfEnding] !== type) {
      throw new Refused('fileContentWrong', { field: 'name' })
    }
  }
  return endingByContent({ type, draft })
}

/** The ending of a file that is what it says it is (FILE-02). Throws `Refused`. */
export const endingByContent = async ({ type, draft }: ReceivedFile): Promise<string> => {
  const found = await fileTypeFromFile(draft.path).catch(() => undefined)
  if (found?.mime !== type) throw new Refused('fileContentWrong', { field: 'content' })
  return found.ext
}

const typeOfEnding = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png' } as const
