import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { DocumentTemplate } from '../../../contract/documentBatch.ts'
import { faultsOfDesign, type Design } from '../../../contract/documents/design.ts'
import { layoutPage } from '../../../contract/documents/layout.ts'
import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { SelectField } from '../../kit/SelectField.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { Acts, Desk } from './Documents.styles.ts'
import { ListDesigner } from './ListDesigner.tsx'
import { ListPreview } from './ListPreview.tsx'
import { Misfits } from './Misfits.tsx'
import { PageDesigner } from './PageDesigner.tsx'
import { PagePreview } from './PagePreview.tsx'

export interface DesignerViewProps {
  readonly template: DocumentTemplate
  readonly name: string
  readonly design: Design
  /** The newest printable version: shown by the preview. */
  readonly printable: Design
  readonly chosen: number | null
  readonly busy: boolean
  /** One of two designs has to be chosen first. */
  readonly isHeld: boolean
  readonly isChanged: boolean
  readonly canUndo: boolean
  readonly canSave: boolean
  readonly failure: Failure | null
  readonly onChange: (design: Design, chosen?: number | null) => void
  readonly onRename: (name: string) => void
  readonly onChoose: (index: number | null) => void
  readonly onUndo: () => void
  readonly onSave: () => void
}

/** A template while it is edited: preview, blocks, fields. */
export const DesignerView = (props: DesignerViewProps) => {
  const { template, name, design, printable, chosen, busy, isHeld, isChanged, canUndo, canSave, failure } =
    props
  const { onChange, onRename, onChoose, onUndo, onSave } = props
  const intl = useIntl()
  const [shown, setShown] = useState(0)
  const { about, people } = template
  const person = people[shown] ?? people[0]
  const faults = faultsOfDesign(design)
  const disabled = busy || isHeld
  if (person === undefined) return null
  const cut =
    printable.kind === 'list'
      ? []
      : people.filter((each) => layoutPage(printable, about, each).cut.length > 0)
  const others = isChanged ? 0 : template.misfit_total - template.misfits.length
  const names = isChanged ? cut.map((each) => each.name) : template.misfits
  return (
    <>
      <TextField
        name="name"
        maxLength={60}
        autoComplete="off"
        disabled={disabled}
        label={<FormattedMessage id="documents.field.name" />}
        error={name.trim() === '' ? <FormattedMessage id="error.required" /> : undefined}
        value={name}
        onChange={(event) => onRename(event.currentTarget.value)}
      />
      {names.length > 0 && <Misfits names={names} others={others} />}
      <Desk>
        <div>
          {printable.kind === 'list' ? (
            <ListPreview design={printable} about={about} people={people} />
          ) : (
            <>
              <PagePreview
                design={printable}
                {...{ about, person, chosen, disabled }}
                onMove={(next) => onChange(next)}
                onChoose={onChoose}
              />
              <SelectField
                name="person"
                label={<FormattedMessage id="documents.person" />}
                value={String(shown)}
                onChange={(event) => setShown(Number(event.currentTarget.value))}
              >
                {people.map((each, index) => (
                  <option key={index} value={index}>
                    {each.name}
                  </option>
                ))}
              </SelectField>
            </>
          )}
        </div>
        {design.kind === 'list' ? (
          <ListDesigner {...{ design, faults, disabled, onChange }} />
        ) : (
          <PageDesigner {...{ design, chosen, faults, disabled, onChange, onChoose }} />
        )}
      </Desk>
      {failure !== null && (
        <Refusal role="alert">
          <FailureText failure={failure} />
        </Refusal>
      )}
      <Acts>
        <Button busy={busy} disabled={isHeld || (!busy && !canSave)} onClick={onSave}>
          <FormattedMessage id="documents.save" />
        </Button>
        <Button variant="quiet" disabled={!canUndo} onClick={onUndo}>
          <FormattedMessage id="documents.undo" />
        </Button>
        <span role="status">
          {isChanged && !busy && intl.formatMessage({ id: 'documents.unsaved' })}
          {Object.keys(faults).length > 0 && intl.formatMessage({ id: 'documents.faulty' })}
        </span>
      </Acts>
    </>
  )
}
