import { uploadPeopleImport } from '../contract/peopleImport.ts'
import type { Api } from './api.ts'
import type { readFile as readFileNow } from './sendFile.ts'
import { endOf } from '../contract/characters.ts'

interface Needs {
  api: Api
  readFile: typeof readFileNow
}

/** Service of the page of imported people. */
export const createPeopleImportService = ({ api, readFile }: Needs) => ({
  /** Resolves to the id of the import. */
  async bringSheet(
    { conferenceId, file, key }: { conferenceId: number; file: File; key: string },
    signal: AbortSignal,
  ) {
    const content = await readFile(file, 'content')
    const wish = { conference_id: conferenceId, key, name: endOf(file.name, 200), content }
    return api.call(uploadPeopleImport, wish, { signal })
  },
})
