import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import type { FormField } from '../../../contract/conferenceForm.ts'
import { formLimits } from '../../../contract/formFields.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { About, Tiers, TierRow } from '../../kit/listEditor.styles.ts'
import type { Typed } from '../../kit/typedOf.ts'
import { Button } from '../../kit/Button.tsx'
import { Box, Row } from '../../kit/Checkbox.styles.ts'
import { Refusal } from '../../kit/Refusal.ts'
import { TextField } from '../../kit/TextField.tsx'
import type { useForm } from '../../kit/useForm.ts'

interface Props {
  readonly form: Pick<ReturnType<typeof useForm>, 'faults' | 'limits' | 'refused' | 'show'>
  readonly typed: Typed
  /** As they are stored. */
  readonly stored: FormField['options']
}

/** The options of a question. One that was chosen is hidden and not removed. */
export const OptionRows = ({ form, typed, stored }: Props) => {
  const [rows, setRows] = useState(() => rowsOf(typed))
  const next = Math.max(-1, ...rows) + 1
  const change = (to: number[]) => {
    // Faults are named by place, and the places have changed.
    form.show({})
    setRows(to)
  }
  const fault = faultOf(form, 'options')
  return (
    <Tiers>
      <About>
        <FormattedMessage id="form.options.about" />
      </About>
      {rows.length === 0 && fault !== undefined && <Refusal role="alert">{fault}</Refusal>}
      {rows.map((row, at) => {
        const path = (field: string) => `options.${at}.${field}`
        const given = (field: string) => typed[`options.${row}.${field}`] ?? ''
        const key = given('key')
        const answers = stored.find((option) => option.key === key)?.answers ?? 0
        return (
          <TierRow key={row}>
            <legend>
              <FormattedMessage id="form.option.no" values={{ place: at + 1 }} />
            </legend>
            <input type="hidden" name={path('key')} defaultValue={key} />
            <TextField
              name={path('name')}
              label={<FormattedMessage id="form.option.name" />}
              error={faultOf(form, path('name'))}
              defaultValue={given('name')}
              maxLength={formLimits.option}
              autoComplete="off"
            />
            <TextField
              name={path('eng_name')}
              lang="en"
              label={<FormattedMessage id="form.option.eng_name" />}
              error={faultOf(form, path('eng_name'))}
              defaultValue={given('eng_name')}
              maxLength={formLimits.option}
              autoComplete="off"
            />
            {key !== '' && (
              <Row>
                <Box
                  type="checkbox"
                  name={path('hidden')}
                  value="1"
                  defaultChecked={given('hidden') === '1'}
                />
                <span>
                  <FormattedMessage id="form.option.hidden" values={{ number: answers }} />
                </span>
              </Row>
            )}
            {answers === 0 && (
              <p>
                <Button variant="quiet" small onClick={() => change(rows.filter((each) => each !== row))}>
                  <FormattedMessage id="form.option.remove" values={{ place: at + 1 }} />
                </Button>
              </p>
            )}
          </TierRow>
        )
      })}
      {rows.length < formLimits.options && (
        <p>
          <Button variant="quiet" small onClick={() => change([...rows, next])}>
            <FormattedMessage id="form.option.add" />
          </Button>
        </p>
      )}
    </Tiers>
  )
}

const rowsOf = (typed: Typed): number[] =>
  Object.keys(typed)
    .filter((name) => /^options\.\d+\.name$/.test(name))
    .map((name) => Number(name.split('.')[1]))
