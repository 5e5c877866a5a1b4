import { FormattedMessage, useIntl } from 'react-intl'

import type { ListDesign } from '../../../contract/documents/design.ts'
import { listSheets } from '../../../contract/documents/layout.ts'
import type { DocumentAbout, DocumentPerson } from '../../../contract/documents/values.ts'
import { Paper, Stage } from './Documents.styles.ts'
import { SheetSvg } from './SheetSvg.tsx'

interface Props {
  readonly design: ListDesign
  readonly about: DocumentAbout
  readonly people: readonly DocumentPerson[]
}

/** The first page of a list, as it is printed. */
export const ListPreview = ({ design, about, people }: Props) => {
  const intl = useIntl()
  const [sheet] = listSheets(design, about, people)
  if (sheet === undefined) return null
  return (
    <Stage>
      <Paper
        role="img"
        aria-label={intl.formatMessage({ id: 'documents.preview' })}
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      >
        <SheetSvg drawn={sheet.drawn} />
      </Paper>
      <p>
        <FormattedMessage id="documents.preview.list" />
      </p>
    </Stage>
  )
}
