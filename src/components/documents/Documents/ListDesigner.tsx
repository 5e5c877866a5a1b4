import { FormattedMessage } from 'react-intl'

import { languages, type ListDesign } from '../../../contract/documents/design.ts'
import { listColumns } from '../../../contract/documents/words.ts'
import type { Reason } from '../../../contract/reasons.ts'
import { Button } from '../../kit/Button.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { Acts, Fields, Panel, Whole } from './Documents.styles.ts'
import { FaultText } from './FaultText.tsx'
import { NumberField } from './NumberField.tsx'

export interface ListDesignerProps {
  readonly design: ListDesign
  readonly faults: Readonly<Record<string, Reason>>
  readonly disabled: boolean
  readonly onChange: (design: ListDesign) => void
}

/** Title, paper and columns of a list to sign. */
export const ListDesigner = ({ design, faults, disabled, onChange }: ListDesignerProps) => {
  const { columns } = design
  const free = listColumns.find((what) => !columns.some((column) => column.what === what))
  const put = (index: number, column: ListDesign['columns'][number]) =>
    onChange({ ...design, columns: columns.map((each, at) => (at === index ? column : each)) })
  return (
    <Panel aria-labelledby="documents-list">
      <h2 id="documents-list">
        <FormattedMessage id="documents.list" />
      </h2>
      <Fields disabled={disabled}>
        <Whole>
          <TextField
            name="title"
            maxLength={120}
            autoComplete="off"
            label={<FormattedMessage id="documents.field.title" />}
            hint={<FormattedMessage id="documents.field.title.hint" />}
            error={faults['title'] && <FormattedMessage id={`error.${faults['title']}`} />}
            value={design.title}
            onChange={(event) => onChange({ ...design, title: event.currentTarget.value })}
          />
        </Whole>
        <ChoiceField
          name="orientation"
          label="documents.field.orientation"
          choices={['portrait', 'landscape'] as const}
          value={design.orientation}
          onChange={(orientation) => onChange({ ...design, orientation })}
        />
        <ChoiceField
          name="language"
          label="documents.field.language"
          choices={languages}
          value={design.language}
          onChange={(language) => onChange({ ...design, language })}
        />
        <NumberField
          name="size"
          label="documents.field.size"
          value={design.size}
          fault={faults['size']}
          onChange={(size) => onChange({ ...design, size })}
        />
        <NumberField
          name="row"
          label="documents.field.row"
          value={design.row}
          fault={faults['row']}
          onChange={(row) => onChange({ ...design, row })}
        />
      </Fields>
      {columns.map((column, index) => (
        <Fields key={index} disabled={disabled}>
          <legend>
            <FormattedMessage id="documents.column" values={{ place: index + 1 }} />
          </legend>
          <ChoiceField
            name={`columns.${index}.what`}
            label="documents.field.what"
            choices={listColumns}
            value={column.what}
            fault={faults[`columns.${index}.what`]}
            onChange={(what) => put(index, { ...column, what })}
          />
          <NumberField
            name={`columns.${index}.width`}
            label="documents.field.width"
            value={column.width}
            fault={faults[`columns.${index}.width`]}
            onChange={(width) => put(index, { ...column, width })}
          />
          <Whole>
            <Button
              small
              variant="plain"
              onClick={() => onChange({ ...design, columns: columns.filter((_, at) => at !== index) })}
            >
              <FormattedMessage id="documents.column.remove" values={{ place: index + 1 }} />
            </Button>
          </Whole>
        </Fields>
      ))}
      <FaultText fault={faults['columns']} />
      {free !== undefined && (
        <Acts>
          <Button
            small
            variant="quiet"
            disabled={disabled}
            onClick={() => onChange({ ...design, columns: [...columns, { what: free, width: 20 }] })}
          >
            <FormattedMessage id="documents.column.add" />
          </Button>
        </Acts>
      )}
    </Panel>
  )
}
