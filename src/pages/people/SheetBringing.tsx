import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { peopleImports } from '../../app/lazyServices/peopleImports.ts'
import { SheetUpload } from '../../components/conference/PeopleImport/SheetUpload.tsx'
import { failure } from '../../contract/failure.ts'
import { sheetFault } from '../../contract/paperSheetWords.ts'
import { templateHref } from '../../contract/peopleImportWords.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'
import { useSheetSamples } from '../shared/useSheetSamples.ts'

interface Props {
  readonly conferenceId: number
  readonly onLeft: () => void
}

/** A sheet from the file to its own page, where its columns are named; a refused one can be chosen again. */
export const SheetBringing = ({ conferenceId, onLeft }: Props) => {
  const { own, go } = useServices()
  const { locale } = useIntl()
  const chosen = useRef<File | null>(null)
  const [name, setName] = useState('')
  const [fault, setFault] = useState<ReturnType<typeof sheetFault>>(null)
  const act = useDialogAct({
    sendAct: ({ key }, signal) => {
      if (chosen.current === null) throw new Error('a sheet is sent that nobody has chosen')
      return own(peopleImports).bringSheet({ conferenceId, file: chosen.current, key }, signal)
    },
    onDone: (id) => go.to(`/console/peopleImport/${String(id)}`),
    onLeft,
  })
  const send = () => {
    const { current: file } = chosen
    if (file === null || act.busy) return
    act.onSubmit({ content: `${file.name} ${file.size} ${file.lastModified}`, name: file.name })
  }
  const bring = (file: File) => {
    chosen.current = file
    setName(file.name)
    const wrong = sheetFault(file)
    setFault(wrong)
    if (wrong === null) send()
  }
  const { onChoose, ...asked } = useSheetSamples(bring)
  const wrong = fault && failure('refused', null, { reason: fault, field: null, retry_after: null })
  return (
    <SheetUpload
      name={name}
      busy={act.busy}
      failure={wrong ?? act.failure}
      template={templateHref(conferenceId, locale)}
      {...asked}
      onChoose={act.isRefused ? act.onClose : onChoose}
      onRetry={wrong !== null || act.failure?.kind === 'refused' ? null : send}
    />
  )
}
