import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { ConferenceForm } from '../../../contract/conferenceForm.ts'
import { formLimits } from '../../../contract/formFields.ts'
import { About, Bar, Buttons, List, Panel } from '../../kit/listEditor.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Sides } from './ConferenceForm.styles.ts'
import { FieldItem } from './FieldItem.tsx'
import { FormPreview } from './FormPreview.tsx'
import type { FormWish } from './typedField.ts'

interface Props {
  readonly form: ConferenceForm
  /** Buttons that add the questions of a template. */
  readonly templates: ReactNode
  readonly onWish: (wish: FormWish) => void
}

/** The questions of a conference, and beside them the form as visitors see it. */
export const FormView = ({ form: { fields }, templates, onWish }: Props) => (
  <Sides>
    <Panel aria-labelledby="form-fields">
      <Bar>
        <h2 id="form-fields">
          <FormattedMessage id="form.fields" />
        </h2>
        <Buttons>
          {fields.length > 1 && (
            <Button variant="quiet" small onClick={() => onWish({ kind: 'order' })}>
              <FormattedMessage id="sale.order" />
            </Button>
          )}
          {fields.length < formLimits.fields && (
            <Button small onClick={() => onWish({ kind: 'edit', field: null })}>
              <FormattedMessage id="form.add" />
            </Button>
          )}
        </Buttons>
      </Bar>
      <About>
        <FormattedMessage id="form.fields.about" />
      </About>
      {templates}
      {fields.length === 0 ? (
        <EmptyState>
          <FormattedMessage id="form.empty" />
        </EmptyState>
      ) : (
        <List>
          {fields.map((field) => (
            <FieldItem key={field.id} field={field} fields={fields} onWish={onWish} />
          ))}
        </List>
      )}
    </Panel>
    <FormPreview fields={fields} />
  </Sides>
)
