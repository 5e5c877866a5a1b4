import { applySheet, checkSheet } from '../contract/paperSheet.ts'
import type { SheetKind } from '../contract/paperSheetWords.ts'
import type { Api } from './api.ts'
import type { readFile as readFileNow } from './sendFile.ts'
import { endOf } from '../contract/characters.ts'

interface Needs {
  api: Api
  readFile: typeof readFileNow
}

/** Service for a chair's spreadsheets; satisfies the port of `sheetImport`. */
export const createPaperSheetService = ({ api, readFile }: Needs) => ({
  async checkSheet(
    { conferenceId, kind, file }: { conferenceId: number; kind: SheetKind; file: File },
    signal: AbortSignal,
  ) {
    const content = await readFile(file, null)
    const wish = { conference_id: conferenceId, kind, name: endOf(file.name, 200), content }
    return api.call(checkSheet, wish, { signal })
  },

  applySheet: ({ conferenceId, id }: { conferenceId: number; id: number }, signal: AbortSignal) =>
    api.call(applySheet, { conference_id: conferenceId, id }, { signal }),
})
