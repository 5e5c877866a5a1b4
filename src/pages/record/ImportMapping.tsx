import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { MappingForm } from '../../components/conference/PeopleImport/MappingForm.tsx'
import { mapPeopleImport, type ImportSheet } from '../../contract/peopleImport.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'

interface Props {
  readonly sheet: ImportSheet
  readonly version: number
  readonly onMoved: () => void
}

/** Names the columns of a sheet; another form sends the columns again. */
export const ImportMapping = (props: Props) => {
  const [tries, setTries] = useState(0)
  const again = () => {
    setTries(tries + 1)
    props.onMoved()
  }
  return <Mapping key={`${tries} ${props.version}`} {...props} onMoved={again} />
}

const Mapping = ({ sheet, version, onMoved }: Props) => {
  const { api } = useServices()
  const act = useDialogAct({
    sendAct: ({ texts, key }, signal) =>
      api.call(mapPeopleImport, { id: sheet.id, version, columns: texts['columns'] ?? '', key }, { signal }),
    onDone: onMoved,
    onLeft: onMoved,
  })
  const { onSubmit, ...rest } = act
  return (
    <MappingForm
      {...rest}
      sheet={sheet}
      onSubmit={(columns) => onSubmit({ columns: JSON.stringify(columns) })}
    />
  )
}
