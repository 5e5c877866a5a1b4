import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Heading, Links } from '../../components/papers/PaperDesk/PaperDesk.styles.ts'
import { SheetChooser } from '../../components/papers/PaperDesk/SheetChooser.tsx'
import { SheetExports } from '../../components/papers/PaperDesk/SheetExports.tsx'
import { SheetReport } from '../../components/papers/PaperDesk/SheetReport.tsx'
import { StatusPage } from '../../components/kit/StatusPage/StatusPage.tsx'
import { isMissing } from '../../contract/failure.ts'
import { sheetHref } from '../../contract/paperSheetWords.ts'
import type { SheetPart } from '../../contract/paperSheet.ts'
import { deskWishHref, type DeskWish } from './deskWish.ts'
import { SheetRows } from './SheetRows.tsx'
import { useDeskCounts } from './useDesk.ts'
import { useSheetImport } from './useSheetImport.ts'

/** Spreadsheets of a conference's papers: out, and in with a preview of what will change. */
export const Sheets = ({ wish }: { wish: DeskWish }) => {
  const { conferenceId, filter, q } = wish
  const { one: counts, failure } = useDeskCounts(conferenceId)
  const { locale } = useIntl()
  const sheet = useSheetImport(conferenceId)
  const [part, setPart] = useState<SheetPart>('all')
  const { view, preview, progress } = sheet
  if (counts === null && isMissing(failure)) return <StatusPage name="404" />
  return (
    <>
      <Heading>{counts?.conference}</Heading>
      <Links as="nav">
        <a href={deskWishHref(wish)}>
          <FormattedMessage id="desk.back" />
        </a>
      </Links>
      <SheetExports
        filter={filter}
        q={q}
        hrefOf={(what, format) => sheetHref(conferenceId, what, format, { filter, q, lang: locale })}
      />
      <SheetChooser {...sheet} />
      {preview !== null && (
        <SheetReport {...sheet} preview={preview} part={part} onPart={setPart}>
          {/* While rows are applied the list does not change; afterwards it is reloaded, with the result of each. */}
          <SheetRows
            key={`${preview.id} ${part} ${view === 'preview' || view === 'applying' ? '' : (progress?.left ?? '')}`}
            conferenceId={conferenceId}
            id={preview.id}
            part={part}
          />
        </SheetReport>
      )}
    </>
  )
}
