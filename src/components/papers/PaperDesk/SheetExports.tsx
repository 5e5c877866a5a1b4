import { FormattedMessage } from 'react-intl'

import type { DeskFilter } from '../../../contract/paperDesk.ts'
import {
  sheetExports,
  sheetFormats,
  type SheetExport,
  type SheetFormat,
} from '../../../contract/paperSheetWords.ts'
import { Small } from './PaperDesk.styles.ts'
import { Files, Panel } from './Sheets.styles.ts'

export interface SheetExportsProps {
  readonly filter: DeskFilter
  readonly q: string
  readonly hrefOf: (what: SheetExport, format: SheetFormat) => string
}

/** Spreadsheets of the papers that the desk shows. */
export const SheetExports = ({ filter, q, hrefOf }: SheetExportsProps) => (
  <Panel>
    <h3>
      <FormattedMessage id="sheets.out" />
    </h3>
    <p>
      <FormattedMessage id={`desk.filter.${filter}`} />
      {q !== '' && <FormattedMessage id="sheets.found" values={{ q }} />}
    </p>
    <Files>
      {sheetExports.map((what) => (
        <li key={what}>
          <strong id={`sheet-${what}`}>
            <FormattedMessage id={`sheets.out.${what}`} />
          </strong>
          {sheetFormats.map((format) => (
            <a
              key={format}
              id={`sheet-${what}-${format}`}
              aria-labelledby={`sheet-${what} sheet-${what}-${format}`}
              href={hrefOf(what, format)}
            >
              {format.toUpperCase()}
            </a>
          ))}
        </li>
      ))}
    </Files>
    <Small>
      <FormattedMessage id="sheets.out.note" />
    </Small>
  </Panel>
)
