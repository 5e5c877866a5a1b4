import { useState } from 'react'
import { useSearch } from 'wouter'

import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { ConsoleFrame } from './console/ConsoleFrame.tsx'
import { sectionChoice } from './console/sections.ts'
import { Desk } from './desk/Desk.tsx'
import { readDeskWish } from './desk/deskWish.ts'
import { rowId } from './desk/rowId.ts'
import { useFocusOnChange } from './member/useFocusOnChange.ts'

/** `/console/papers/:id?filter=&q=`: the papers of a conference, for its chairs. */
const PaperDeskPage = (props: PageProps) => {
  const id = rowId(props)
  const search = useSearch()
  // Released papers have moved: reloads the list and its numbers.
  const [changes, setChanges] = useState(0)
  const focusOnChange = useFocusOnChange()
  if (id === null) return <StatusPage name="404" />
  return (
    <ConsoleFrame choose={sectionChoice('paperDesk')}>
      {(_, { onRefresh }) => (
        <Desk
          key={`${id} ${changes}`}
          wish={readDeskWish(id, search)}
          onReleased={() => {
            setChanges(changes + 1)
            focusOnChange()
            onRefresh()
          }}
        />
      )}
    </ConsoleFrame>
  )
}

export default PaperDeskPage
