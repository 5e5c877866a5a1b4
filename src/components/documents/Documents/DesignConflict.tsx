import { FormattedMessage, useIntl } from 'react-intl'

import type { DocumentTemplate } from '../../../contract/documentBatch.ts'
import { listSheets, sheetsOf } from '../../../contract/documents/layout.ts'
import { Note } from '../../kit/formPage.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { Acts, Paper } from './Documents.styles.ts'
import { SheetSvg } from './SheetSvg.tsx'

interface Props {
  /** Version that another organizer has saved in the meantime. */
  readonly theirs: DocumentTemplate
  readonly onMine: () => void
  readonly onTheirs: () => void
}

/** Design that another organizer has saved, to compare before choosing one of the two. */
export const DesignConflict = ({ theirs, onMine, onTheirs }: Props) => {
  const intl = useIntl()
  const { name, design, about, people } = theirs
  const [sheet] =
    design.kind === 'list'
      ? listSheets(design, about, people)
      : sheetsOf({ ...design, sheet: 'single' }, about, people.slice(0, 1))
  return (
    <Note $tone="seal" role="alert">
      <strong>
        <FormattedMessage id="documents.conflict" values={{ name }} />
      </strong>
      {sheet !== undefined && (
        <Paper
          role="img"
          aria-label={intl.formatMessage({ id: 'documents.conflict.theirs' })}
          viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        >
          <SheetSvg drawn={sheet.drawn} />
        </Paper>
      )}
      <Acts>
        <Button onClick={onMine}>
          <FormattedMessage id="documents.conflict.keepMine" />
        </Button>
        <Button variant="quiet" onClick={onTheirs}>
          <FormattedMessage id="documents.conflict.takeTheirs" />
        </Button>
      </Acts>
    </Note>
  )
}
