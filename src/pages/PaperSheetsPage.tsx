import { useSearch } from 'wouter'

import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { ConsoleFrame } from './console/ConsoleFrame.tsx'
import { sectionChoice } from './console/sections.ts'
import { readDeskWish } from './desk/deskWish.ts'
import { rowId } from './desk/rowId.ts'
import { Sheets } from './desk/Sheets.tsx'

/** `/console/papers/:id/sheets?filter=&q=`: spreadsheets of a conference's papers, for its chairs. */
const PaperSheetsPage = (props: PageProps) => {
  const id = rowId(props)
  const search = useSearch()
  if (id === null) return <StatusPage name="404" />
  return (
    <ConsoleFrame choose={sectionChoice('paperDesk')}>
      {() => <Sheets key={id} wish={readDeskWish(id, search)} />}
    </ConsoleFrame>
  )
}

export default PaperSheetsPage
