import { useState } from 'react'

import { Entrances } from '../../components/conference/PeopleImport/Entrances.tsx'
import { Registering } from './Registering.tsx'

interface Props {
  readonly conferenceId: number
  readonly types: ReadonlyArray<{ readonly id: number; readonly name: string; readonly is_sold: boolean }>
  /** A person was registered. */
  readonly onChanged: () => void
}

/** Ways in which the team adds people: one by one on site, or by a sheet. */
export const PeopleEntrances = ({ conferenceId, types, onChanged }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const sold = types.filter(({ is_sold }) => is_sold)
  const end = (isChanged: boolean) => {
    setOpen(false)
    if (isChanged) onChanged()
  }
  return (
    <>
      <Entrances conferenceId={conferenceId} onRegister={sold.length === 0 ? null : () => setOpen(true)} />
      {isOpen && <Registering conferenceId={conferenceId} types={sold} onEnd={end} />}
    </>
  )
}
