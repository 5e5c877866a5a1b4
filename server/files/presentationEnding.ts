import { presentationTypes, type PresentationEnding } from '../../src/contract/presentationFile.ts'
import { Refused } from '../shared/refused.ts'
import { isCompoundWith, isOfficeZip } from './officeFiles.ts'
import type { ReceivedFile } from './store.ts'

/**
 * The ending of a presentation that is what its name and its type say (FILE-01, FILE-02). Throws `Refused` with the field at
 * fault.
 */
export const presentationEnding = async (
  name: string,
  { type, draft: { path } }: ReceivedFile,
): Promise<PresentationEnding> => {
  const said = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? ''
  const [ending] = Object.entries(presentationTypes).find(([, each]) => each === type) ?? []
  if (!isEnding(ending)) throw new Refused('fileTypeWrong', { field: 'content' })
  if (said !== ending) throw new Refused('fileTypeWrong', { field: 'name' })
  if (!(await isWhatItSays[ending](path))) throw new Refused('fileContentWrong', { field: 'content' })
  return ending
}

const isEnding = (ending: string | undefined): ending is PresentationEnding =>
  ending !== undefined && ending in presentationTypes

const isWhatItSays: Readonly<Record<PresentationEnding, (path: string) => Promise<boolean>>> = {
  doc: (path) => isCompoundWith(path, 'WordDocument'),
  docx: (path) => isOfficeZip(path, 'word/document.xml'),
  ppt: (path) => isCompoundWith(path, 'PowerPoint Document'),
  pptx: (path) => isOfficeZip(path, 'ppt/presentation.xml'),
}
