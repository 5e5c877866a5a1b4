import { FormattedMessage, useIntl } from 'react-intl'

import {
  aligns,
  blockLimits,
  fits,
  heights,
  languages,
  weights,
  type Block,
  type PageDesign,
  type TextBlock,
} from '../../../contract/documents/design.ts'
import { inks, placeholdersOf } from '../../../contract/documents/words.ts'
import type { Reason } from '../../../contract/reasons.ts'
import { SelectField } from '../../kit/SelectField.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { withBlock } from './changes.ts'
import { Fields, Whole } from './Documents.styles.ts'
import { NumberField } from './NumberField.tsx'

export interface BlockFieldsProps {
  readonly design: PageDesign
  readonly index: number
  /** By path, `blocks.3.text`. */
  readonly faults: Readonly<Record<string, Reason>>
  readonly disabled: boolean
  readonly onChange: (design: PageDesign) => void
}

/** Place and looks of one block, to the half millimetre. */
export const BlockFields = ({ design, index, faults, disabled, onChange }: BlockFieldsProps) => {
  const block = design.blocks[index]
  if (block === undefined) return null
  const change = (next: Block) => onChange(withBlock(design, index, next))
  const at = (field: string) => ({
    name: `blocks.${index}.${field}`,
    label: `documents.field.${field}`,
    fault: faults[`blocks.${index}.${field}`],
  })
  return (
    <Fields disabled={disabled}>
      <legend>
        <FormattedMessage id="documents.block.fields" />
      </legend>
      {block.kind === 'text' && (
        <TextFields {...{ design, at, faults, index }} block={block} onChange={change} />
      )}
      <NumberField {...at('x')} value={block.x} onChange={(x) => change({ ...block, x })} />
      <NumberField {...at('y')} value={block.y} onChange={(y) => change({ ...block, y })} />
      <NumberField {...at('width')} value={block.width} onChange={(width) => change({ ...block, width })} />
      {block.kind !== 'qr' && (
        <NumberField
          {...at('height')}
          value={block.height}
          onChange={(height) => change({ ...block, height })}
        />
      )}
      {block.kind === 'rect' && (
        <>
          <NumberField {...at('line')} value={block.line} onChange={(line) => change({ ...block, line })} />
          <ChoiceField
            {...at('color')}
            choices={inks}
            value={block.color}
            onChange={(color) => change({ ...block, color })}
          />
        </>
      )}
    </Fields>
  )
}

interface TextFieldsProps extends Pick<BlockFieldsProps, 'design' | 'faults' | 'index'> {
  readonly block: TextBlock
  readonly at: (field: string) => { name: string; label: string; fault: Reason | undefined }
  readonly onChange: (block: TextBlock) => void
}

const TextFields = ({ design, block, at, faults, index, onChange }: TextFieldsProps) => {
  const intl = useIntl()
  const fault = faults[`blocks.${index}.text`]
  return (
    <>
      <Whole>
        <TextArea
          name={`blocks.${index}.text`}
          rows={3}
          maxLength={blockLimits.text}
          label={<FormattedMessage id="documents.field.text" />}
          hint={<FormattedMessage id="documents.field.text.hint" />}
          error={fault === undefined ? undefined : <FormattedMessage id={`error.${fault}`} />}
          value={block.text}
          onChange={(event) => onChange({ ...block, text: event.currentTarget.value })}
        />
        <SelectField
          name="placeholder"
          label={<FormattedMessage id="documents.insert" />}
          value=""
          onChange={(event) => onChange({ ...block, text: `${block.text}{${event.currentTarget.value}}` })}
        >
          <option value="">{intl.formatMessage({ id: 'documents.insert.choose' })}</option>
          {placeholdersOf(design.kind).map((name) => (
            <option key={name} value={name}>
              {intl.formatMessage({ id: `documents.placeholder.${name}` })}
            </option>
          ))}
        </SelectField>
      </Whole>
      <NumberField {...at('size')} value={block.size} onChange={(size) => onChange({ ...block, size })} />
      <ChoiceField
        {...at('weight')}
        choices={weights}
        value={block.weight}
        onChange={(weight) => onChange({ ...block, weight })}
      />
      <ChoiceField
        {...at('align')}
        choices={aligns}
        value={block.align}
        onChange={(align) => onChange({ ...block, align })}
      />
      <ChoiceField
        {...at('height_align')}
        choices={heights}
        value={block.height_align}
        onChange={(height_align) => onChange({ ...block, height_align })}
      />
      <ChoiceField
        {...at('language')}
        choices={languages}
        value={block.language}
        onChange={(language) => onChange({ ...block, language })}
      />
      <ChoiceField
        {...at('fit')}
        choices={fits}
        value={block.fit}
        onChange={(fit) => onChange({ ...block, fit })}
      />
      <ChoiceField
        {...at('color')}
        choices={inks}
        value={block.color}
        onChange={(color) => onChange({ ...block, color })}
      />
    </>
  )
}
