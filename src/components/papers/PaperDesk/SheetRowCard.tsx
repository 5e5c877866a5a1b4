import { FormattedMessage } from 'react-intl'

import type { SheetRow } from '../../../contract/paperSheet.ts'
import { Content } from '../../kit/Content.tsx'
import { About, Fault, Line } from './Sheets.styles.ts'

/** One row of a spreadsheet: its change, reason of refusal, or result. */
export const SheetRowCard = ({ row }: { row: SheetRow }) => (
  <Line data-change={row.change}>
    <About>
      <small>
        <FormattedMessage id="sheets.row" values={{ line: row.id }} />
      </small>
      <span>#{row.paper.replace(/^#/, '')}</span>
      {row.title !== '' && (
        <strong>
          <Content text={row.title} />
        </strong>
      )}
      {row.who !== '' && <span>{row.who}</span>}
    </About>
    <p>
      {row.outcome !== null && (
        <>
          <FormattedMessage id={`sheets.outcome.${row.outcome}`} />{' '}
        </>
      )}
      {row.says === '' ? <Changed row={row} /> : <Reason row={row} />}
    </p>
  </Line>
)

const Changed = ({ row: { change, before, after } }: { row: SheetRow }) =>
  change === 'same' ? (
    <FormattedMessage id="sheets.same" />
  ) : (
    <FormattedMessage id={before === '' ? 'sheets.new' : 'sheets.change'} values={{ before, after }} />
  )

const Reason = ({ row: { says, column } }: { row: SheetRow }) => (
  <Fault>{column === '' ? says : <FormattedMessage id="sheets.fault" values={{ column, says }} />}</Fault>
)
