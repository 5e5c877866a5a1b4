import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { ImportColumns, ImportSheet } from '../../../contract/peopleImport.ts'
import { importFields, isEnough, type ImportField } from '../../../contract/peopleImportWords.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { SelectField } from '../../kit/SelectField.tsx'
import { Acts, Columns, Panel, Samples } from './PeopleImport.styles.ts'

export interface MappingFormProps {
  readonly sheet: Pick<ImportSheet, 'headings' | 'columns' | 'first'>
  readonly busy: boolean
  readonly failure: Failure | null
  /** Nothing can be done here any more: all that is left is to see it as it is now. */
  readonly isRefused: boolean
  readonly onSubmit: (columns: ImportColumns) => void
  readonly onClose: () => void
}

/**
 * The meaning of each column of a sheet, beside its first rows. A meaning belongs to one column: choosing it for
 * another moves it.
 */
export const MappingForm = ({ sheet, busy, failure, isRefused, onSubmit, onClose }: MappingFormProps) => {
  const intl = useIntl()
  const [columns, setColumns] = useState<ImportColumns>(sheet.columns)
  const [isPressed, setPressed] = useState(false)
  const isWhole = isEnough(columns)
  const choose = (at: number, field: ImportField | null) =>
    setColumns(
      columns.map((each, index) => (index === at ? field : each === field && field !== null ? null : each)),
    )
  const send = () => {
    setPressed(true)
    if (isWhole && !busy) onSubmit(columns)
  }
  return (
    <Panel aria-labelledby="import-columns" aria-busy={busy || undefined}>
      <h2 id="import-columns">
        <FormattedMessage id="people.import.columns" />
      </h2>
      <p>
        <FormattedMessage id="people.import.columns.about" />
      </p>
      <Columns>
        {sheet.headings.map((heading, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a column is its place.
          <li key={at}>
            <Samples>
              <b>
                {heading === '' ? (
                  <FormattedMessage id="people.import.column" values={{ place: at + 1 }} />
                ) : (
                  <bdi>{heading}</bdi>
                )}
              </b>
              <p>
                <bdi>
                  {sheet.first
                    .flatMap(({ cells }) => (cells[at] ?? '') || [])
                    .slice(0, 3)
                    .join(' · ')}
                </bdi>
              </p>
            </Samples>
            <SelectField
              name={`column${at}`}
              label={
                <FormattedMessage
                  id="people.import.means"
                  values={{ heading: heading === '' ? at + 1 : heading }}
                />
              }
              disabled={isRefused}
              value={columns[at] ?? ''}
              onChange={({ currentTarget }) =>
                choose(at, importFields.find((field) => field === currentTarget.value) ?? null)
              }
            >
              <option value="">{intl.formatMessage({ id: 'people.import.field.none' })}</option>
              {importFields.map((field) => (
                <option key={field} value={field}>
                  {intl.formatMessage({ id: `people.import.field.${field}` })}
                </option>
              ))}
            </SelectField>
          </li>
        ))}
      </Columns>
      {failure !== null && (
        <Refusal role="alert">
          <FailureText failure={failure} />
        </Refusal>
      )}
      {failure === null && isPressed && !isWhole && (
        <Refusal role="alert">
          <FormattedMessage id="record.reason.importColumnsMissing" />
        </Refusal>
      )}
      <Acts>
        {isRefused ? (
          <Button onClick={onClose}>
            <FormattedMessage id="shell.understood" />
          </Button>
        ) : (
          <Button busy={busy} onClick={send}>
            <FormattedMessage id="people.import.check" />
          </Button>
        )}
      </Acts>
    </Panel>
  )
}
