import { FormattedMessage, useIntl } from 'react-intl'

import type { Block, PageDesign } from '../../../contract/documents/design.ts'
import type { Reason } from '../../../contract/reasons.ts'
import { Button } from '../../kit/Button.tsx'
import { FaultText } from './FaultText.tsx'
import { BlockFields } from './BlockFields.tsx'
import { blockName } from './blockName.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { addBlock, withoutBlock } from './changes.ts'
import { Acts, Choices, Fields, Panel } from './Documents.styles.ts'
import { NumberField } from './NumberField.tsx'

export interface PageDesignerProps {
  readonly design: PageDesign
  readonly chosen: number | null
  readonly faults: Readonly<Record<string, Reason>>
  readonly disabled: boolean
  readonly onChange: (design: PageDesign, chosen?: number | null) => void
  readonly onChoose: (index: number) => void
}

/** Page size, list of blocks, and the fields of the selected block. */
export const PageDesigner = (props: PageDesignerProps) => {
  const { design, chosen, faults, disabled, onChange, onChoose } = props
  const intl = useIntl()
  const add = (kind: Block['kind']) => {
    const next = addBlock(design, kind, intl.formatMessage({ id: 'documents.add.words' }))
    onChange(next, next.blocks.length - 1)
  }
  return (
    <Panel aria-labelledby="documents-blocks">
      <h2 id="documents-blocks">
        <FormattedMessage id="documents.blocks" />
      </h2>
      <Choices>
        {design.blocks.map((block, index) => (
          <li key={index}>
            <button
              type="button"
              aria-pressed={index === chosen}
              data-block={index}
              onClick={() => onChoose(index)}
            >
              {blockName(intl, block)}
            </button>
          </li>
        ))}
      </Choices>
      <FaultText fault={faults['blocks']} />
      <Acts>
        {(['text', 'qr', 'rect'] as const).map((kind) => (
          <Button key={kind} small variant="quiet" disabled={disabled} onClick={() => add(kind)}>
            <FormattedMessage id={`documents.add.${kind}`} />
          </Button>
        ))}
        {chosen !== null && design.blocks[chosen] !== undefined && (
          <Button
            small
            variant="danger"
            disabled={disabled}
            onClick={() => onChange(withoutBlock(design, chosen), null)}
          >
            <FormattedMessage id="documents.remove" />
          </Button>
        )}
      </Acts>
      {chosen !== null && (
        <BlockFields {...{ design, faults, disabled }} index={chosen} onChange={(next) => onChange(next)} />
      )}
      <Fields disabled={disabled}>
        <legend>
          <FormattedMessage id="documents.page" />
        </legend>
        <NumberField
          name="width"
          label="documents.field.width"
          value={design.width}
          fault={faults['width']}
          onChange={(width) => onChange({ ...design, width })}
        />
        <NumberField
          name="height"
          label="documents.field.height"
          value={design.height}
          fault={faults['height']}
          onChange={(height) => onChange({ ...design, height })}
        />
        <ChoiceField
          name="sheet"
          label="documents.field.sheet"
          choices={['single', 'A4'] as const}
          value={design.sheet}
          fault={faults['sheet']}
          onChange={(sheet) => onChange({ ...design, sheet })}
        />
      </Fields>
    </Panel>
  )
}
