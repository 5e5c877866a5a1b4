import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { paperSheets } from '../../app/lazyServices/paperSheets.ts'
import type { SheetKind } from '../../contract/paperSheetWords.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { sheetImportMachine } from '../../machines/sheetImport/sheetImport.machine.ts'
import * as select from '../../machines/sheetImport/sheetImport.selectors.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useSheetSamples } from '../shared/useSheetSamples.ts'

/** A spreadsheet from the file to the result of each row. */
export const useSheetImport = (conferenceId: number) => {
  const { own } = useServices()
  const [logic] = useState(() =>
    sheetImportMachine.provide({ actors: actorsOf(sheetImportMachine, own(paperSheets)) }),
  )
  const flow = useFlow(logic, { input: { conferenceId } })
  const kind = useRef<SheetKind>('assignments')
  const choose = (file: File) => flow.send({ type: 'sheet.choose', kind: kind.current, file })
  const sheet = useSheetSamples(choose)
  return {
    samples: sheet.samples,
    onEncoding: sheet.onEncoding,
    view: useSelector(flow, select.selectView),
    preview: useSelector(flow, select.selectPreview),
    progress: useSelector(flow, select.selectProgress),
    failure: useSelector(flow, select.selectFailure),
    fileName: useSelector(flow, select.selectFileName),
    onChoose: (wanted: SheetKind, file: File) => {
      kind.current = wanted
      sheet.onChoose(file)
    },
    onRetry: () => flow.send({ type: 'sheet.retry' }),
    onApply: () => flow.send({ type: 'sheet.apply' }),
    onCancel: () => flow.send({ type: 'sheet.cancel' }),
  }
}
